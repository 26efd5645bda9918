/* A browser as the machine for a run (`Machine`), with workers as rollers. The explorer and the library use it. */

import { GRACE_MS, type Machine } from '../schedule/machine.ts';
import type { Batch, Roller } from '../schedule/roller.ts';
import { batchMessages } from '../threads/answers.ts';
import { askedWorker } from './asked-worker.ts';
import type { BrowserWorker } from './worker.ts';

/**
 * The machine for runs in a browser.
 *
 * @param workers returns the requested number of rolling workers
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
    grace: () => new Promise((resolve) => setTimeout(resolve, GRACE_MS)),
  };
}

/** A roller that sends its batches to a worker, which answers in order. */
export function workerRoller(worker: BrowserWorker): Roller {
  const { ask, release } = askedWorker<Batch, Uint32Array>(worker, batchMessages());
  return { roll: ask, release };
}

/**
 * Lets other tasks of this thread run. A message is handled immediately, whereas browser timers wait for milliseconds.
 */
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
