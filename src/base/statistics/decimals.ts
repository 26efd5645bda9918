import type { Interval } from './intervals.ts';

/** The most decimals that a percentage is shown with: what 10 million attacks can tell apart. */
export const MOST_DECIMALS = 3;

/**
 * The decimals of a sampled number whose 95% interval is so wide. One more digit than the interval leaves certain would
 * say nothing, so the interval is at least five units of the last one wide.
 */
export function certainDecimals(width: number): number {
  return Math.max(1, Math.min(MOST_DECIMALS, Math.floor(Math.log10(5 / width)) + 1));
}

/** The same of a share that is shown as a percentage, and of its interval. */
export function shareDecimals({ low, high }: Interval): number {
  return certainDecimals(100 * (high - low));
}
