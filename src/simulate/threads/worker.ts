import { parentPort } from 'node:worker_threads';
import type { KernelProgram } from '../kernels/program.ts';
import { rollBatch } from '../kernels/roll-batch.ts';
import type { Batch } from '../schedule/roller.ts';

/** What a worker is sent: a batch, whose program comes along only when the job is a new one. */
export type WorkerRequest = Omit<Batch, 'program'> & { readonly program?: KernelProgram };

const port = parentPort;
if (!port) throw new Error('this file runs as a worker thread');

let known: { job: number; program: KernelProgram } | undefined;

port.on('message', (request: WorkerRequest) => {
  if (request.program) known = { job: request.job, program: request.program };
  if (known?.job !== request.job) throw new Error(`job ${request.job} came without its program`);
  const counts = rollBatch({ ...request, program: known.program });
  // Copied, not handed over: for tallies of common size that is several times quicker.
  port.postMessage(counts);
});
