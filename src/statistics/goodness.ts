import { chiSquareTail } from './chi-square.ts';

/** Whether counts agree with what was expected of them: Pearson's chi-square. */
export interface GoodnessOfFit {
  readonly statistic: number;
  readonly degreesOfFreedom: number;
  readonly pValue: number;
}

/** Cells expected less often than this are pooled: below, the statistic does not follow its law. */
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
  const hits = possible.reduce((sum, { count }) => sum + count, 0);
  const pools = pooled(possible.toSorted((a, b) => a.expected - b.expected));
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
    (sum, { expected, count }) => sum + (count - expected) ** 2 / expected,
    0,
  );
  return { statistic, degreesOfFreedom, pValue: chiSquareTail(statistic, degreesOfFreedom) };
}

type Pooled = { expected: number; count: number };

function pooled(ascending: readonly Pooled[]): Pooled[] {
  const pools: Pooled[] = [];
  let pool = { expected: 0, count: 0 };
  for (const { expected, count } of ascending) {
    pool = { expected: pool.expected + expected, count: pool.count + count };
    if (pool.expected >= LEAST_EXPECTED) {
      pools.push(pool);
      pool = { expected: 0, count: 0 };
    }
  }
  const last = pools.pop();
  if (!last) return [];
  return [...pools, { expected: last.expected + pool.expected, count: last.count + pool.count }];
}
