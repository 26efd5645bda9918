import { wilson } from '../../statistics/intervals.ts';

/** The most decimals that a percentage is shown with. */
const MOST = 3;

/**
 * The decimals of a simulated percentage and its interval: one more digit than the interval leaves certain would say
 * nothing, so the interval is at least five units of the last one wide.
 */
export function decimalsOf(hits: number, trials: number): number {
  const { low, high } = wilson(hits, trials);
  const width = 100 * (high - low);
  return Math.max(1, Math.min(MOST, Math.floor(Math.log10(5 / width)) + 1));
}
