/* The field machine for Node, with worker threads. */

import { availableParallelism } from 'node:os';
import { askedWorker, startThreads } from '../../../chance/node.ts';
import type { PairAnswers, Pairs } from '../pair-answers.ts';
import type { FieldMachine } from '../player.ts';
import { fieldMessages } from './field-answers.ts';

/**
 * The memory of a worker's young generation. Most objects of a duel are short-lived; the larger this memory is, the
 * less often it is collected.
 */
const YOUNG = { maxYoungGenerationSizeMb: 192 };

/** @param workerFile the worker's code; default: the path that the build uses */
export function nodeFieldMachine(workerFile?: string): FieldMachine {
  return {
    threads: availableParallelism(),
    start: (program, count, onLost) =>
      startThreads(
        count,
        'pairs',
        async (acquire) => {
          const worker = await askedWorker<Pairs, PairAnswers>(
            acquire,
            () => fieldMessages(program),
            onLost,
          );
          return { play: worker.ask, release: worker.release };
        },
        { file: workerFile, resourceLimits: YOUNG },
      ),
    pause: () => new Promise((resolve) => setImmediate(resolve)),
  };
}
