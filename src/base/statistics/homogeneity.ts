/* The chi-square test of whether two simulated samples have the same distribution, for comparisons. */

import { chiSquareTail } from './chi-square.ts';
import type { GoodnessOfFit } from './goodness.ts';
import { mostInflation, type Relation } from './relation.ts';

/** Values with a smaller expected count in the smaller sample are pooled. */
const LEAST_EXPECTED = 5;

/**
 * Tests whether two samples come from the same distribution, by Pearson's chi-square test of homogeneity over all
 * values. The relation between related samples can inflate the statistic, so the statistic is divided by the maximum
 * factor. Then the p-value is never too small, but may be larger than necessary.
 *
 * @param a the count of each value, with the values in the same order as in `b`
 * @returns undefined if there are fewer than two pools to compare
 */
export function homogeneity(
  a: readonly number[],
  b: readonly number[],
  relation: Relation,
): GoodnessOfFit | undefined {
  const [trialsA, trialsB] = [sum(a), sum(b)];
  const least = (LEAST_EXPECTED * (trialsA + trialsB)) / Math.min(trialsA, trialsB);
  const pools = pooled(
    a.map((count, i) => [count, b[i] ?? 0]),
    least,
  );
  if (pools.length < 2) return undefined;
  const ratio = Math.sqrt(trialsB / trialsA);
  const independent = pools.reduce(
    (all, [x, y]) => all + (x * ratio - y / ratio) ** 2 / (x + y),
    0,
  );
  const statistic = independent / mostInflation(trialsA, trialsB, relation);
  const degreesOfFreedom = pools.length - 1;
  return { statistic, degreesOfFreedom, pValue: chiSquareTail(statistic, degreesOfFreedom) };
}

type Pool = readonly [a: number, b: number];

/** Pools the rarest values until the count of each pool, in both samples together, is at least `least`. */
function pooled(columns: readonly Pool[], least: number): Pool[] {
  const pools: Pool[] = [];
  let pool: Pool = [0, 0];
  for (const [x, y] of columns.toSorted((one, other) => sum(one) - sum(other))) {
    pool = [pool[0] + x, pool[1] + y];
    if (sum(pool) < least) continue;
    pools.push(pool);
    pool = [0, 0];
  }
  const last = pools.pop();
  if (!last) return [];
  return [...pools, [last[0] + pool[0], last[1] + pool[1]]];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
