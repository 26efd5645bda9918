/* All results of one pool, with their weights, as arrays for grids (grid.ts). */

import { fractionValue } from '../../base/index.ts';
import { decode } from '../dice/cells.ts';
import type { Pool } from '../dice/throw.ts';
import { limbsIn, writeLimbs } from './big-integers.ts';
import { weigh } from './weigh.ts';

/** Every possible result of one pool, in ascending order of the pool's own cells. */
export interface PoolEnds {
  readonly counts: readonly Readonly<Record<string, number>>[];
  readonly cells: Uint32Array;
  /** The number of cells of the pool, including impossible ones. */
  readonly size: number;
  readonly total: bigint;
  readonly chances: Float64Array;
  /** The weights, one after another, in `limbsEach` limbs each. */
  readonly limbs: Float64Array;
  readonly limbsEach: number;
  /**
   * A number that identifies the counts of each result. Equal counts have the same number, however many dice are in the
   * pool.
   */
  readonly numbers: Int32Array;
  readonly mostNumber: number;
}

/** Every possible result of a pool; undefined if it has too many symbols to be numbered. */
export function poolEnds(pool: Pool): PoolEnds | undefined {
  const { cells, weights, total } = weigh([pool]);
  const counts = [...weights.keys()].map((cell) => decode(cells, cell)[pool.name] ?? {});
  const numbers = counts.map((shown) => numberOf(pool.asked.map((symbol) => shown[symbol] ?? 0)));
  const mostNumber = numbers.reduce((a, b) => Math.max(a, b), 0);
  if (mostNumber > MOST_NUMBERS) return undefined;
  const limbsEach = limbsIn(total);
  const limbs = new Float64Array(weights.size * limbsEach);
  for (const [i, weight] of [...weights.values()].entries()) {
    writeLimbs(weight, limbs.subarray(i * limbsEach, (i + 1) * limbsEach));
  }
  return {
    counts,
    cells: Uint32Array.from(weights.keys()),
    size: cells.size,
    total,
    chances: Float64Array.from(weights.values(), (numerator) =>
      fractionValue({ numerator, denominator: total }),
    ),
    limbs,
    limbsEach,
    numbers: Int32Array.from(numbers),
    mostNumber,
  };
}

const MOST_NUMBERS = 2 ** 18;

/** Repeated Cantor pairing. For up to n symbols in total, there are about as many numbers as results. */
function numberOf(counts: readonly number[]): number {
  const [first = 0, ...others] = counts;
  return others.reduce((a, b) => ((a + b) * (a + b + 1)) / 2 + b, first);
}
