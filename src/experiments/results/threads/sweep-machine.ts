/* The sweep machine for Node: worker threads that compute parts of a sweep. */

import { availableParallelism } from 'node:os';
import { askedWorker, startThreads } from '../../../chance/node.ts';
import type { PartAnswer, SweepPart } from '../sweep-part.ts';
import type { SweepMachine } from '../sweep-workers.ts';

/** @param workerFile the worker's code; default: the file that the build makes */
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
