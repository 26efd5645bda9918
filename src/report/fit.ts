import type { Result } from '../results/result.ts';
import { percent, spoken } from '../words/numbers.ts';

/** Does the simulation agree with the exact odds? */
export interface Fit {
  readonly agrees: boolean;
  /** The answer, with the numbers of the test. */
  readonly text: string;
  /** What that means, for readers who have not met a chi-square. */
  readonly meaning: string;
}

/** A chance below which disagreement is no longer put down to luck. */
const SUSPICIOUS = 1e-4;

/** Absent where there is nothing to compare. */
export function fitOf(results: readonly Result[]): Fit | undefined {
  const fits = results.flatMap(({ goodnessOfFit }) => goodnessOfFit ?? []);
  const [first] = fits;
  if (!first) return undefined;
  const worst = fits.reduce((a, b) => (b.pValue < a.pValue ? b : a), first);
  // Of many combinations some lie far off by luck (Bonferroni's correction).
  const pValue = Math.min(1, worst.pValue * fits.length);
  const agrees = pValue >= SUSPICIOUS;
  const numbers =
    `chi-square ${worst.statistic.toFixed(1)} on ${worst.degreesOfFreedom} degrees of freedom, ` +
    `p = ${pValue.toPrecision(2)}`;
  const where = fits.length > 1 ? ` for the worst of ${fits.length} combinations` : '';
  return {
    agrees,
    text: agrees
      ? `The simulation agrees with the exact odds (${numbers}${where}).`
      : `WARNING: the simulation does not agree with the exact odds (${numbers}${where}). ` +
        'Chance alone hardly does this; please report it with the seed.',
    meaning: meaningOf(pValue, fits.length, attacksOf(results)),
  };
}

function meaningOf(pValue: number, combinations: number, attacks: number): string {
  const ofSeveral = combinations > 1 ? ` (the worst of ${combinations} combinations)` : '';
  return (
    `${spoken(attacks)} attacks were rolled and every roll counted; apart from that, the odds were ` +
    'worked out exactly. Rolled numbers are never quite the exact ones: luck scatters them. Luck alone ' +
    `puts them at least as far off as here in ${percent(pValue, 1)} of runs like this${ofSeveral}. ` +
    'If that were next to never, something would be wrong with the dice or with the arithmetic.'
  );
}

function attacksOf(results: readonly Result[]): number {
  return results.reduce((sum, { simulation }) => sum + (simulation?.trials ?? 0), 0);
}
