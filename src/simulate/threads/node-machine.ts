import { availableParallelism } from 'node:os';
import type { Machine } from '../machine.ts';
import { startWorkers } from './pool.ts';

/** @param workerFile the worker's code; by default where the build puts it */
export function nodeMachine(workerFile?: string): Machine {
  return {
    threads: availableParallelism(),
    start: (count, onLost) => startWorkers(count, workerFile, onLost),
    pause: () => new Promise((resolve) => setImmediate(resolve)),
  };
}
