/* How many decimals a simulated number deserves, given the width of its 95% interval. */

import type { Interval } from './intervals.ts';

/** The most decimals of a percentage: more than 10 million attacks cannot tell apart. */
export const MOST_DECIMALS = 3;

/**
 * The decimals of a sampled number, given the width of its 95% interval. The width is then 5 to 50 units of the
 * last decimal, since further digits would say nothing. At least 1 and at most `MOST_DECIMALS` decimals.
 */
export function certainDecimals(width: number): number {
  return Math.max(1, Math.min(MOST_DECIMALS, Math.floor(Math.log10(5 / width)) + 1));
}

/** The decimals of a share that is shown as a percentage, given its interval. */
export function shareDecimals({ low, high }: Interval): number {
  return certainDecimals(100 * (high - low));
}
