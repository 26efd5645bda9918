/* The messages between the main thread and its worker threads, and how a worker answers them. */

import type { KernelProgram } from '../kernels/program.ts';
import { rollOrPlay } from '../schedule/roll-batch.ts';
import type { Batch } from '../schedule/roller.ts';

/** A request to a worker: a batch. The program is left out if it is the same as in the last request. */
export type WorkerRequest = Omit<Batch, 'program'> & { readonly program?: KernelProgram };

/**
 * Returns the function with which a worker answers requests. The function rolls the requested batches one after
 * another, even if the next request comes before the answer. Each answer has one count per cell.
 *
 * @throws Error if the first request lacks its program
 */
export function answers(): (request: WorkerRequest) => Promise<Uint32Array> {
  let known: KernelProgram | undefined;
  let last: Promise<unknown> = Promise.resolve();
  return (request) => {
    const answer = last.then(() => {
      known = request.program ?? known;
      if (!known) throw new Error(`job ${request.job} was sent without its program`);
      return rollOrPlay({ ...request, program: known });
    });
    // The sender of the request gets the error.
    last = answer.catch(() => {});
    return answer;
  };
}

/**
 * Returns a function that makes the messages to a new worker, one for each batch. If successive batches have the same
 * program, only the first of their messages includes it.
 */
export function batchMessages(): (batch: Batch) => WorkerRequest {
  let sent: KernelProgram | undefined;
  return ({ program, ...batch }) => {
    // The combinations of a sweep often throw the same dice one after another.
    const request = program === sent ? batch : { ...batch, program };
    sent = program;
    return request;
  };
}
