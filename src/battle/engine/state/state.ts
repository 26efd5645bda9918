/* The state of one game, which the engine changes and policies read. */

import { Orders } from '../orders/orders.ts';
import type { Given } from '../powers/auras.ts';
import type { GameTeller } from '../tell.ts';
import { GameDice } from './game-dice.ts';
import { OUT, Positions } from './positions.ts';
import type { BattleTables } from './tables.ts';

/**
 * The state of one game in flat arrays, which are reset for each game. This class stores facts and keeps them
 * consistent; rules and policies are elsewhere.
 */
export class GameState extends Positions {
  readonly wounds: Int16Array;
  /** 1 while the figure is not destroyed. */
  readonly lives: Uint8Array;
  /** 1 once the figure has been destroyed, until it returns. */
  readonly fallen: Uint8Array;
  /** For each figure, its place when the turn began. */
  readonly began: Int32Array;
  /** For each figure, 1 if it was engaged when the turn began. */
  readonly beganEngaged: Uint8Array;
  /** For each card, how many of its figures are left. */
  readonly left: Int16Array;
  /** For each card, how many enemies it has destroyed. */
  readonly kills: Int16Array;
  /** For each card, the number of the set of effects that spirits give it. */
  readonly spiritOf: Int16Array;
  /** Effects that powers have given to figures for a limited time. */
  gifts: readonly Given[] = [];
  /** For each figure, the number of the set of effects that gifts give it. */
  readonly giftsOf: Int16Array;
  /** The numbers (`Gift.giver`) of once-a-round gifts that have been given in this round. */
  readonly gaveInRound = new Set<number>();
  /**
   * How often each figure has used each limited line. The index is the figure times `lines`, plus the number of the
   * line.
   */
  readonly used: Uint8Array;
  readonly lines: number;
  /** For each side, the number of figures left. */
  readonly alive: Int16Array;
  /**
   * For each side, the number of its figures that the enemy controls for a turn. These figures keep their side in the
   * game.
   */
  readonly lent: Int16Array;
  /** For each card, 1 while it fights for the enemy during one turn. */
  readonly isLent: Uint8Array;
  /** The cards that have lost their powers for this turn. */
  readonly negated: number[] = [];
  /** For each glyph, 1 while it is on the board. */
  readonly glyphLies: Uint8Array;
  /** For each figure, 1 if the acting card has attacked it in this turn. */
  readonly attacked: Uint8Array;
  /** For each figure, whether the acting card has passed it in this turn; see `passing.ts`. */
  readonly passed: Uint8Array;
  /** For each passed figure, the lowest difference between its level and the level of the passing figure. */
  readonly passedAbove: Int16Array;
  /** For each card, the number of markers that its powers have collected. */
  readonly tokens: Uint8Array;
  /** For each card, 1 once a marker has been added in this turn. */
  readonly collected: Uint8Array;
  /** For each figure, 1 once a power has tried to displace it in this turn. */
  readonly thrown: Uint8Array;
  /** For each figure, the wounds that the acting card has dealt it in this turn. */
  readonly dealt: Int16Array;
  /** What each card has done in this turn, as bits; see `actions-this-turn.ts`. */
  readonly deeds: Uint8Array;
  /** What each figure has done in this turn, as bits; see `actions-this-turn.ts`. */
  readonly movements: Uint8Array;
  /** For each card, 1 once one of its figures has been destroyed in this turn to heal another. */
  readonly paidWith: Uint8Array;
  /** For each figure, how it hides; see `hidden.ts`. */
  readonly hidden: Uint8Array;
  /** For each figure, the place where it hides. */
  readonly hiddenAt: Int32Array;
  /** For each figure, its D20 roll before its attack; 0 if there was none. */
  readonly rolled: Uint8Array;
  /** The results of the acting card's tables of attack dice. */
  tableDice: readonly number[] = [];
  /** Whether a side has attacked or wounded an enemy, or taken over an enemy card. */
  hasMet = false;
  /** For each side, the number of turns (of either side) since it last attacked. */
  readonly quiet = new Int16Array(2);
  round = 0;
  /** The turn in the round, 1 to 3; 0 before the first. */
  turn = 0;
  /** The card taking a turn, with or without an order marker; -1 if there is none. */
  playing = -1;
  /** Figures destroyed in this turn. */
  fellNow: number[] = [];
  /** A figure that may not move in this turn; -1 if there is none. */
  stays = -1;
  /** The side with initiative. */
  first = 0;
  /** 1 if the sides exchange their start areas in this game. */
  private exchanged = 0;
  readonly orders = new Orders();
  /** The length of this turn's movement in spaces, if a power sets it instead of Move; otherwise 0. */
  spaces = 0;
  /** Whether figures are safe from strikes as they leave enemies during that movement. */
  movesFreely = false;
  /** Spaces added to Move in the turn. */
  farther = 0;
  /** Spaces that the acting card's D20 roll has added for its turn. */
  rolledMove = 0;
  readonly dice: GameDice;
  /** A separate stream of random numbers for choices by policies. */
  readonly lots: GameDice;
  /** A separate stream of random numbers that decides where each side begins. */
  private readonly ends: GameDice;
  /** Receives all events of the game, if set. */
  tell: GameTeller | undefined;

  constructor(tables: BattleTables, base: Uint32Array) {
    super(tables);
    const { figures, cards, glyphs } = tables;
    this.wounds = new Int16Array(figures);
    this.lives = new Uint8Array(figures);
    this.fallen = new Uint8Array(figures);
    this.began = new Int32Array(figures);
    this.beganEngaged = new Uint8Array(figures);
    this.left = new Int16Array(cards.length);
    this.kills = new Int16Array(cards.length);
    this.giftsOf = new Int16Array(figures);
    this.spiritOf = new Int16Array(cards.length);
    this.lines = cards.reduce((sum, { limited }) => sum + limited.length, 0);
    this.used = new Uint8Array(figures * this.lines);
    this.alive = new Int16Array(2);
    this.lent = new Int16Array(2);
    this.isLent = new Uint8Array(cards.length);
    this.glyphLies = new Uint8Array(glyphs.length);
    this.attacked = new Uint8Array(figures);
    this.thrown = new Uint8Array(figures);
    this.passed = new Uint8Array(figures);
    this.passedAbove = new Int16Array(figures);
    this.tokens = new Uint8Array(cards.length);
    this.collected = new Uint8Array(cards.length);
    this.dealt = new Int16Array(figures);
    this.deeds = new Uint8Array(cards.length);
    this.movements = new Uint8Array(figures);
    this.paidWith = new Uint8Array(cards.length);
    this.hidden = new Uint8Array(figures);
    this.hiddenAt = new Int32Array(figures);
    this.rolled = new Uint8Array(figures);
    this.dice = new GameDice(base);
    this.lots = new GameDice(base);
    this.ends = new GameDice(base);
  }

  begin(game: number): void {
    const { cards, figures } = this.tables;
    this.clear();
    this.hasMet = false;
    this.wounds.fill(0);
    this.lives.fill(1);
    this.fallen.fill(0);
    this.kills.fill(0);
    this.gifts = [];
    this.giftsOf.fill(0);
    this.spiritOf.fill(0);
    this.tokens.fill(0);
    this.hidden.fill(0);
    this.used.fill(0);
    this.glyphLies.fill(1);
    this.alive.fill(0);
    this.lent.fill(0);
    this.isLent.fill(0);
    this.negated.length = 0;
    for (const { index, figures: count, side, firstFigure, isOtherSelf } of cards) {
      if (isOtherSelf) {
        this.left[index] = 0;
        this.lives.fill(0, firstFigure, firstFigure + count);
        continue;
      }
      this.left[index] = count;
      this.alive[side] = (this.alive[side] as number) + count;
    }
    for (let f = 0; f < figures; f++) this.began[f] = OUT;
    this.round = 0;
    this.turn = 0;
    this.playing = -1;
    this.fellNow = [];
    this.stays = -1;
    this.tableDice = [];
    this.orders.begin();
    this.quiet.fill(0);
    this.dice.begin(game);
    this.lots.begin(game, 1);
    this.drawEnds(game);
  }

  /** Resets everything that is kept for one turn. */
  beginTurn(): void {
    const { figures, asksMovement } = this.tables;
    this.began.set(this.place);
    for (let f = 0; asksMovement && f < figures; f++)
      this.beganEngaged[f] = Number(this.isOnBoard(f) && this.isEngaged(f));
    this.attacked.fill(0);
    this.dealt.fill(0);
    this.deeds.fill(0);
    this.movements.fill(0);
    this.rolled.fill(0);
    this.thrown.fill(0);
    this.passed.fill(0);
    this.collected.fill(0);
    this.orders.forgoes = undefined;
    this.orders.rollsTables = false;
  }

  private drawEnds(game: number): void {
    if (!this.tables.scenario.ends) return;
    this.ends.begin(game, 2);
    this.exchanged = this.ends.below(2);
  }

  /** The end of the map at which a side begins: its own, unless the ends are exchanged in this game. */
  endOf(side: number): number {
    return this.exchanged === 0 ? side : 1 - side;
  }

  /** The number of the glyph on a space; -1 if there is none. */
  glyphAt(space: number): number {
    const { glyphs, hasGlyph } = this.tables;
    if (hasGlyph[space] !== 1) return -1;
    for (let i = 0; i < glyphs.length; i++) {
      if (glyphs[i]?.space === space && this.glyphLies[i] === 1) return i;
    }
    return -1;
  }
}
