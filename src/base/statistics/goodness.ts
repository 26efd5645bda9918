import { chiSquareTail } from './chi-square.ts';

/** Whether counts agree with what was expected of them: Pearson's chi-square. */
export interface GoodnessOfFit {
  readonly statistic: number;
  readonly degreesOfFreedom: number;
  readonly pValue: number;
}

/** Cells expected less often than this are pooled: below, the statistic does not follow its distribution. */
const LEAST_EXPECTED = 5;

/**
 * Compares counts with their expectations by Pearson's chi-square. What is expected rarely is pooled,
 * the rarest first.
 *
 * @param possible all that has a chance, with the expected count; trials not among them hit what has
 *   none, which makes the fit impossible (p = 0)
 * @returns undefined where fewer than two pools are left to compare
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

/** The same of expected counts in ascending order, with as many counts. */
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
  // Nothing is expected often enough for a pool: then only the hits count.
  if (!last) return pool.count > 0 ? [pool] : [];
  return [...pools, { expected: last.expected + pool.expected, count: last.count + pool.count }];
}
