/* The number of decimals to show for a simulated number, given the width of its 95% interval. */

import type { Interval } from './intervals.ts';

/** The maximum number of decimals of a percentage. Even 10 million attacks do not justify more. */
export const MOST_DECIMALS = 3;

/**
 * The number of decimals for which the 95% interval is 5 to 50 units of the last decimal wide; at least 1 and at most
 * `MOST_DECIMALS`.
 */
export function certainDecimals(width: number): number {
  return Math.max(1, Math.min(MOST_DECIMALS, Math.floor(Math.log10(5 / width)) + 1));
}

/** The number of decimals for a share shown as a percentage, given its interval. */
export function shareDecimals({ low, high }: Interval): number {
  return certainDecimals(100 * (high - low));
}
