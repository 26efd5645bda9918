/* Correction for multiple tests (Holm), so that one small p-value among many is not mistaken for a finding. */

import type { GoodnessOfFit } from './goodness.ts';

/** The worst of several fits, that is, the fit with the smallest p-value. */
export interface WorstFit extends GoodnessOfFit {
  /** The p-value, adjusted for the number of fits (Holm). */
  readonly adjusted: number;
  /** The number of fits. */
  readonly of: number;
}

/** @returns undefined if there are no fits */
export function worstFit(fits: readonly GoodnessOfFit[]): WorstFit | undefined {
  const adjusted = holm(fits.map(({ pValue }) => pValue));
  const [first] = fits;
  if (!first) return undefined;
  const worst = fits.reduce((a, b) => (b.pValue < a.pValue ? b : a), first);
  return { ...worst, adjusted: Math.min(...adjusted), of: fits.length };
}

/**
 * p-values adjusted for several tests (Holm, "A simple sequentially rejective multiple test procedure", 1979), in the
 * order given. However the tests depend on each other, the probability that any true hypothesis gets an adjusted
 * p-value of 0.05 or less is at most 0.05.
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
