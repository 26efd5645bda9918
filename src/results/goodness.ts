import type { ExactTally } from '../exact/weigh.ts';
import type { Tally } from '../simulate/tally.ts';
import { fraction, fractionValue } from '../statistics/fraction.ts';
import { fitOf, type GoodnessOfFit } from '../statistics/goodness.ts';

/**
 * Whether the simulation agrees with the exact law: every cell's count against its expectation. Hits
 * in a cell that is exactly impossible make the fit impossible (p = 0).
 *
 * @returns undefined where fewer than two pools of cells are left to compare
 */
export function goodnessOfFit(exact: ExactTally, tally: Tally): GoodnessOfFit | undefined {
  const cells = [...exact.weights].map(([cell, weight]) => ({
    expected: fractionValue(fraction(weight, exact.total)) * tally.trials,
    count: tally.counts[cell] as number,
  }));
  return fitOf(cells, tally.trials);
}
