import { BadInput, type Steps } from '../../base/index.ts';
import type { Question } from '../../rules/index.ts';
import type { BaseFight } from '../scenarios/experiment.ts';
import { evaluatorOf } from './evaluator-of.ts';
import { askedOdds, compileFor, expressionFor } from './for-question.ts';
import type { Result } from './result.ts';
import type { Odds } from './summary.ts';

/**
 * The results of a sweep, each with what the fight comes to as written: the odds of the combination
 * that is that fight, else exact odds, where those are asked for.
 */
export function* withFightAsWritten(
  results: readonly Result[],
  base: BaseFight | undefined,
  question: Question,
  exact: boolean,
): Steps<Result[]> {
  const odds =
    base &&
    (results[base.at ?? -1]?.question.odds ?? (exact && (yield* exactOdds(base, question))));
  if (!odds || !(odds.exact || odds.simulated)) return [...results];
  return results.map((result, i) => ({ ...result, asWritten: { odds, isThis: i === base.at } }));
}

/** @returns undefined where the fight has more ends than can be weighed, or none at all */
function* exactOdds({ scenario }: BaseFight, question: Question): Steps<Odds | undefined> {
  try {
    const { model, account } = yield* compileFor(scenario, question);
    const expression = expressionFor(question, account.measures);
    const evaluator = yield* evaluatorOf(model, expression, true);
    const views = evaluator.weighed().views();
    return askedOdds(expression, { views, exact: true });
  } catch (error) {
    if (error instanceof BadInput) return undefined;
    throw error;
  }
}
