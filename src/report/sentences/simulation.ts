/* Sentences about a simulation: its size, its interruption, and whether it agrees with the exact odds. */

import {
  capitalised,
  percent,
  spoken,
  trialsText,
  type WorstFit,
  worstFit,
} from '../../base/index.ts';
import {
  type Result,
  type SimulatedEffort,
  simulatedEffort,
  type Warning,
  warningsOf,
} from '../../experiments/index.ts';
import { trialOf } from '../tables/cast.ts';

/**
 * A warning in words.
 *
 * @param things the plural noun for what each result is about
 */
export function warningText(
  warning: Warning,
  results: readonly Result[],
  things = 'combinations',
): string {
  switch (warning.kind) {
    case 'interrupted':
      return interruptedText(warning.effort, trialOf(results), things);
    case 'nothingSimulated':
      return 'INTERRUPTED before anything was simulated.';
    case 'disagreement':
      return (
        `WARNING: the simulation does not agree with the exact odds (${fitNumbers(warning.fit)}). ` +
        'Chance alone hardly ever causes this; please report it, with the seed.'
      );
  }
}

function interruptedText(
  effort: SimulatedEffort,
  trial: readonly [string, string],
  things: string,
): string {
  const { asked, seed, begun, all } = effort;
  const wanted =
    'trials' in asked
      ? `${spoken(asked.trials)}${all > 1 ? ' each' : ''} were requested`
      : `a precision of ${asked.precision} was requested`;
  const of = all > 1 ? ` for ${begun} of ${all} ${things}` : '';
  return (
    `INTERRUPTED: ${rolledText(effort, trial)} simulated${of} from seed "${seed}"; ${wanted}. ` +
    'The results are valid, but less precise.'
  );
}

/** "chi-square 60.0 on 69 degrees of freedom, p = 0.77" */
export function fitNumbers(fit: WorstFit): string {
  const correction = fit.of > 1 ? ` with the correction for ${fit.of} tests` : '';
  return `${chiSquareText(fit)}, p = ${fit.adjusted.toPrecision(2)}${correction}`;
}

/** "chi-square 60.0 on 69 degrees of freedom" */
export function chiSquareText({ statistic, degreesOfFreedom }: WorstFit): string {
  return `chi-square ${statistic.toFixed(1)} on ${degreesOfFreedom} degrees of freedom`;
}

/**
 * How much was simulated, and from which seed.
 *
 * @param things the plural noun for what each result is about
 */
export function effortText(results: readonly Result[], things = 'combinations'): string {
  const effort = simulatedEffort(results);
  if (!effort) return 'Exact odds only; nothing was simulated.';
  const each = effort.all > 1 ? ` for each of ${effort.all} ${things}` : '';
  return `${capitalised(rolledText(effort, trialOf(results)))} simulated${each} from seed "${effort.seed}".`;
}

/**
 * How much was simulated and with what result, in one sentence for use next to the exact odds: "10,000 attacks
 * simulated from seed "x" agree with the exact odds (chi-square 9.0 on 9 degrees of freedom, p = 0.45): 74.0%
 * (73.1–74.8%)."
 *
 * @returns undefined if nothing can be compared, or if there is a warning about an interruption or a disagreement
 */
export function agreementText(results: readonly Result[]): string | undefined {
  const effort = simulatedEffort(results);
  const fit = worstFit(results.flatMap(({ goodnessOfFit }) => goodnessOfFit ?? []));
  if (!effort || !fit || warningsOf(results).length > 0) return undefined;
  const isOne = effort.all === 1 && effort.most === 1;
  const simulated = effortText(results).slice(0, -1);
  if (fit.of > 1) {
    const how =
      fit.adjusted < USUAL ? 'are further from the exact odds than most simulations' : AGREE;
    return `${simulated} ${how}.`;
  }
  const [only] = results;
  const { course } = only?.account ?? {};
  // For a series of attacks, the simulated answer is mentioned only if the user asked the question.
  const isTold = only?.question.isAsked || !course || course.winner;
  const share = isTold ? sampleText(only) : '';
  return `${simulated} ${isOne ? 'agrees with the exact odds' : AGREE}${share}.`;
}

const AGREE = 'agree with the exact odds';

/** The simulated answer: ": 74.0% (73.1–74.8%)", with as many decimals as its interval justifies. */
function sampleText(result: Result | undefined): string {
  const simulated = result?.question.odds.simulated;
  if (!simulated) return '';
  const width = 100 * (simulated.high - simulated.low);
  const decimals = Math.min(4, Math.max(1, Math.ceil(-Math.log10(width))));
  const shown = (share: number) => (100 * share).toFixed(decimals);
  const { probability, low, high } = simulated;
  return `: ${shown(probability)}% (${shown(low)}–${shown(high)}%)`;
}

/** "10 million attacks", "1 million to 10 million attacks". */
function rolledText({ fewest, most }: SimulatedEffort, trial: readonly [string, string]): string {
  return fewest === most
    ? trialsText(most, trial)
    : `${spoken(fewest)} to ${trialsText(most, trial)}`;
}

/** Whether the simulation agrees with the exact odds. */
export interface FitStatement {
  readonly agrees: boolean;
  /** A sentence that says whether they agree, with the numbers from the test. */
  readonly text: string;
  /** An explanation for readers unfamiliar with chi-square tests. */
  readonly meaning: string;
}

/** How the simulation fits the exact odds; undefined if there is nothing to compare. */
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

/** The words for a difference that is too small to indicate a mistake. */
const FURTHER = 'The simulation is further from the exact odds than most simulations are';

/** A p-value of at least this is not considered unusual. */
const USUAL = 0.05;

/**
 * The worst of several fits, in words. All combinations of a sweep share their random numbers, so the text can give
 * only Bonferroni's upper bound ("up to").
 */
function worstText({ pValue, adjusted, of }: WorstFit): string {
  const worst = `the worst of ${of} fits has p = ${pValue.toPrecision(2)}`;
  if (adjusted === 1) return `${worst}, which is not unusual`;
  const often = percent(adjusted, adjusted < 0.1 ? 1 : 0);
  const said = `${worst}; with ${of} fits, chance alone would make the lowest p at most this low in up to ${often} of runs`;
  return adjusted >= USUAL ? `${said}, so this is not unusual` : said;
}

function meaningOf(fit: WorstFit, results: readonly Result[]): string {
  const { adjusted, of } = fit;
  const many = adjusted === 1 ? 'often' : `in ${of > 1 ? 'up to ' : ''}${percent(adjusted, 1)} of`;
  const runs = adjusted === 1 ? 'in runs like this' : 'runs like this';
  const ofSeveral = of > 1 ? ` (the worst of ${of} combinations: ${chiSquareText(fit)})` : '';
  return (
    `${spoken(trialsOf(results))} ${trialOf(results)[1]} were rolled and every roll counted; separately, the odds were ` +
    'calculated exactly. Simulated numbers differ from the exact ones by luck. Luck alone ' +
    `puts them at least as far off as here ${many} ${runs}${ofSeveral}. ` +
    'If luck almost never did so, the dice or the arithmetic would be wrong.'
  );
}

function trialsOf(results: readonly Result[]): number {
  return results.reduce((sum, { simulation }) => sum + (simulation?.trials ?? 0), 0);
}
