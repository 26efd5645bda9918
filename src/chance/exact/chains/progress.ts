/* Quantities over the course of a fight, such as the mean Life left turn by turn, for charts. */

import type { Steps } from '../../../base/index.ts';
import { solveView, type ViewDistribution } from './solve.ts';
import type { StepTable } from './step-table.ts';

/** A quantity with a value in every state and at every end, such as Life left. */
export interface Tracked {
  readonly ofState: ArrayLike<number>;
  readonly ofEnd: ArrayLike<number>;
}

/**
 * Solves a chain for one counter, and computes the mean of each tracked quantity when the counter is at 0, 1, 2, ... up
 * to its cap. Finished fights keep the value at their end.
 */
export function* solveTracking(
  table: StepTable,
  start: number,
  counter: number,
  tracked: readonly Tracked[],
): Steps<{
  readonly distribution: ViewDistribution;
  readonly means: readonly (readonly number[])[];
}> {
  const going: number[][] = tracked.map(() => []);
  const distribution = yield* solveView(table, start, [counter], ([count = 0], arrived) => {
    for (const [i, { ofState }] of tracked.entries()) {
      (going[i] as number[])[count] = sumOf(arrived, ofState);
    }
  });
  const [cap = 0] = distribution.caps;
  const means = tracked.map(({ ofEnd }, i) => {
    const over = new Float64Array(cap + 1);
    for (const { end, counts, probability } of distribution.cells) {
      const count = counts[0] as number;
      over[count] = (over[count] as number) + probability * (ofEnd[end] as number);
    }
    let sum = 0;
    return Array.from(over, (ended, count) => {
      sum += ended;
      return sum + (going[i]?.[count] ?? 0);
    });
  });
  return { distribution, means };
}

function sumOf(amounts: Float64Array, of: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < amounts.length; i++) sum += (amounts[i] as number) * (of[i] as number);
  return sum;
}
