import type { Machine } from '../machine.ts';
import { pause } from './pause.ts';
import { addressOf, workerOf } from './worker.ts';
import { workerRoller } from './worker-roller.ts';

/**
 * A browser as what runs are made on.
 *
 * @param roller gives the script of a worker that rolls
 */
export function browserMachine(roller: () => string | Promise<string>, threads: number): Machine {
  return {
    threads,
    async start(count) {
      const address = addressOf(await roller());
      return Array.from({ length: count }, () => workerRoller(workerOf(address)));
    },
    pause,
  };
}
