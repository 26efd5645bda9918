import type { Result } from '../../results/result.ts';
import { warningsOf } from '../../results/warnings.ts';
import { type WorstFit, worstFit } from '../../statistics/worst-fit.ts';
import { percent, spoken } from '../../words/numbers.ts';
import { fitNumbers } from './fit-numbers.ts';
import { warningText } from './warning-texts.ts';

/** Does the simulation agree with the exact odds? */
export interface FitStatement {
  readonly agrees: boolean;
  /** The answer, with the numbers of the test. */
  readonly text: string;
  /** What that means, for readers who have not met a chi-square. */
  readonly meaning: string;
}

/** Absent where there is nothing to compare. */
export function fitStatement(results: readonly Result[]): FitStatement | undefined {
  const fit = worstFit(results.flatMap(({ goodnessOfFit }) => goodnessOfFit ?? []));
  if (!fit) return undefined;
  const warning = warningsOf(results).find(({ kind }) => kind === 'disagreement');
  return {
    agrees: !warning,
    text: warning
      ? warningText(warning)
      : `The simulation agrees with the exact odds (${fitNumbers(fit)}).`,
    meaning: meaningOf(fit, attacksOf(results)),
  };
}

function meaningOf({ adjusted, of }: WorstFit, attacks: number): string {
  const ofSeveral = of > 1 ? ` (the worst of ${of} combinations)` : '';
  return (
    `${spoken(attacks)} attacks were rolled and every roll counted; apart from that, the odds were ` +
    'worked out exactly. Rolled numbers are never quite the exact ones: luck scatters them. Luck alone ' +
    `puts them at least as far off as here in ${percent(adjusted, 1)} of runs like this${ofSeveral}. ` +
    'If that were next to never, something would be wrong with the dice or with the arithmetic.'
  );
}

function attacksOf(results: readonly Result[]): number {
  return results.reduce((sum, { simulation }) => sum + (simulation?.trials ?? 0), 0);
}
