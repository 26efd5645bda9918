/* Pearson's chi-square test of counts against expected counts, used to check simulations against exact odds. */

import { chiSquareTail } from './chi-square.ts';

/** Result of Pearson's chi-square test of counts against expected counts. */
export interface GoodnessOfFit {
  readonly statistic: number;
  readonly degreesOfFreedom: number;
  readonly pValue: number;
}

/** Cells with a smaller expected count are pooled, because the chi-square distribution does not hold for them. */
const LEAST_EXPECTED = 5;

/**
 * Compares counts with expected counts by Pearson's chi-square. Cells with small expected counts are pooled, the rarest
 * first.
 *
 * @param possible all possible cells; if their counts do not add up to `trials`, an impossible event occurred (p = 0)
 * @returns undefined if there are fewer than two pools to compare
 */
export function fitOf(
  possible: readonly { readonly expected: number; readonly count: number }[],
  trials: number,
): GoodnessOfFit | undefined {
  const ascending = possible.toSorted((a, b) => a.expected - b.expected);
  return fitOfAscending(
    ascending.map(({ expected }) => expected),
    ascending.map(({ count }) => count),
    trials,
  );
}

/** The test for expected counts in ascending order, and observed counts in the same order. */
export function fitOfAscending(
  expected: ArrayLike<number>,
  counts: ArrayLike<number>,
  trials: number,
): GoodnessOfFit | undefined {
  const pools = pooled(expected, counts);
  const hits = pools.reduce((sum, { count }) => sum + count, 0);
  const degreesOfFreedom = pools.length - 1;
  if (hits !== trials) {
    return {
      statistic: Number.MAX_VALUE,
      degreesOfFreedom: Math.max(1, degreesOfFreedom),
      pValue: 0,
    };
  }
  if (degreesOfFreedom < 1) return undefined;
  const statistic = pools.reduce(
    (sum, { expected: mean, count }) => sum + (count - mean) ** 2 / mean,
    0,
  );
  return { statistic, degreesOfFreedom, pValue: chiSquareTail(statistic, degreesOfFreedom) };
}

type Pooled = { expected: number; count: number };

function pooled(expected: ArrayLike<number>, counts: ArrayLike<number>): Pooled[] {
  const pools: Pooled[] = [];
  let pool = { expected: 0, count: 0 };
  for (let i = 0; i < expected.length; i++) {
    pool.expected += expected[i] as number;
    pool.count += counts[i] as number;
    if (pool.expected >= LEAST_EXPECTED) {
      pools.push(pool);
      pool = { expected: 0, count: 0 };
    }
  }
  const last = pools.pop();
  // If all expected counts together are too small for a pool, all cells form one pool.
  if (!last) return [pool];
  return [...pools, { expected: last.expected + pool.expected, count: last.count + pool.count }];
}
