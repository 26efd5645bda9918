import type { Machine } from '../../simulate/machine.ts';
import { addressOf, workerOf } from '../worker-of.ts';
import { workerRoller } from './worker-roller.ts';

/**
 * A browser as what runs are made on.
 *
 * @param roller the script of a worker that rolls
 */
export function browserMachine(roller: string, threads: number): Machine {
  return {
    threads,
    async start(count) {
      const address = addressOf(roller);
      return Array.from({ length: count }, () => workerRoller(workerOf(address)));
    },
    // Timers of browsers wait for milliseconds; messages come next.
    pause: () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          port1.close();
          resolve();
        };
        port2.postMessage(undefined);
      }),
  };
}
