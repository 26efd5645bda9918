import type { Result } from '../../results/result.ts';
import { warningsOf } from '../../results/warnings.ts';
import { type WorstFit, worstFit } from '../../statistics/several-tests.ts';
import { percent, spoken } from '../../words/numbers.ts';
import { chiSquareText, fitNumbers } from './fit-numbers.ts';
import { trialOf } from './trial.ts';
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
      ? warningText(warning, results)
      : fit.of > 1
        ? `${fit.adjusted < USUAL ? FURTHER : AGREES}: ${worstText(fit)}.`
        : `${AGREES} (${fitNumbers(fit)}).`,
    meaning: meaningOf(fit, results),
  };
}

const AGREES = 'The simulation agrees with the exact odds';

/** Not far enough to say that something is wrong. */
const FURTHER = 'The simulation is further from the exact odds than most are';

/** From here on, nobody would call it rare. */
const USUAL = 0.05;

/**
 * The worst of several fits for what it is. All combinations of a sweep share their random numbers, so
 * that no more can be said than Bonferroni's "at most".
 */
function worstText({ pValue, adjusted, of }: WorstFit): string {
  const worst = `the worst of ${of} fits has p = ${pValue.toPrecision(2)}`;
  if (adjusted === 1) return `${worst}, which is nothing unusual`;
  const often = percent(adjusted, adjusted < 0.1 ? 1 : 0);
  const said = `${worst}; with ${of} fits, chance alone gives one that low up to ${often} of the time`;
  return adjusted >= USUAL ? `${said}: nothing unusual` : said;
}

function meaningOf(fit: WorstFit, results: readonly Result[]): string {
  const { adjusted, of } = fit;
  const many = adjusted === 1 ? 'often' : `in ${of > 1 ? 'up to ' : ''}${percent(adjusted, 1)} of`;
  const runs = adjusted === 1 ? 'in runs like this' : 'runs like this';
  const ofSeveral = of > 1 ? ` (the worst of ${of} combinations: ${chiSquareText(fit)})` : '';
  return (
    `${spoken(trialsOf(results))} ${trialOf(results)[1]} were rolled and every roll counted; apart from that, the odds were ` +
    'worked out exactly. Rolled numbers are never quite the exact ones: luck scatters them. Luck alone ' +
    `puts them at least as far off as here ${many} ${runs}${ofSeveral}. ` +
    'If that were next to never, something would be wrong with the dice or with the arithmetic.'
  );
}

function trialsOf(results: readonly Result[]): number {
  return results.reduce((sum, { simulation }) => sum + (simulation?.trials ?? 0), 0);
}
