/* The messages between the main thread and its worker threads, and how a worker answers them. */

import type { KernelProgram } from '../kernels/program.ts';
import { rollOrPlay } from '../schedule/roll-batch.ts';
import type { Batch } from '../schedule/roller.ts';

/** A request to a worker: a batch, with its program only if that is not the last one sent. */
export type WorkerRequest = Omit<Batch, 'program'> & { readonly program?: KernelProgram };

/**
 * What a worker makes of the requests that it is sent, one after another, however soon the next one comes: one counter
 * a cell.
 *
 * @throws Error for a first job without its program
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
    // The sender is told of a failure.
    last = answer.catch(() => {});
    return answer;
  };
}

/** What a worker that starts is sent for each batch: of batches of one program, the first brings it along. */
export function batchMessages(): (batch: Batch) => WorkerRequest {
  let sent: KernelProgram | undefined;
  return ({ program, ...batch }) => {
    // A sweep's cases often throw the same dice one after another.
    const request = program === sent ? batch : { ...batch, program };
    sent = program;
    return request;
  };
}
