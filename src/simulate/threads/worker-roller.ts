import type { Worker } from 'node:worker_threads';
import type { KernelProgram } from '../kernels/program.ts';
import type { Batch, Roller } from '../schedule/roller.ts';
import type { WorkerRequest } from './answers.ts';
import { askedWorker } from './asked-worker.ts';

/**
 * A roller whose batches are rolled by a worker thread, one after another.
 *
 * @param onLost told why a worker was lost that is replaced
 */
export async function workerRoller(
  acquire: () => Promise<Worker>,
  onLost: (reason: string) => void,
): Promise<Roller> {
  const messages = () => {
    let sent: KernelProgram | undefined;
    return ({ program, ...batch }: Batch): WorkerRequest => {
      // A sweep's cases often throw the same dice one after another.
      const request = program === sent ? batch : { ...batch, program };
      sent = program;
      return request;
    };
  };
  const { ask, release } = await askedWorker<Batch, Uint32Array>(acquire, messages, onLost);
  return { roll: ask, release };
}
