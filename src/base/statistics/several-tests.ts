import type { GoodnessOfFit } from './goodness.ts';

/** The fit of several that is least likely to be luck. */
export interface WorstFit extends GoodnessOfFit {
  /** The p-value that allows for there being several (Holm). */
  readonly adjusted: number;
  /** How many fits there are. */
  readonly of: number;
}

/** @returns undefined where there is none */
export function worstFit(fits: readonly GoodnessOfFit[]): WorstFit | undefined {
  const adjusted = holm(fits.map(({ pValue }) => pValue));
  const [first] = fits;
  if (!first) return undefined;
  const worst = fits.reduce((a, b) => (b.pValue < a.pValue ? b : a), first);
  return { ...worst, adjusted: Math.min(...adjusted), of: fits.length };
}

/**
 * p-values adjusted for being several (Holm, "A simple sequentially rejective multiple test
 * procedure", 1979), in the order given. Whatever the tests have in common, the chance that any
 * true hypothesis is adjusted to 0.05 or less is at most 0.05.
 */
export function holm(pValues: readonly number[]): number[] {
  const adjusted: number[] = [];
  const ascending = [...pValues.entries()].sort(([, p], [, q]) => p - q);
  let largest = 0;
  for (const [rank, [i, p]] of ascending.entries()) {
    largest = Math.max(largest, Math.min(1, p * (pValues.length - rank)));
    adjusted[i] = largest;
  }
  return adjusted;
}
