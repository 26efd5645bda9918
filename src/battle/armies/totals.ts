/*
 * The sums that the engine counts over games between random armies, and their indices. Studies compute from them what
 * cards are worth.
 */

import { OWN_CAUSES } from '../totals.ts';
import type { ArmiesScenario } from './scenario.ts';

/** The largest margin in points that is counted. This number is added to each margin so that all sums are positive. */
export const MOST_MARGIN = 2000;

/** The kinds of armies in a playtest, judged by their cards other than the tested card. */
export const ARMY_KINDS = ['bonding', 'ranged', 'melee'] as const;
export type ArmyKind = (typeof ARMY_KINDS)[number];

/** The results of a game. The index of each is its score in the sums: lost 0, drawn 1, won 2. */
export const SCORES = ['lost', 'drawn', 'won'] as const;

/** The largest difference in points between two armies that a playtest counts separately, in either direction. */
export const MOST_DIFFERENCE = 100;

/**
 * Sums over games between random armies. Cards are numbered as in the scenario. A score is an index of `SCORES`: 0, 1
 * or 2.
 */
export interface ArmiesTotals {
  /** The number of games for each map (row) and score of the side in the first start area (column). */
  readonly byMap: Uint32Array;
  /** For each card, the number of armies with the card, and the number of copies in them. */
  readonly armies: Uint32Array;
  readonly copies: Uint32Array;
  /** For each card, the sum over armies of copies times score. */
  readonly score: Uint32Array;
  /** For each card, the sum over armies of copies times (margin + `MOST_MARGIN`). */
  readonly margin: Uint32Array;
  /** A single number: the sum of squared margins over all games. */
  readonly marginSquares: Float64Array;
  /** For each pair of cards (`pairIndex`), the number of armies with both, and the sum of their scores. */
  readonly pairArmies: Uint32Array;
  readonly pairScore: Uint32Array;
  /**
   * The number of destroyed figures for each card (row) and for each enemy card or own cause that destroyed them
   * (column).
   */
  readonly destroyedBy: Uint32Array;
  /** For each card: enemy points destroyed, own points lost, turns taken. */
  readonly pointsDestroyed: Uint32Array;
  readonly pointsLost: Uint32Array;
  readonly turns: Uint32Array;
  /** How often each power has acted: the powers of the first card, then of the second, and so on. */
  readonly fired: Uint32Array;
  /** The number of games decided by points after the last round, and the total number of rounds. */
  readonly byPoints: Uint32Array;
  readonly rounds: Uint32Array;
  /**
   * The number of games in a playtest (`testedIndex`), by whether the army has the tested card, the kind of army, the
   * map, the army's lead in points over its opponents (from -`MOST_DIFFERENCE`), and the score.
   */
  readonly tested: Uint32Array;
  /** The number of pairs of games in a playtest, by the score with the tested card (row) and without it (column). */
  readonly pairs: Uint32Array;
  /**
   * If armies are given: how many games one army (row) played against another (column), and the sum of its scores in
   * them.
   */
  readonly met: Uint32Array;
  readonly metScore: Uint32Array;
}

/** The number of differences in points that are counted separately. */
export const DIFFERENCES = 2 * MOST_DIFFERENCE + 1;

/** The sums before the first game: all 0. */
export function newArmiesTotals({ cards, maps, playtest, field }: ArmiesScenario): ArmiesTotals {
  const count = cards.length;
  const powers = cards.reduce((sum, { card }) => sum + card.powers.length, 0);
  const ofCards = () => new Uint32Array(count);
  const ofField = () => new Uint32Array((field?.armies.length ?? 0) ** 2);
  const ofPairs = () => new Uint32Array((count * (count - 1)) / 2);
  return {
    byMap: new Uint32Array(maps.length * SCORES.length),
    armies: ofCards(),
    copies: ofCards(),
    score: ofCards(),
    margin: ofCards(),
    marginSquares: new Float64Array(1),
    pairArmies: ofPairs(),
    pairScore: ofPairs(),
    destroyedBy: new Uint32Array(count * (count + OWN_CAUSES.length)),
    pointsDestroyed: ofCards(),
    pointsLost: ofCards(),
    turns: ofCards(),
    fired: new Uint32Array(powers),
    byPoints: new Uint32Array(1),
    rounds: new Uint32Array(1),
    tested: new Uint32Array(
      playtest ? 2 * ARMY_KINDS.length * maps.length * DIFFERENCES * SCORES.length : 0,
    ),
    pairs: new Uint32Array(playtest ? SCORES.length ** 2 : 0),
    met: ofField(),
    metScore: ofField(),
  };
}

/** Index of a pair of cards in the sums by pair; `a` must be less than `b`. */
export function pairIndex(a: number, b: number): number {
  return (b * (b - 1)) / 2 + a;
}

/** The index in `tested` of a playtest game with score 0. */
export function testedIndex(
  { maps }: Pick<ArmiesScenario, 'maps'>,
  {
    hasTested,
    kind,
    map,
    difference,
  }: {
    readonly hasTested: boolean;
    readonly kind: number;
    readonly map: number;
    readonly difference: number;
  },
): number {
  const clamped = Math.max(-MOST_DIFFERENCE, Math.min(MOST_DIFFERENCE, difference));
  const row = (Number(!hasTested) * ARMY_KINDS.length + kind) * maps.length + map;
  return (row * DIFFERENCES + clamped + MOST_DIFFERENCE) * SCORES.length;
}
