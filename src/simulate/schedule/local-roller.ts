import { rollBatch } from '../kernels/roll-batch.ts';
import type { Roller } from './roller.ts';

/** Rolls on this thread, which serves what a worker's start would outlast. */
export function localRoller(): Roller {
  return {
    async roll(batch) {
      // A turn of the event loop between batches lets signals and the progress bar through.
      await new Promise((resolve) => setImmediate(resolve));
      return rollBatch(batch);
    },
    release() {},
  };
}
