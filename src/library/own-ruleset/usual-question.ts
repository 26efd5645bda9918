import { checkExpression } from '../../questions/check.ts';
import { parseQuestion } from '../../questions/parse.ts';
import type { Measure } from '../../rules/plan.ts';
import { blamed } from '../../words/problem.ts';
import type { OwnRuleset } from '../types/ruleset.ts';
import { placeOf } from './place.ts';

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
