import { checkExpression } from '../questions/check.ts';
import { parseQuestion } from '../questions/parse.ts';
import type { Question } from '../questions/question.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import { BadInput, blamed } from '../words/problem.ts';
import type { Case } from './experiment.ts';

/**
 * Reads a question and makes sure that one case at least can answer it; without any case, that its
 * measures are known at all.
 *
 * @throws BadInput at `question` with what is not understood, or what the first case does not know
 */
export function readQuestion(
  text: string,
  { shortQuestions, measuresOf, measures }: Ruleset,
  cases: readonly Case[],
): Question {
  try {
    const question = parseQuestion(text, shortQuestions);
    const short = Object.keys(shortQuestions);
    let first: unknown;
    // Only a fight knows the measures of those in it, such as `blockerWounds:the-joker`.
    if (cases.length === 0 && text.includes(':')) return question;
    const known = cases.length > 0 ? cases.map(({ scenario }) => measuresOf(scenario)) : [measures];
    for (const of of known) {
      try {
        checkExpression(question.expression, of, short);
        return question;
      } catch (error) {
        if (!(error instanceof BadInput)) throw error;
        first ??= error;
      }
    }
    throw first;
  } catch (error) {
    throw blamed(error, (problem) => ({ ...problem, path: ['question'] }));
  }
}
