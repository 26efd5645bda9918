import { capitalised, fractionValue, grouped, percent, spokenMean } from '../../base/index.ts';
import { figuresOf, oddsDecimals, oddsValue, type Result } from '../../experiments/index.ts';
import { bothNamed, withWounds } from '../../rules/index.ts';
import { castOf, clauseAbout, subjectOf, trialOf } from '../tables/cast.ts';
import { headlineOf } from './headline.ts';

/**
 * The answer in one line: who fights whom, the question and its chance, exact and simulated. For a sweep, or a fight
 * that is played game by game, the headline.
 */
export function briefText(results: readonly Result[]): string {
  const [only, ...others] = results;
  if (!only || others.length > 0 || only.account.games) return headlineOf(results);
  const clause = bothNamed(clauseAbout(results), castOf(results), subjectOf(results));
  const text = `${withWounds(capitalised(clause), castOf(results))}${turnText(only)}`;
  return `${text}: ${oddsText(only)}${lengthText(only)}${destructionText(only)}`;
}

/** " in one turn", for a turn of more than one attack. */
function turnText(result: Result): string {
  const attacks = figuresOf(result.measured).mean('attacks');
  return trialOf([result])[0] === 'turn' && attacks > 1 ? ' in one turn' : '';
}

/**
 * "; destroyed: 84.7%", for use after the odds that the defender is displaced; empty unless destruction is more likely.
 */
function destructionText({ question: { expression, odds }, measured }: Result): string {
  if (expression.kind !== 'flag' || expression.measure !== 'displaced') return '';
  const figures = figuresOf(measured);
  const isLikelier = figures.mean('destroyed') > oddsValue(odds);
  return isLikelier ? `; destroyed: ${figures.told('destroyed', 1).share}` : '';
}

/** "; 5.2 attacks on average", for attacks that are repeated until a figure is destroyed. */
function lengthText({ account: { course }, measured }: Result): string {
  if (!course || course.winner !== undefined) return '';
  const mean = figuresOf(measured).mean(course.count);
  return `; ${spokenMean(mean)} ${course.count} on average`;
}

function oddsText(result: Result): string {
  const { odds } = result.question;
  const { exact, simulated } = odds;
  const shown = (chance: number) => percent(chance, oddsDecimals(odds));
  const { trials = 0 } = result.simulation ?? {};
  const [one, several] = trialOf([result]);
  const hits = { 0: 'none', [trials]: 'all' }[simulated?.count ?? -1];
  // If exact odds are known, the count is left out, since the exact odds show whether the event is certain.
  const of =
    hits && !exact ? ` (${hits} of ${grouped(trials)} ${trials === 1 ? one : several})` : '';
  const known = [
    ...(exact ? [`${shown(fractionValue(exact))} exact`] : []),
    ...(simulated ? [`${shown(simulated.probability)} simulated${of}`] : []),
  ];
  return known.join(', ') || 'unknown, since nothing was simulated';
}
