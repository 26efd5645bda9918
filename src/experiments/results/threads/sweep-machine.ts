import { availableParallelism } from 'node:os';
import { askedWorker } from '../../../chance/simulate/threads/asked-worker.ts';
import { startThreads } from '../../../chance/simulate/threads/pool.ts';
import type { PartAnswer, SweepPart } from '../sweep-part.ts';
import type { SweepMachine } from '../sweep-workers.ts';

/** @param workerFile the worker's code; by default where the build puts it */
export function nodeSweepMachine(workerFile?: string): SweepMachine {
  return {
    threads: availableParallelism(),
    start: (count) =>
      startThreads(
        count,
        'parts',
        (acquire) =>
          askedWorker<SweepPart, PartAnswer>(
            acquire,
            () => (part) => part,
            () => {},
          ),
        { file: workerFile },
      ),
  };
}
