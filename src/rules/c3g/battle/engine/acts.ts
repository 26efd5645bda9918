import type { Board } from '../../../../boards/board.ts';
import type { EffectLine } from '../../../../powers/effect-line.ts';
import type { RegroupsValue } from '../../../../powers/effects/regrouping.ts';
import { fallOf } from '../../ground/fall.ts';
import type { Other } from '../../setup.ts';
import { Assault } from './assault.ts';
import type { BattleCard } from './cards.ts';
import { drawn } from './distribution.ts';
import type { Game } from './game.ts';
import { rollFall, rollLava } from './hazards.ts';
import { holdsFor } from './holds.ts';
import { boardOf } from './knockback.ts';
import { useLeap } from './leaps.ts';
import { countMovementPowers, type Going } from './movement-powers.ts';
import { isFree, type Reach } from './reach.ts';
import { takeNear } from './takings.ts';
import type { TurnOf } from './turn-of.ts';

/** Figures that may move out of turn, how many more of them, and how many have. */
interface Moving {
  readonly one: RegroupsValue;
  readonly waiting: Set<number>;
  left: number;
  moved: number;
}

/**
 * What a side can do, as the rules have it: each act rolls its dice and changes the game. Whatever is not allowed is
 * an error of the policy's.
 */
export class Acts {
  private readonly game: Game;
  private readonly board: Board<Other>;
  private readonly assault: Assault;
  /** By figure: 1 once it has moved or attacked in this turn. */
  private readonly hasMoved: Uint8Array;
  private readonly hasAttacked: Uint8Array;
  /** How many figures the turn still activates, and those that have been. */
  private left = 0;
  private regrouping: Moving | undefined;
  private readonly isActive: Uint8Array;
  private acting = -1;
  private only: TurnOf['only'];
  /** By figure: who takes no part in the turn; who has bonded, or acted at all, since the marker was revealed. */
  private readonly barred: Uint8Array;
  private readonly bonded: Uint8Array;
  private readonly acted: Uint8Array;
  private hasPassedMoving = false;
  /** The figures of the army being placed that are on the board, in the order in which they came. */
  private readonly placed: number[] = [];

  /** Powers that a card uses between moving and attacking. */
  afterMoving: (card: number) => void = () => {};

  constructor(game: Game) {
    this.game = game;
    this.board = boardOf(game);
    this.assault = new Assault(game, this.board);
    const { figures } = game.tables;
    this.hasMoved = new Uint8Array(figures);
    this.hasAttacked = new Uint8Array(figures);
    this.isActive = new Uint8Array(figures);
    this.barred = new Uint8Array(figures);
    this.bonded = new Uint8Array(figures);
    this.acted = new Uint8Array(figures);
  }

  /** The figures of a side that are not placed yet: double bases first, to which not every space is the same. */
  toPlace(side: number): number[] {
    const { state, tables } = this.game;
    return (tables.figuresOf[side] as readonly number[])
      .filter((figure) => this.isToPlace(figure))
      .sort((a, b) => Number(state.card(b).isDouble) - Number(state.card(a).isDouble));
  }

  /** Some come later, and the second selves of cards that may change sides are nowhere yet. */
  private isToPlace(figure: number): boolean {
    const { state } = this.game;
    return !state.isOnBoard(figure) && state.lives[figure] === 1 && !state.card(figure).waits;
  }

  /** The spaces of its start area on which a figure could be put now, as places of its base; of others none. */
  startsOf(figure: number): number[] {
    const { state, tables } = this.game;
    if (!this.isToPlace(figure)) return [];
    const places = state.places(figure);
    const area = tables.starts[tables.sideOf[figure] as number] as readonly number[];
    const isIn = new Set(area);
    const found: number[] = [];
    for (const a of area) {
      const candidates = places.isDouble
        ? area.flatMap((b) => (b > a ? [places.placeAt(a, b)] : []))
        : [a];
      for (const place of candidates) {
        if (place < 0 || !isIn.has(places.a[place] as number)) continue;
        if (isFree(state, places, place, figure)) found.push(place);
      }
    }
    return found;
  }

  /** Puts a figure on the board before the first round. */
  put(figure: number, place: number): void {
    const { state } = this.game;
    if (state.isOnBoard(figure) || !isFree(state, state.places(figure), place, figure)) {
      throw new Error(`figure ${figure} cannot be put on place ${place}`);
    }
    state.put(figure, place);
    this.placed.push(figure);
  }

  /** An army is about to be placed. */
  beginPlacing(): void {
    this.placed.length = 0;
  }

  /** The army is placed, close together if its policy has left no room for some of it. */
  endPlacing(side: number): void {
    const { game, placed } = this;
    const { state } = game;
    if (this.toPlace(side).length > 0) this.pack(side);
    for (const figure of placed) {
      state.tell?.({ is: 'placed', figure, place: state.place[figure] as number });
    }
    for (const figure of this.toPlace(side)) game.leaveOut(figure);
  }

  /** Places all of an army, where the fewest others could be placed first: so the least room is lost. */
  private pack(side: number): void {
    const { state } = this.game;
    for (const figure of this.placed) state.take(figure);
    this.beginPlacing();
    for (const figure of this.toPlace(side)) {
      const { a, b } = state.places(figure);
      const starts = this.startsOf(figure);
      const chances = new Map<number, number>();
      for (const place of starts) {
        for (const space of [a[place] as number, b[place] as number])
          chances.set(space, (chances.get(space) ?? 0) + 1);
      }
      const lost = (place: number) => {
        const [one, other] = [chances.get(a[place] as number), chances.get(b[place] as number)];
        return Math.min(one as number, other as number) * starts.length + (one as number);
      };
      const [best] = starts.sort((x, y) => lost(x) - lost(y));
      if (best !== undefined) this.put(figure, best);
    }
  }

  /** An order marker has been revealed: nobody has acted yet in the turns that it brings. */
  beginMarker(): void {
    this.acted.fill(0);
    this.bonded.fill(0);
  }

  /** Whether a figure has acted in a turn that this order marker has brought. */
  hasActed(figure: number): boolean {
    return this.acted[figure] === 1;
  }

  /** A turn of a card begins, or of some figures of it. */
  beginTurn(card: number, of?: TurnOf): void {
    const { tables, state } = this.game;
    this.acting = card;
    this.left = of?.figures.length ?? tables.cards[card]?.activated ?? 0;
    this.only = of?.only;
    state.spaces = of?.spaces ?? 0;
    state.movesFreely = of?.freely ?? false;
    if (of) this.barred.fill(1);
    else this.barred.set(this.bonded);
    for (const figure of of?.figures ?? []) {
      this.barred[figure] = 0;
      this.bonded[figure] = 1;
    }
    this.hasPassedMoving = false;
    this.hasMoved.fill(0);
    this.hasAttacked.fill(0);
    this.isActive.fill(0);
    this.assault.beginTurn();
  }

  /** The turn is over. */
  endTurn(): void {
    const { state } = this.game;
    if (!this.hasPassedMoving && !this.game.isOver()) this.beforeAttacks();
    this.only = undefined;
    state.spaces = 0;
    state.movesFreely = false;
  }

  /** How many figures this turn can activate in all. */
  get activates(): number {
    let active = 0;
    for (const one of this.isActive) active += one;
    return this.left + active;
  }

  /** Whether figures attack in this turn at all. */
  get attacks(): boolean {
    return this.only !== 'move';
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
  }

  canStillMove(figure: number): boolean {
    return this.only !== 'attack' && this.hasMoved[figure] === 0 && this.mayAct(figure);
  }

  /**
   * All have moved who will: powers that act before attacks do so now.
   *
   * @returns whether figures may move again
   */
  beforeAttacks(): boolean {
    const { game } = this;
    const card = game.tables.cards[this.acting] as BattleCard;
    if (!this.hasPassedMoving && !this.only) {
      takeNear(game, card, 'afterMoving');
      this.afterMoving(this.acting);
    }
    const may = !this.hasPassedMoving && this.rollsToMoveAgain(card);
    this.hasPassedMoving = true;
    return may;
  }

  private rollsToMoveAgain(card: BattleCard): boolean {
    const { game } = this;
    const { state } = game;
    const { index, movesAgain, powerOf } = card;
    if (movesAgain.length === 0 || this.only) return false;
    let [needed, by] = [21, movesAgain[0] as EffectLine];
    for (const [f, active] of this.isActive.entries()) {
      if (active === 0 || !state.isOnBoard(f)) continue;
      for (const line of movesAgain) {
        if (Number(line.moveAgain) >= needed || !holdsFor(state, f, line.when)) continue;
        [needed, by] = [Number(line.moveAgain), line];
      }
    }
    if (needed > 20) return false;
    const roll = needed > 1 ? state.dice.d20() : 0;
    const power = powerOf.get(by) as number;
    state.tell?.({ is: 'again', card: index, power, roll, needed });
    if (needed > 1 && roll < needed) return false;
    game.fires(card, by);
    for (const [f, active] of this.isActive.entries()) if (active === 1) this.hasMoved[f] = 0;
    return true;
  }

  /** @returns whether the figure is still on the board */
  move(figure: number, place: number): boolean {
    const { game } = this;
    const { state } = game;
    this.activate(figure);
    if (this.only === 'attack') throw new Error(`figure ${figure} only attacks in this turn`);
    if (this.hasMoved[figure] === 1) throw new Error(`figure ${figure} has moved`);
    this.hasMoved[figure] = 1;
    if (state.place[figure] === place) return true;
    const reach = game.reach(figure);
    if (!reach.has(place)) throw new Error(`figure ${figure} cannot reach place ${place}`);
    const path = reach.pathTo(place);
    const leap = state.gait(figure).leaps[(reach.leaps[place] as number) - 1];
    const flies = reach.isFlown[place] === 1 && !leap;
    const going: Going = {
      ...{ path, flies, leap },
      isCharge: reach.isCharge(place),
      isHurry: reach.isHurry(place),
    };
    if (going.isHurry) this.hasAttacked[figure] = 1;
    this.tellMove(figure, going);
    return this.follow(figure, going);
  }

  /** Figures may move out of turn from now on. */
  beginRegrouping(one: RegroupsValue, figures: readonly number[]): void {
    const left = one.figures ?? figures.length;
    this.regrouping = { one, waiting: new Set(figures), left, moved: 0 };
  }

  /** Whether one of those that may move out of turn still can. */
  mayRegroup(figure: number): boolean {
    const { regrouping, game } = this;
    if (!regrouping || regrouping.left === 0) return false;
    return regrouping.waiting.has(figure) && game.state.isOnBoard(figure);
  }

  /** Where it can go. */
  regroupReach(figure: number): Reach {
    if (!this.regrouping) throw new Error('nobody moves out of turn');
    return this.game.reachOf(figure, this.regrouping.one);
  }

  /** @returns whether the figure is still on the board */
  regroupTo(figure: number, place: number): boolean {
    const { regrouping, game } = this;
    const { state } = game;
    if (!regrouping || !this.mayRegroup(figure))
      throw new Error(`figure ${figure} cannot move out of turn`);
    if (state.place[figure] === place) return true;
    const reach = this.regroupReach(figure);
    if (!reach.has(place)) throw new Error(`figure ${figure} cannot reach place ${place}`);
    regrouping.waiting.delete(figure);
    regrouping.left--;
    regrouping.moved++;
    const path = reach.pathTo(place);
    const flies = reach.isFlown[place] === 1;
    reach.forget();
    state.tell?.({ is: 'moved', figure, flies, path });
    const leaves = regrouping.one.leaves === true;
    return this.follow(figure, { path, flies, leap: undefined, leaves });
  }

  /** @returns whether anybody has moved */
  endRegrouping(): boolean {
    const moved = this.regrouping?.moved ?? 0;
    this.regrouping = undefined;
    return moved > 0;
  }

  private tellMove(figure: number, going: Going): void {
    const { game } = this;
    const { state } = game;
    const card = state.card(figure);
    if (card.battleLines.length > 0) countMovementPowers(game, figure, going);
    const { path, flies, leap } = going;
    if (leap) useLeap(state, figure, leap);
    const power = leap && card.powerOf.get(leap.line);
    const walked = leap ? path.slice(0, -1) : path;
    if (walked.length > 1 || !leap) state.tell?.({ is: 'moved', figure, flies, path: walked });
    if (power !== undefined) {
      state.tell?.({
        is: 'leapt',
        figure,
        power,
        path: path.slice(-2),
        isAfter: walked.length > 1,
      });
    }
  }

  /** Follows a way step by step: strikes of those it leaves, falls, lava; then who answers its coming. */
  private follow(
    figure: number,
    {
      path,
      flies: isFlight,
      leap,
      leaves: isLeft = false,
    }: Pick<Going, 'path' | 'flies' | 'leap' | 'leaves'>,
  ): boolean {
    const { game } = this;
    const { state, tables } = game;
    const { figuresOf, sideOf } = tables;
    const card = state.card(figure);
    const places = state.places(figure);
    const { falls, passes } = state.gait(figure);
    const enemies = figuresOf[1 - (sideOf[figure] as number)] as readonly number[];
    const beside = (enemy: number) => state.isOnBoard(enemy) && state.areAdjacent(figure, enemy);
    const before = enemies.filter(beside);
    const { leaves, leavesFrom } = game.encounters.movementOf(figure);
    const mayLeave = (place: number) =>
      isLeft ||
      leaves ||
      (leavesFrom >= 0 && (places.a[place] === leavesFrom || places.b[place] === leavesFrom));
    let near = before;
    for (let i = 1; i < path.length; i++) {
      const [from, to] = [path[i - 1] as number, path[i] as number];
      const isLast = i === path.length - 1;
      const isLeap = leap !== undefined && isLast;
      const flies = isFlight || isLeap;
      const next = enemies.filter(
        (enemy) =>
          state.isOnBoard(enemy) &&
          (state.isBesidePlace(figure, to, enemy) || (passes && isOn(game, enemy, figure, to))),
      );
      if (!mayLeave(from) && !(isLeap && !leap.strikes)) {
        for (const enemy of near) {
          if ((flies || !next.includes(enemy)) && !this.struck(figure, enemy)) return false;
        }
      }
      near = next;
      const drop = flies ? 0 : (places.level[from] as number) - (places.level[to] as number);
      // Between two places of its way it may pass through a friend.
      if (isLast) {
        state.take(figure);
        state.put(figure, to);
      } else state.pass(figure, to);
      const fall = flies ? undefined : fallOf(landing(game, figure, to) ? 0 : drop, falls);
      if (fall) rollFall(game, figure, drop, fall, 'falls');
      if (state.lives[figure] === 0) return false;
      if (!card.lavaResistant && places.lava[to] === 1 && (isLast || !flies)) {
        if (!rollLava(game, figure)) return false;
      }
    }
    this.heal(figure);
    return this.answered(figure, before);
  }

  /** A glyph that heals whoever stops there is used up. */
  private heal(figure: number): void {
    const { state, tables } = this.game;
    if (!state.card(figure).isHero) return;
    for (const [glyph, { heals, space }] of tables.glyphs.entries()) {
      if (!heals || state.glyphLies[glyph] === 0 || state.occupant[space] !== figure) continue;
      state.glyphLies[glyph] = 0;
      state.wounds[figure] = 0;
      state.tell?.({ is: 'glyph', figure, glyph });
    }
  }

  /** The die of an enemy that is left. @returns whether the figure is still there */
  private struck(figure: number, enemy: number): boolean {
    const { state, tables } = this.game;
    const dice = Math.max(0, 1 + state.card(enemy).leavingDice);
    const skulls = state.dice.skulls(dice);
    const { ignoresLeaving } = state.card(figure);
    const d20 = skulls > 0 && ignoresLeaving > 1 ? state.dice.d20() : 0;
    state.tell?.({ is: 'struck', figure, by: enemy, skulls, d20 });
    if (d20 > 0 && d20 >= ignoresLeaving) return true;
    this.game.wound(figure, skulls, tables.cardOf[enemy] as number);
    return state.lives[figure] === 1;
  }

  /** Powers of enemies that it has come next to. @returns whether the figure is still there */
  private answered(figure: number, before: readonly number[]): boolean {
    const { game } = this;
    const { state, tables } = game;
    for (const enemy of tables.figuresOf[
      1 - (tables.sideOf[figure] as number)
    ] as readonly number[]) {
      if (!state.isOnBoard(enemy) || !state.card(enemy).answersArrival) continue;
      if (before.includes(enemy) || !state.areAdjacent(figure, enemy)) continue;
      const { encounters } = game;
      const met = encounters.meets(figure, state.place[figure] as number, enemy, true);
      const distribution = encounters.distributions(figure, enemy).arrival(met);
      if (distribution.isNothing) continue;
      const outcome = drawn(distribution, state.dice.uniform());
      state.tell?.({
        is: 'power',
        figure,
        target: enemy,
        when: 'arrival',
        met: { ...met },
        outcome,
      });
      encounters.use(figure, enemy, outcome.used);
      if (outcome.ownDestroyed) game.destroy(figure, tables.cardOf[enemy] as number);
      else game.wound(figure, outcome.ownWounds, tables.cardOf[enemy] as number);
      if (outcome.enemyDestroyed) game.destroy(enemy, 'own side');
      else game.wound(enemy, outcome.enemyWounds, 'own side');
      if (state.lives[figure] === 0) return false;
    }
    return true;
  }

  /**
   * A figure makes its attacks of this turn, on a target first and on others if its attacks go on.
   *
   * @returns false where it has no attack on that target
   */
  attack(figure: number, target: number): boolean {
    this.activate(figure);
    if (this.only === 'move') throw new Error(`figure ${figure} only moves in this turn`);
    if (this.hasAttacked[figure] === 1) throw new Error(`figure ${figure} has attacked`);
    const made = this.assault.make(figure, target);
    if (made === 'none') return false;
    this.hasAttacked[figure] = 1;
    // All figures of the squad made it together.
    if (made === 'together') this.hasAttacked.fill(1);
    return true;
  }

  canStillAttack(figure: number): boolean {
    return this.attacks && this.hasAttacked[figure] === 0 && this.mayAct(figure);
  }
}

/** Whether an enemy stands on a place that a figure walks through. */
function isOn({ state }: Game, enemy: number, figure: number, place: number): boolean {
  const { a, b } = state.places(figure);
  const second = b[place] as number;
  return (
    state.occupant[a[place] as number] === enemy ||
    (second >= 0 && state.occupant[second] === enemy)
  );
}

/** Whether a base comes down on water with all of it. */
function landing({ state, tables }: Game, figure: number, place: number): boolean {
  const { a, b } = state.places(figure);
  const { letters } = tables.ground;
  const second = b[place] as number;
  return letters[a[place] as number] === 'w' && (second < 0 || letters[second] === 'w');
}
