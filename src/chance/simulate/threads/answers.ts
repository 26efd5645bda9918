/* The messages between the main thread and its worker threads, and how a worker answers them. */

import type { KernelProgram } from '../kernels/program.ts';
import { rollOrPlay } from '../schedule/roll-batch.ts';
import type { Batch } from '../schedule/roller.ts';

/** A request to a worker: a batch, with its program unless it is the last one sent. */
export type WorkerRequest = Omit<Batch, 'program'> & { readonly program?: KernelProgram };

/**
 * A function for a worker that rolls requested batches in sequence, however soon the next request comes. The answer
 * has one counter per cell.
 *
 * @throws Error if the first request lacks its program
 */
export function answers(): (request: WorkerRequest) => Promise<Uint32Array> {
  let known: KernelProgram | undefined;
  let last: Promise<unknown> = Promise.resolve();
  return (request) => {
    const answer = last.then(() => {
      known = request.program ?? known;
      if (!known) throw new Error(`job ${request.job} came without its program`);
      return rollOrPlay({ ...request, program: known });
    });
    // The sender gets the error.
    last = answer.catch(() => {});
    return answer;
  };
}

/**
 * A function that makes the message for each batch to a new worker. Of successive batches with the same program, only
 * the first includes it.
 */
export function batchMessages(): (batch: Batch) => WorkerRequest {
  let sent: KernelProgram | undefined;
  return ({ program, ...batch }) => {
    // The cases of a sweep often throw the same dice one after another.
    const request = program === sent ? batch : { ...batch, program };
    sent = program;
    return request;
  };
}
