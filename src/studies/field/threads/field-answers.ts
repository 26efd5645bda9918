/* The messages of a worker that plays pairs, in Node and in browsers. */

import { atOnce } from '../../../base/index.ts';
import { type FieldProgram, type PairAnswers, type Pairs, pairAnswers } from '../pair-answers.ts';

/** A message to a worker: pairs, and with the first message their field. */
export interface FieldRequest {
  readonly pairs: Pairs;
  readonly program?: FieldProgram;
}

/**
 * A function for a worker that answers its requests in sequence.
 *
 * @throws Error if the first request lacks its field
 */
export function fieldAnswers(): (request: FieldRequest) => PairAnswers {
  let answers: ReturnType<typeof pairAnswers> | undefined;
  return ({ program, pairs }) => {
    if (program) answers = pairAnswers(program);
    if (!answers) throw new Error('pairs came without their field');
    return atOnce(answers(pairs));
  };
}

/** A function that makes the messages to a new worker; the first one includes the field. */
export function fieldMessages(program: FieldProgram): (pairs: Pairs) => FieldRequest {
  let isFirst = true;
  return (pairs) => {
    const request = isFirst ? { pairs, program } : { pairs };
    isFirst = false;
    return request;
  };
}
