import type { KernelProgram } from '../kernels/program.ts';
import { rollBatch } from '../kernels/roll-batch.ts';
import type { Batch } from '../schedule/roller.ts';

/** What a worker is sent: a batch, whose program comes along only when the job is a new one. */
export type WorkerRequest = Omit<Batch, 'program'> & { readonly program?: KernelProgram };

/**
 * What a worker makes of the requests that it is sent, one after another: one counter a cell.
 *
 * @throws Error for a new job without its program
 */
export function answers(): (request: WorkerRequest) => Uint32Array {
  let known: { job: number; program: KernelProgram } | undefined;
  return (request) => {
    if (request.program) known = { job: request.job, program: request.program };
    if (known?.job !== request.job) throw new Error(`job ${request.job} came without its program`);
    return rollBatch({ ...request, program: known.program });
  };
}
