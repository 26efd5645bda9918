import type { Result } from '../../results/result.ts';
import type { Odds } from '../../results/summary.ts';
import { fractionValue } from '../../statistics/fraction.ts';
import { capitalised } from '../../words/english.ts';
import { percent } from '../../words/numbers.ts';
import { clauseAbout } from './cast.ts';
import { headlineOf } from './headline.ts';

/**
 * A report's answer in one line: the question and its chance, exact and simulated, or, of a sweep, its
 * headline.
 */
export function briefText(results: readonly Result[]): string {
  const [only, ...others] = results;
  if (!only || others.length > 0) return headlineOf(results);
  return `${capitalised(clauseAbout(results))}: ${oddsText(only.question.odds)}`;
}

function oddsText({ exact, simulated }: Odds): string {
  const known = [
    ...(exact ? [`${percent(fractionValue(exact), 3)} exact`] : []),
    ...(simulated ? [`${percent(simulated.probability, 3)} simulated`] : []),
  ];
  return known.join(', ') || 'unknown, since nothing was simulated';
}
