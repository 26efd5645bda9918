/* Numbers the situations in which a figure would attack, so that `AttackValues` can store its results by number. */

import { type FightSide, specialAttacksOf } from '../../../fight/index.ts';
import { PLACE_ASKS } from '../attacks/place-dependencies.ts';
import { heightClass } from '../attacks/situation.ts';
import type { Game } from '../game.ts';
import { hasDone } from '../state/actions-this-turn.ts';
import type { BattleCard } from '../state/cards.ts';

/**
 * The number of situations per target: 5 height classes, distance, terrain, moved or not, other enemies adjacent or
 * not.
 */
const DISTANCES = 32;
const LETTERS = 8;
const SITUATIONS = 5 * DISTANCES * LETTERS * 4;
/** The number of sets of effects from auras that are distinguished. */
const GRANTS = 4;

/** Maximum number of situations per target in any battle. */
export const MOST_OF_TARGET = SITUATIONS * GRANTS;

/** `AWAY`: the least distance to a target that is not adjacent. `AT_MOST`: a pseudo-distance for upper bounds. */
export const AWAY = 2;
export const AT_MOST = 0;
const SAME_DISTANCES = Uint8Array.from({ length: DISTANCES }, (_, far) =>
  far === AT_MOST ? AT_MOST : Math.max(AWAY, far),
);

/** The number of levels distinguished, and the number of kinds of places (not counting adjacent enemies). */
const LEVELS = 64;
export const STANDS = LEVELS * LETTERS * 2 * GRANTS;

/** Numbers the situations in which a figure would attack. Equivalent situations share a number. */
export class Situations {
  /** The current figure and place. */
  figure = -1;
  place = -1;
  /** Number of situations per target. */
  readonly ofTarget: number;
  /** The number of sets of effects distinguished. */
  readonly grants: number;
  private readonly game: Game;
  /** Whether nothing about the place matters except the following fields. */
  private isSure = false;
  private level = 0;
  private letter = 0;
  private moved = 0;
  private grant = 0;
  private farAs: Uint8Array = SAME_DISTANCES;
  /** For each card, the result of `farAsOf`. */
  private readonly farAsBy: (Uint8Array | undefined)[] = [];

  constructor(game: Game) {
    this.game = game;
    const { auras } = game.tables;
    this.grants = auras.all.length + auras.gifts.length > 0 ? GRANTS : 1;
    this.ofTarget = SITUATIONS * this.grants;
  }

  /**
   * Sets the current figure and place, and computes what its situations there have in common.
   *
   * @returns the number of the kind of place, below `STANDS`; -1 if more about the place may matter than the kind
   * covers
   */
  standAt(figure: number, place: number): number {
    const { state, encounters, tables } = this.game;
    const own = state.card(figure);
    const { level, a } = state.places(figure);
    this.figure = figure;
    this.place = place;
    this.farAs = this.farAsOf(own);
    // Where Knockback leads and which figures are on a line depends on the exact place.
    this.isSure = !own.superStrength && own.lineReach === 0 && !hasDone(state, figure, 'ran');
    if (!this.isSure) return -1;
    this.level = level[place] as number;
    this.letter = tables.ground.letterNumbers[a[place] as number] as number;
    this.moved = Number(place !== state.began[figure]);
    this.grant = this.grants === 1 ? 0 : encounters.grantAt(figure, place);
    if (this.grant >= this.grants) this.isSure = false;
    if (!this.isSure || this.letter >= LETTERS || this.level >= LEVELS) return -1;
    return ((this.level * LETTERS + this.letter) * 2 + this.moved) * GRANTS + this.grant;
  }

  /**
   * The number of the situation in which the current figure would attack a target from the current place; -1 if the
   * attack depends on anything else.
   *
   * @param distance spaces to the target if it is not adjacent; `AT_MOST` for an upper bound
   * @param asks the facts about the place on which attacks between the two depend: bits of `PLACE_ASKS`
   */
  numberOf(target: number, enemies: number, distance: number, asks: number): number {
    if (!this.isSure) return -1;
    const { state, tables } = this.game;
    const letter = (asks & PLACE_ASKS.terrain) === 0 ? 0 : this.letter;
    const bit = 1 << (tables.bitOf[target] as number);
    const far = (enemies & bit) !== 0 ? 1 : this.awayAs(distance, asks);
    if (far >= DISTANCES || letter >= LETTERS) return -1;
    const isBesideSeveral = (enemies & (enemies - 1)) !== 0;
    if (isBesideSeveral && (asks & PLACE_ASKS.neighbours) !== 0) return -1;
    const moved = (asks & PLACE_ASKS.movement) === 0 ? 0 : this.moved;
    const others = (asks & PLACE_ASKS.engagement) !== 0 && (enemies & ~bit) !== 0 ? 1 : 0;
    const stand = heightClass(this.level - state.levelOf(target)) * DISTANCES + far;
    const situation = ((stand * LETTERS + letter) * 2 + moved) * 2 + others;
    return (target * SITUATIONS + situation) * this.grants + this.grant;
  }

  /**
   * The distance that represents all distances at which the same attacks reach: the farthest of these distances. If
   * powers depend on the distance, every distance represents only itself.
   */
  awayAs(distance: number, asks: number): number {
    if (distance >= DISTANCES) return distance;
    const far = (asks & PLACE_ASKS.distance) === 0 ? this.farAs : SAME_DISTANCES;
    return far[distance] as number;
  }

  /** For each distance, the least range among the card's attacks that reach it, at most `DISTANCES - 1`. */
  private farAsOf({ index, card, side }: BattleCard): Uint8Array {
    // A glyph extends the Range of normal attacks, so printed ranges do not decide what reaches.
    if (this.game.encounters.glyphs.range(side) > 0) return SAME_DISTANCES;
    const known = this.farAsBy[index] ?? leastRanges(card);
    this.farAsBy[index] = known;
    return known;
  }
}

/**
 * This is a separate function because V8 allocates memory for closures when a function begins, and `farAsOf` is called
 * for every place.
 */
function leastRanges(card: FightSide): Uint8Array {
  const ranges = [card.range, ...specialAttacksOf(card).map(({ range }) => range)];
  return SAME_DISTANCES.map((far) =>
    far === AT_MOST ? far : Math.min(...ranges.filter((range) => range >= far), DISTANCES - 1),
  );
}
