/* The results of single games and the sums over all games. The engine fills in both. */

import type { PlayedNumber } from '../chance/index.ts';
/**
 * The result of one game of a battle. The engine reuses one object for all games. Sides are 0 and 1; cards are numbered
 * across both sides, starting with the first side's.
 */
export interface GameResult {
  /** The side that won; 2 for a draw. */
  winner: number;
  /** The number of rounds that began. */
  rounds: number;
  /** The side with initiative in the first round. */
  first: number;
  /**
   * The start area in which the first side began (`end`) and the one in which the winner began (`winningEnd`; 2 for a
   * draw). Each area is given as the number of the side that owns it.
   */
  end: number;
  winningEnd: number;
  /** Whether points decided the game after the last round. */
  isByPoints: boolean;
  /** For each side, the points left (rounded to the nearest whole number) and the number of figures left. */
  readonly pointsLeft: Int32Array;
  readonly figuresLeft: Int32Array;
  /**
   * For each card: enemy points destroyed, own points lost, turns taken, wounds dealt, enemies displaced, and 1 if any
   * of its figures are left.
   */
  readonly pointsDestroyed: Int32Array;
  readonly pointsLost: Int32Array;
  readonly turns: Int32Array;
  readonly woundsDealt: Int32Array;
  readonly displaced: Int32Array;
  readonly survived: Int32Array;
}

/** An empty result for games with this number of cards. */
export function newResult(cards: number): GameResult {
  return {
    winner: 2,
    rounds: 0,
    first: 0,
    end: 0,
    winningEnd: 2,
    isByPoints: false,
    pointsLeft: new Int32Array(2),
    figuresLeft: new Int32Array(2),
    pointsDestroyed: new Int32Array(cards),
    pointsLost: new Int32Array(cards),
    turns: new Int32Array(cards),
    woundsDealt: new Int32Array(cards),
    displaced: new Int32Array(cards),
    survived: new Int32Array(cards),
  };
}

/** Sums over games, for values whose distribution is not counted. */
export interface GameTotals {
  /** For each card (row), the number of its figures destroyed by each card or one of `OWN_CAUSES` (column). */
  readonly destroyedBy: Uint32Array;
  /** For each side (row), the sum of its points left at the end of each round (column). */
  readonly pointsByRound: Float64Array;
  /**
   * For each side (row), the number of its figures destroyed on each space (column). Spaces are numbered row by row.
   */
  readonly fellOn: Uint32Array;
  /**
   * The number of games for each start area in which the first side began (row: the side that owns the area) and each
   * winner (column: the first side, the second, no one). Empty if ends are not drawn.
   */
  readonly winsByEnd: Uint32Array;
  /**
   * For each side, three counts: all of its attacks, its attacks under one of its auras, and its attacks that one of
   * its auras reached or could have reached within a turn.
   */
  readonly attacks: Uint32Array;
  /** The number of games in which neither side attacked or wounded the other, or took over any of its cards. */
  readonly apart: Uint32Array;
  /** For each side: turns lost because the marker was on a card without figures. */
  readonly turnsLost: Uint32Array;
  /** How often each power has acted: the powers of the first card, then of the second, and so on. */
  readonly fired: Uint32Array;
}

/** The value in a result to which a number of `PlayedModel` refers; true counts as 1 and false as 0. */
export function numberIn(
  result: GameResult,
  { field, index = 0 }: Pick<PlayedNumber, 'field' | 'index'>,
): number {
  const value = result[field as keyof GameResult];
  return Number(typeof value === 'object' ? value[index] : value);
}
