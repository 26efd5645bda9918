import type { GoodnessOfFit } from './goodness.ts';
import { holm } from './holm.ts';

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
