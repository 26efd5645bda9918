import type { Machine } from '../machine.ts';
import { pause } from './pause.ts';
import type { BrowserWorker } from './worker.ts';
import { workerRoller } from './worker-roller.ts';

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
