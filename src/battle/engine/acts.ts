/* The acts of a side in a turn: moving and attacking with the figures that may act. Policies call these methods. */

import type { Board } from '../../board/index.ts';
import type { Other } from '../../fight/index.ts';
import { Assault } from './attacks/assault.ts';
import { countUse } from './attacks/battle-uses.ts';
import { boardOf } from './attacks/knockback.ts';
import type { Game } from './game.ts';
import { countHolding } from './ground/engaging-counts.ts';
import { notePassing } from './ground/passing.ts';
import { loadsOf, unload } from './powers/moments/carrying.ts';
import { rollMove, swarmOf } from './powers/moments/turn-rolls.ts';
import { countMovementPowers, type Going } from './powers/movement-powers.ts';
import { noteMovement } from './state/actions-this-turn.ts';
import type { BattleCard } from './state/cards.ts';
import { follow, tellLeap } from './turns/following.ts';
import { MovingOutOfTurn } from './turns/moving-out-of-turn.ts';
import { Placing } from './turns/placing.ts';
import type { MayDo, TurnOf } from './turns/turn-of.ts';

/**
 * The acts that the rules allow a side. Each act rolls its dice and changes the game. A policy that tries a forbidden
 * act is in error.
 */
export class Acts {
  private readonly game: Game;
  private readonly board: Board<Other>;
  private readonly assault: Assault;
  readonly placing: Placing;
  readonly outOfTurn: MovingOutOfTurn;
  /** For each figure, 1 if it has moved in this turn. */
  private readonly hasMoved: Uint8Array;
  /** For each figure, 1 if it has attacked in this turn. */
  private readonly hasAttacked: Uint8Array;
  /** How many more figures the turn can activate. */
  private left = 0;
  /** How many figures of a swarm may still move and attack; undefined if there is no limit. */
  private swarm: { move: number; attack: number } | undefined;
  /** For each figure, 1 if the turn has activated it. */
  private readonly isActive: Uint8Array;
  private acting = -1;
  private only: TurnOf['only'];
  private either = false;
  private attackersLeft = Number.POSITIVE_INFINITY;
  /** For each figure, 1 if it may not act in this turn. */
  private readonly barred: Uint8Array;
  /** For each figure, 1 if it has had a bonded turn since the last order marker was revealed. */
  private readonly bonded: Uint8Array;
  /** For each figure, 1 if it has acted since the last order marker was revealed. */
  private readonly acted: Uint8Array;
  private hasPassedMoving = false;
  private movesAgain = false;
  /** Whether any figure has moved or attacked in this turn, or has given up its attacks for a power. */
  private hasDone = false;

  /** Uses the powers of a card between moving and attacking. */
  afterMoving: (card: number) => void = () => {};

  constructor(game: Game) {
    this.game = game;
    this.board = boardOf(game);
    this.assault = new Assault(game, this.board);
    this.placing = new Placing(game);
    this.outOfTurn = new MovingOutOfTurn(game);
    const { figures } = game.tables;
    this.hasMoved = new Uint8Array(figures);
    this.hasAttacked = new Uint8Array(figures);
    this.isActive = new Uint8Array(figures);
    this.barred = new Uint8Array(figures);
    this.bonded = new Uint8Array(figures);
    this.acted = new Uint8Array(figures);
  }

  /** Call when an order marker is revealed. No figure counts as having acted yet. */
  beginMarker(): void {
    this.acted.fill(0);
    this.bonded.fill(0);
    this.game.state.paidWith.fill(0);
  }

  /** Whether a figure has acted in a turn that the current order marker gave. */
  hasActed(figure: number): boolean {
    return this.acted[figure] === 1;
  }

  /** Begins a turn of a card or, with `of`, a turn of some of its figures. */
  beginTurn(card: number, of?: TurnOf): void {
    const { tables, state } = this.game;
    this.acting = card;
    this.left =
      of?.figures.length ?? Math.min(tables.cards[card]?.activated ?? 0, state.orders.most);
    this.only = of?.only;
    this.either = of?.either === true;
    this.attackersLeft = of?.attackersLeft ?? Number.POSITIVE_INFINITY;
    const own = tables.cards[card] as BattleCard;
    const swarm = of ? undefined : swarmOf(this.game, own);
    this.swarm = swarm && { ...swarm };
    if (swarm) this.left = swarm.isAny ? swarm.move + swarm.attack : swarm.move;
    state.rolledMove = of ? 0 : rollMove(this.game, own);
    state.spaces = of?.spaces ?? 0;
    state.farther = of?.farther ?? 0;
    state.movesFreely = of?.freely ?? false;
    if (of) this.barred.fill(1);
    else this.barred.set(this.bonded);
    for (const figure of of?.figures ?? []) {
      this.barred[figure] = 0;
      this.bonded[figure] = 1;
    }
    this.hasPassedMoving = false;
    this.hasDone = false;
    this.hasMoved.fill(0);
    this.hasAttacked.fill(0);
    this.isActive.fill(0);
    this.assault.beginTurn();
  }

  /** Ends the turn. */
  endTurn(): void {
    const { state } = this.game;
    if (!this.hasPassedMoving && !this.game.isOver()) this.beforeAttacks();
    this.only = undefined;
    this.swarm = undefined;
    state.rolledMove = 0;
    state.spaces = 0;
    state.farther = 0;
    state.movesFreely = false;
  }

  /** What the figures may do in the turn; undefined if any of them has already acted. */
  get undone(): MayDo | undefined {
    if (this.hasDone) return undefined;
    const { firstFigure, figures } = this.game.tables.cards[this.acting] as BattleCard;
    const all = Array.from({ length: figures }, (_, i) => firstFigure + i);
    return {
      figures: all.filter((figure) => this.mayAct(figure)),
      move: this.only !== 'attack' && this.swarm?.move !== 0,
      attack: this.attacks && this.swarm?.attack !== 0 && this.attackersLeft > 0,
      isEither: this.either,
    };
  }

  /** How many figures this turn can activate, including those already activated. */
  get activates(): number {
    let active = 0;
    for (const one of this.isActive) active += one;
    return this.left + active;
  }

  /** Whether any figure may attack in this turn. */
  get attacks(): boolean {
    return this.only !== 'move';
  }

  /** Whether a figure could still attack after moving to a place. */
  attacksAfter(figure: number, place: number): boolean {
    return this.attacks && !(this.either && this.game.state.place[figure] !== place);
  }

  /** Whether a figure can act in this turn. */
  mayAct(figure: number): boolean {
    const { state, tables } = this.game;
    if (tables.cardOf[figure] !== this.acting || this.barred[figure] === 1) return false;
    if (state.orders.isCutShort) return false;
    if (!state.isOnBoard(figure)) return false;
    return this.isActive[figure] === 1 || this.left > 0;
  }

  private activate(figure: number): void {
    if (!this.mayAct(figure)) throw new Error(`figure ${figure} cannot act in this turn`);
    if (this.isActive[figure] === 1) return;
    this.isActive[figure] = 1;
    this.acted[figure] = 1;
    this.left--;
    countHolding(this.game, figure);
  }

  canStillMove(figure: number): boolean {
    if (this.swarm?.move === 0) return false;
    return this.only !== 'attack' && this.hasMoved[figure] === 0 && this.mayAct(figure);
  }

  /**
   * Ends the movements, then uses the powers that act before attacks.
   *
   * @returns whether figures may move again
   */
  beforeAttacks(): boolean {
    this.movesAgain = false;
    if (!this.hasPassedMoving && !this.only) this.afterMoving(this.acting);
    this.hasPassedMoving = true;
    return this.movesAgain;
  }

  /** Whether the turn has activated a figure. */
  hasActivated(figure: number): boolean {
    return this.isActive[figure] === 1;
  }

  /** Lets the activated figures move again. */
  moveAgain(): void {
    this.movesAgain = true;
    for (const [f, active] of this.isActive.entries()) if (active === 1) this.hasMoved[f] = 0;
  }

  /**
   * Moves a figure to a place that it can reach.
   *
   * @returns whether the figure is still on the board
   */
  move(figure: number, place: number): boolean {
    const { game } = this;
    const { state } = game;
    this.activate(figure);
    if (this.only === 'attack') throw new Error(`figure ${figure} only attacks in this turn`);
    if (this.hasMoved[figure] === 1) throw new Error(`figure ${figure} has moved`);
    this.hasMoved[figure] = 1;
    if (state.place[figure] === place) return true;
    this.hasDone = true;
    if (this.swarm && this.swarm.move-- === 0)
      throw new Error('no more figures of the swarm may move');
    const reach = game.reach(figure);
    if (!reach.has(place)) throw new Error(`figure ${figure} cannot reach place ${place}`);
    const path = reach.pathTo(place);
    const number = reach.leaps[place] as number;
    const leap = number > 0 ? state.gait(figure).leaps[number - 1] : undefined;
    const flies = reach.isFlown[place] === 1 && !leap;
    const going: Going = {
      path,
      flies,
      leap,
      isCharge: reach.isCharge(place),
      isHurry: reach.isHurry(place),
      isRun: reach.isRun(place),
    };
    if (going.isHurry || this.either) this.hasAttacked[figure] = 1;
    if (going.isRun) noteMovement(state, figure, 'ran');
    if (flies) noteMovement(state, figure, 'flew');
    if (leap) noteMovement(state, figure, 'leapt');
    this.tellMove(figure, going);
    const loads = loadsOf(game, figure, flies, place);
    notePassing(game, figure, going);
    const isThere = follow(game, figure, going);
    if (isThere) unload(loads);
    return isThere;
  }

  private tellMove(figure: number, going: Going): void {
    const { game } = this;
    const { state } = game;
    countMovementPowers(game, figure, going);
    const { path, flies, leap } = going;
    if (leap) countUse(state, figure, leap.line);
    const walked = leap ? path.slice(0, -1) : path;
    if (leap && walked.length === 1) tellLeap(game, figure, leap, path, false);
    else state.tell?.({ is: 'moved', figure, flies, path: walked });
  }

  /**
   * Makes a figure's attacks in this turn: first on the target, then on other figures if it has more attacks.
   *
   * @returns false if it cannot attack that target
   */
  attack(figure: number, target: number): boolean {
    this.activate(figure);
    if (this.only === 'move') throw new Error(`figure ${figure} only moves in this turn`);
    if (this.swarm?.attack === 0 || this.attackersLeft === 0)
      throw new Error('no more figures may attack');
    if (this.hasAttacked[figure] === 1) throw new Error(`figure ${figure} has attacked`);
    const made = this.assault.make(figure, target);
    if (made === 'none') return false;
    this.hasDone = true;
    this.hasAttacked[figure] = 1;
    if (this.swarm) this.swarm.attack--;
    this.attackersLeft--;
    // All figures of the squad have taken part in the attack.
    if (made === 'together') this.hasAttacked.fill(1);
    return true;
  }

  /** Gives up all attacks that the card could still make in this turn. */
  forgoAttacks(): void {
    this.hasDone = true;
    this.hasAttacked.fill(1);
  }

  canStillAttack(figure: number): boolean {
    if (this.swarm?.attack === 0 || this.attackersLeft === 0) return false;
    return this.attacks && this.hasAttacked[figure] === 0 && this.mayAct(figure);
  }
}
