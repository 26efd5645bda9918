import type { Machine } from '../schedule/machine.ts';
import type { Batch, Roller } from '../schedule/roller.ts';
import { batchMessages } from '../threads/answers.ts';
import { askedWorker } from './asked-worker.ts';
import type { BrowserWorker } from './worker.ts';

/**
 * A browser as what runs are made on.
 *
 * @param workers gives so many workers that roll
 */
export function browserMachine(
  workers: (count: number) => readonly BrowserWorker[] | Promise<readonly BrowserWorker[]>,
  threads: number,
): Machine {
  return {
    threads,
    async start(count) {
      return (await workers(count)).map(workerRoller);
    },
    pause,
  };
}

/** A roller whose batches are rolled by a worker, which answers in the order in which it was asked. */
export function workerRoller(worker: BrowserWorker): Roller {
  const { ask, release } = askedWorker<Batch, Uint32Array>(worker, batchMessages());
  return { roll: ask, release };
}

/** Gives whatever else waits for this thread a turn. Timers of browsers wait for milliseconds; messages come next. */
export function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
