import type { Expression } from '../questions/question.ts';
import type { Law } from '../rules/plan.ts';
import type { Steps } from '../words/steps.ts';
import { chainReckoning } from './chain-reckoning.ts';
import { type OutcomeMemory, outcomeMemory } from './outcome-memory.ts';
import type { Reckoning } from './reckoning.ts';
import { throwReckoning } from './throw-reckoning.ts';

/**
 * A law made ready by its kind.
 *
 * @param expression what is asked, which has to be told by one view
 * @param keep       whether what was weighed to make sure that it can be is kept
 * @param memory     what is known of other laws of the same sweep
 * @throws BadInput for more than can be weighed, or asked together
 */
export function* reckoningOf(
  law: Law,
  expression: Expression,
  keep: boolean,
  memory: OutcomeMemory = outcomeMemory(),
): Steps<Reckoning> {
  return 'thrown' in law
    ? throwReckoning(law, keep, memory)
    : yield* chainReckoning(law, expression);
}
