/* The results of single games, and sums over games, as the engine fills them in. */

import type { PlayedNumber } from '../chance/index.ts';
/**
 * The result of one game of a battle. The engine reuses one object for all games. Sides are 0 and
 * 1; cards are numbered across both sides, the first side first.
 */
export interface GameResult {
  /** The side that won; 2 for a draw. */
  winner: number;
  /** How many rounds were begun. */
  rounds: number;
  /** The side with initiative in the first round. */
  first: number;
  /**
   * The start area, given by its side, in which the first side began (`end`) and in which the
   * winner began (`winningEnd`; 2 for a draw).
   */
  end: number;
  winningEnd: number;
  /** Whether points decided at the end of the last round. */
  isByPoints: boolean;
  /** For each side, the whole points left, rounded to the nearest, and the figures left. */
  readonly pointsLeft: Int32Array;
  readonly figuresLeft: Int32Array;
  /**
   * For each card: enemy points destroyed, own points lost, turns taken, wounds dealt, enemies
   * displaced, and whether any of its figures are left.
   */
  readonly pointsDestroyed: Int32Array;
  readonly pointsLost: Int32Array;
  readonly turns: Int32Array;
  readonly woundsDealt: Int32Array;
  readonly displaced: Int32Array;
  readonly survived: Int32Array;
}

/** An empty result for games with a number of cards. */
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

/** Sums over games for values that have no distribution. */
export interface GameTotals {
  /** How many figures of a card (row) a card, or one of `OWN_CAUSES`, destroyed (column). */
  readonly destroyedBy: Uint32Array;
  /** Whole points left to each side (row) at the end of each round (column). */
  readonly pointsByRound: Float64Array;
  /**
   * How many figures of each side (row) were destroyed on each space (column), spaces row by row.
   */
  readonly fellOn: Uint32Array;
  /**
   * Games by the side in whose start area the first side began (row), and by winner (column: the
   * first side, the second, no one). Empty if ends are not drawn.
   */
  readonly winsByEnd: Uint32Array;
  /**
   * For each side: attacks, attacks under an aura, and attacks with an aura within a turn's reach.
   */
  readonly attacks: Uint32Array;
  /** Games in which neither side attacked or wounded the other, or took over any of its figures. */
  readonly apart: Uint32Array;
  /** For each side: turns lost because the marker was on a card without figures. */
  readonly turnsLost: Uint32Array;
  /** How often each power of each card has acted, card by card, if battles count it. */
  readonly fired: Uint32Array;
}

/** A field of a result as a number, as `PlayedModel` names it; 1 for true, 0 for false. */
export function numberIn(
  result: GameResult,
  { field, index = 0 }: Pick<PlayedNumber, 'field' | 'index'>,
): number {
  const value = result[field as keyof GameResult];
  return Number(typeof value === 'object' ? value[index] : value);
}
