import type { FacesRolled } from '../../dice/roll-faces.ts';
import type { Throw } from '../../dice/throw.ts';
import { checkExpression } from '../../questions/check.ts';
import { parseQuestion } from '../../questions/parse.ts';
import type { Measure } from '../../rules/measure.ts';
import type { Step, Told } from '../../rules/plan.ts';
import { capitalised, listed, uncapitalised } from '../../words/english.ts';
import { decimal } from '../../words/numbers.ts';
import { blamed, shown } from '../../words/problem.ts';
import type { OwnAnswer, OwnOutcome, OwnRuleset } from '../types/ruleset.ts';

/** "Attack: 3 D6; defense: 2 D6" */
export function diceText(thrown: Throw): string {
  return capitalised(
    thrown.map(({ name, count, die }) => `${name}: ${count} ${die.name}`).join('; '),
  );
}

/** The first flag, else the first count from 1 on, else the first value of the first name. */
export function usualQuestion(measures: readonly Measure[]): string {
  const first = (kind: Measure['kind']) => measures.find((one) => one.kind === kind);
  const [flag, count, name] = [first('flag'), first('count'), first('name')];
  return flag?.name ?? (count ? `${count.name} >= 1` : `${name?.name} is "${name?.values?.[0]}"`);
}

/** "Red wins 37.2% of the time. On average: armies lost by Red 0.92, armies lost by Blue 1.08." */
export function headline(
  { clause, mean }: Pick<OwnAnswer, 'clause' | 'mean'>,
  { often }: Pick<Told, 'often'>,
  measures: readonly Measure[],
): string {
  const means = measures
    .filter(({ kind }) => kind === 'count')
    .map(({ name, title }) => `${uncapitalised(title)} ${decimal(mean(name), 2)}`);
  const answer = `${capitalised(clause)} ${often}.`;
  return means.length > 0 ? `${answer} On average: ${means.join(', ')}.` : answer;
}

/** The dice that were rolled, then what each measure came to. */
export function stepsOf(
  faces: FacesRolled,
  outcome: OwnOutcome,
  measures: readonly Measure[],
): Step[] {
  const rolled = Object.entries(faces)
    .filter(([, fell]) => fell.length > 0)
    .map(([pool, fell]) => `${pool}: ${listed(fell)}`);
  const came = measures.map(({ name, title, kind }) => {
    const value = outcome[name];
    return `${title}: ${kind === 'flag' ? (value ? 'yes' : 'no') : value}.`;
  });
  return [
    { title: 'The dice', text: rolled.length > 0 ? `${capitalised(rolled.join('; '))}.` : 'None.' },
    { title: 'The outcome', text: came.join(' ') },
  ];
}

/**
 * The question that a ruleset asks where nobody asks anything.
 *
 * @throws BadInput, like for any question, where it cannot be asked of the measures
 */
export function checkedQuestion<S extends object>(
  ruleset: OwnRuleset<S>,
  text: string,
  measures: readonly Measure[],
): string {
  try {
    checkExpression(parseQuestion(text).expression, measures);
    return text;
  } catch (error) {
    const where = { path: ['usualQuestion'], place: placeOf(ruleset) };
    throw blamed(error, (problem) => ({ ...problem, ...where }));
  }
}

/** Where mistakes of a ruleset are, as messages say it. */
export function placeOf<S extends object>({ name }: OwnRuleset<S>): string {
  return `the ruleset ${shown(name)}`;
}
