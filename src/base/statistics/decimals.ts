/* How many decimals a simulated number deserves, given the width of its 95% interval. */

import type { Interval } from './intervals.ts';

/** The most decimals of a percentage; 10 million attacks cannot tell more apart. */
export const MOST_DECIMALS = 3;

/**
 * The decimals of a sampled number, given the width of its 95% interval: as many as leave a width of 5 to 50 units in
 * the last decimal. At least 1 and at most `MOST_DECIMALS`.
 */
export function certainDecimals(width: number): number {
  return Math.max(1, Math.min(MOST_DECIMALS, Math.floor(Math.log10(5 / width)) + 1));
}

/** The decimals of a share that is shown as a percentage, given its interval. */
export function shareDecimals({ low, high }: Interval): number {
  return certainDecimals(100 * (high - low));
}
