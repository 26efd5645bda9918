import type { Batch, Roller } from '../schedule/roller.ts';
import { batchMessages } from '../threads/batch-messages.ts';
import { askedWorker } from './asked-worker.ts';
import type { BrowserWorker } from './worker.ts';

/** A roller whose batches are rolled by a worker, which answers in the order in which it was asked. */
export function workerRoller(worker: BrowserWorker): Roller {
  const { ask, release } = askedWorker<Batch, Uint32Array>(worker, batchMessages());
  return { roll: ask, release };
}
