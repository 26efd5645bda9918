import { fitOf, fractionValue, type GoodnessOfFit } from '../../base/index.ts';
import type { View } from './view.ts';

/**
 * Whether the simulation agrees with the exact distribution: every row's count against its expectation. Hits
 * of what is exactly impossible make the fit impossible (p = 0).
 *
 * @returns undefined where fewer than two pools of rows are left to compare
 */
export function goodnessOfFit({ rows, total }: View, trials: number): GoodnessOfFit | undefined {
  const possible = rows.filter(({ weight }) => weight > 0n);
  const cells = possible.map(({ weight, count }) => ({
    expected: fractionValue({ numerator: weight, denominator: total }) * trials,
    count,
  }));
  return fitOf(cells, trials);
}
