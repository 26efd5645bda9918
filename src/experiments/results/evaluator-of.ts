import type { Steps } from '../../base/index.ts';
import type { Expression, FightModel } from '../../rules/index.ts';
import { chainEvaluator } from './chain-evaluator.ts';
import type { Evaluator } from './evaluator.ts';
import { type OutcomeMemory, outcomeMemory } from './outcome-memory.ts';
import { playedEvaluator } from './played-evaluator.ts';
import { throwEvaluator } from './throw-evaluator.ts';

/**
 * The evaluator for a model, by its kind.
 *
 * @param expression what is asked, which has to be told by one view
 * @param keep       whether what was weighed to make sure that it can be is kept
 * @param memory     what is known of other models of the same sweep
 * @throws BadInput for more than can be weighed, or asked together
 */
export function* evaluatorOf(
  model: FightModel,
  expression: Expression,
  keep: boolean,
  memory: OutcomeMemory = outcomeMemory(),
): Steps<Evaluator> {
  if ('thrown' in model) return throwEvaluator(model, keep, memory);
  if ('game' in model) return playedEvaluator(model, expression);
  return yield* chainEvaluator(model, expression);
}
