import { leastIn } from '../../../board/index.ts';
import type { Game } from '../game.ts';
import { type GlyphPowers, helps } from '../powers/glyphs.ts';
import type { BattleCard } from '../state/cards.ts';
import type { AttackOutlook } from './attack-outlook.ts';
import type { Expectations } from './expectations.ts';
import { patienceOf } from './patience.ts';
import type { Weights } from './weights.ts';

/** The worth of glyph powers that do not affect the distributions of attacks, as shares of the side's best turn. */
const SHARES = { move: 0.1, range: 0.1, initiative: 0.1, d20: 0.05 } as const;

/** The probability that Wannok wounds an enemy figure and not its holder. */
const ON_OTHERS = 0.95;

function shareOf(glyph: GlyphPowers): number {
  let share = 0;
  for (const power of Object.keys(SHARES) as (keyof typeof SHARES)[])
    if (glyph[power]) share += SHARES[power];
  return share;
}

/**
 * The worth of places through glyphs, in points. A place counts if it is on a glyph, or near a glyph that no other
 * figure holds.
 */
export class GlyphWorths {
  private readonly game: Game;
  private readonly prospects: Expectations;
  private readonly outlook: AttackOutlook;
  private readonly weights: Weights;
  private readonly glyphs: readonly GlyphPowers[];
  /** For each glyph, what its powers in `SHARES` are worth. */
  private readonly shares: readonly number[];
  /**
   * For each glyph that the current figure would gain from, the distances from the glyph and the glyph's worth; `count`
   * is the number of these glyphs.
   */
  private readonly distances: Int16Array[] = [];
  private readonly worth: Float64Array;
  private count = 0;
  /**
   * Indexed by side and glyph: the worth of the glyph to the side, and the version of the state for which this worth
   * holds.
   */
  private readonly known: Float64Array;
  private readonly knownAt: Int32Array;

  constructor(game: Game, prospects: Expectations, outlook: AttackOutlook, weights: Weights) {
    this.game = game;
    this.outlook = outlook;
    this.prospects = prospects;
    this.weights = weights;
    this.glyphs = game.tables.glyphs;
    const { length } = this.glyphs;
    this.shares = this.glyphs.map(shareOf);
    this.worth = new Float64Array(length);
    this.known = new Float64Array(2 * length);
    this.knownAt = new Int32Array(2 * length).fill(-1);
  }

  /** Makes a figure the current one; no other figure may move meanwhile. */
  lookAt(figure: number): void {
    this.count = 0;
    if (this.glyphs.length === 0) return;
    const { state, tables } = this.game;
    const card = state.card(figure);
    const patience = patienceOf(this.game, this.weights, card.side);
    for (const [i, { space, heals }] of this.glyphs.entries()) {
      const holder = state.occupant[space] as number;
      if (state.glyphLies[i] === 0 || (holder >= 0 && holder !== figure)) continue;
      const worth = heals ? this.healingOf(figure) : this.worthOf(card.side, i);
      if (worth <= 0 || this.isNearer(figure, space)) continue;
      this.distances[this.count] = tables.ground.distances.of(space);
      this.worth[this.count] = this.weights.glyph * patience * worth;
      this.count++;
    }
  }

  /** What a place is worth to the current figure through glyphs. */
  worthAt(figure: number, place: number): number {
    if (this.count === 0) return 0;
    const { state } = this.game;
    const { a, b } = state.places(figure);
    const { outlook, weights } = this;
    const card = state.card(figure);
    const [first, second] = [a[place] as number, b[place] as number];
    let sum = 0;
    for (let i = 0; i < this.count; i++) {
      const far = leastIn(this.distances[i] as Int16Array, undefined, first, second);
      const then = far === 0 ? 1 : weights.future * outlook.delayOf(card, far);
      sum += (this.worth[i] as number) * then;
    }
    return sum;
  }

  /** Whether another figure of the card is nearer to a glyph. Only one figure of a card goes there. */
  private isNearer(figure: number, space: number): boolean {
    const { state, tables } = this.game;
    const { firstFigure, figures } = state.card(figure);
    const far = (one: number) =>
      tables.ground.spacesBetween(space, -1, state.spaceA(one), state.spaceB(one));
    const own = far(figure);
    for (let one = firstFigure; one < firstFigure + figures; one++)
      if (one !== figure && state.isOnBoard(one) && far(one) < own) return true;
    return false;
  }

  private healingOf(figure: number): number {
    const { state } = this.game;
    const card = state.card(figure);
    if (!card.isHero) return 0;
    return (state.wounds[figure] as number) * this.prospects.pointsPerWound(card);
  }

  /** What holding a glyph is worth to a side while each side takes one turn, in points. */
  private worthOf(side: number, glyph: number): number {
    const { version } = this.game.state;
    const at = side * this.glyphs.length + glyph;
    if (this.knownAt[at] !== version) {
      this.known[at] = this.worthNow(side, glyph);
      this.knownAt[at] = version;
    }
    return this.known[at] as number;
  }

  private worthNow(side: number, glyph: number): number {
    const { effects, wounds } = this.glyphs[glyph] as GlyphPowers;
    const [own, enemies] = [this.cardsLeft(side), this.cardsLeft(1 - side)];
    // Empty if all enemy cards are under this side's control for a turn.
    if (enemies.length === 0) return 0;
    if (wounds)
      return ON_OTHERS * Math.min(...enemies.map((one) => this.prospects.pointsPerWound(one)));
    if (effects) return this.savedAndWon(own, enemies, glyph);
    const turn = Math.max(0, ...own.map((one) => one.activated * this.prospects.bestGain(one)));
    return (this.shares[glyph] as number) * turn;
  }

  /**
   * The most that the effects of a glyph add to an attack by the side, plus the most that they take from an attack by
   * the enemy.
   */
  private savedAndWon(
    own: readonly BattleCard[],
    enemies: readonly BattleCard[],
    glyph: number,
  ): number {
    const { prospects } = this;
    const grant = this.game.tables.distributions.grants.plus(0, glyph);
    let [won, saved] = [0, 0];
    for (const card of own) {
      if (!helps(this.glyphs[glyph] as GlyphPowers, card)) continue;
      for (const enemy of enemies) {
        const more = prospects.gain(card, enemy, grant) - prospects.gain(card, enemy);
        const less = prospects.gain(enemy, card) - prospects.gain(enemy, card, 0, grant);
        won = Math.max(won, more * card.activated);
        saved = Math.max(saved, less * enemy.activated);
      }
    }
    return won + saved;
  }

  private cardsLeft(side: number): BattleCard[] {
    const { state, tables } = this.game;
    return (tables.cardsOf[side] as readonly number[])
      .filter((index) => (state.left[index] as number) > 0)
      .map((index) => tables.cards[index] as BattleCard);
  }
}
