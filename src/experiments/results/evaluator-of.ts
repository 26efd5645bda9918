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
 * @param expression the question; the evaluator has a view that can answer it
 * @param keep whether to keep the weights that were computed to check the size of the model
 * @param memory results shared by the models of a sweep
 * @throws BadInput if the model is too large to weigh, or the question has too many values to count
 */
export function* evaluatorOf(
  model: FightModel,
  expression: Expression,
  keep: boolean,
  memory: OutcomeMemory = outcomeMemory(),
): Steps<Evaluator> {
  if ('thrown' in model) return yield* throwEvaluator(model, keep, memory);
  if ('game' in model) return playedEvaluator(model, expression);
  return yield* chainEvaluator(model, expression);
}
