import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { askedWorker } from '../../simulate/threads/asked-worker.ts';
import { startThreads } from '../../simulate/threads/pool.ts';
import type { PartAnswer, SweepPart } from '../sweep-part.ts';
import type { SweepMachine } from '../sweep-workers.ts';

/** The worker's code, where the build puts it: only asked for then, since bundles may not know where they are. */
const builtWorker = () => fileURLToPath(new URL('./sweep-worker.js', import.meta.url));

/** @param workerFile the worker's code; by default where the build puts it */
export function nodeSweepMachine(workerFile?: string): SweepMachine {
  return {
    threads: availableParallelism(),
    start: (count) =>
      startThreads(count, workerFile ?? builtWorker(), (acquire) =>
        askedWorker<SweepPart, PartAnswer>(
          acquire,
          () => (part) => part,
          () => {},
        ),
      ),
  };
}
