/* Sums over games between random armies, read by name from a tally. */

import { type ArmiesScenario, type ArmiesTotals, newArmiesTotals } from '../../battle/index.ts';
import type { ChunkRanges } from '../../chance/index.ts';

/** Games between random armies that have been played. */
export interface ArmiesPlayed {
  readonly scenario: ArmiesScenario;
  readonly seed: string;
  readonly games: number;
  /** The indices of the played games, as ranges; each excludes its end. */
  readonly ranges: ChunkRanges;
  readonly totals: ArmiesSums;
}

/** The sums over all games, by name. */
export type ArmiesSums = Readonly<Record<keyof ArmiesTotals, ArrayLike<number>>>;

/**
 * The sums in a tally. They are at its end, after the counts of individual games.
 *
 * @param counts the tally of a job with this scenario
 */
export function sumsIn(scenario: ArmiesScenario, counts: ArrayLike<number>): ArmiesSums {
  const sizes = Object.entries(newArmiesTotals(scenario)).map(([name, { length }]) => ({
    name,
    length,
  }));
  let at = counts.length - sizes.reduce((sum, { length }) => sum + length, 0);
  const all = Array.from(counts);
  const sums = sizes.map(({ name, length }) => {
    at += length;
    return [name, all.slice(at - length, at)];
  });
  return Object.fromEntries(sums) as ArmiesSums;
}
