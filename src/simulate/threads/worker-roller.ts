import type { Worker } from 'node:worker_threads';
import type { Batch, Roller } from '../schedule/roller.ts';
import { askedWorker } from './asked-worker.ts';
import { batchMessages } from './batch-messages.ts';

/**
 * A roller whose batches are rolled by a worker thread, one after another.
 *
 * @param onLost told why a worker was lost that is replaced
 */
export async function workerRoller(
  acquire: () => Promise<Worker>,
  onLost: (reason: string) => void,
): Promise<Roller> {
  const { ask, release } = await askedWorker<Batch, Uint32Array>(acquire, batchMessages, onLost);
  return { roll: ask, release };
}
