import type { FieldProgram, Pairs } from '../pair-answers.ts';
import type { FieldRequest } from './field-answers.ts';

/** What a worker that starts is sent for each request: the field goes along with the first one. */
export function fieldMessages(program: FieldProgram): (pairs: Pairs) => FieldRequest {
  let isFirst = true;
  return (pairs) => {
    const request = isFirst ? { pairs, program } : { pairs };
    isFirst = false;
    return request;
  };
}
