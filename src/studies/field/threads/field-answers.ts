/* The messages of a worker that plays pairs, in Node and in browsers. */

import { atOnce } from '../../../base/index.ts';
import { type FieldProgram, type PairAnswers, type Pairs, pairAnswers } from '../pair-answers.ts';

/** A message to a worker: pairs to play; the first message also contains their field. */
export interface FieldRequest {
  readonly pairs: Pairs;
  readonly program?: FieldProgram;
}

/**
 * Returns a function with which a worker answers its requests, in order.
 *
 * @throws Error if the first request lacks the field
 */
export function fieldAnswers(): (request: FieldRequest) => PairAnswers {
  let answers: ReturnType<typeof pairAnswers> | undefined;
  return ({ program, pairs }) => {
    if (program) answers = pairAnswers(program);
    if (!answers) throw new Error('pairs were sent without their field');
    return atOnce(answers(pairs));
  };
}

/** Returns a function that makes the messages to a new worker. Only the first message includes the field. */
export function fieldMessages(program: FieldProgram): (pairs: Pairs) => FieldRequest {
  let isFirst = true;
  return (pairs) => {
    const request = isFirst ? { pairs, program } : { pairs };
    isFirst = false;
    return request;
  };
}
