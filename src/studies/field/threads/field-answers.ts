import { atOnce } from '../../../base/index.ts';
import { type FieldProgram, type PairAnswers, type Pairs, pairAnswers } from '../pair-answers.ts';

/** What a worker is sent: pairs, and with the first of them the field that they are of. */
export interface FieldRequest {
  readonly pairs: Pairs;
  readonly program?: FieldProgram;
}

/**
 * What a worker makes of the requests that it is sent, one after another.
 *
 * @throws Error for a first request without its field
 */
export function fieldAnswers(): (request: FieldRequest) => PairAnswers {
  let answers: ReturnType<typeof pairAnswers> | undefined;
  return ({ program, pairs }) => {
    if (program) answers = pairAnswers(program);
    if (!answers) throw new Error('pairs came without their field');
    return atOnce(answers(pairs));
  };
}

/** What a worker that starts is sent for each request: the field goes along with the first one. */
export function fieldMessages(program: FieldProgram): (pairs: Pairs) => FieldRequest {
  let isFirst = true;
  return (pairs) => {
    const request = isFirst ? { pairs, program } : { pairs };
    isFirst = false;
    return request;
  };
}
