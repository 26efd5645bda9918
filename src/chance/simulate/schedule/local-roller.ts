import { rollOrPlay } from './roll-batch.ts';
import type { Roller } from './roller.ts';

/**
 * Rolls on this thread, which serves what a worker's start would outlast.
 *
 * @param pause between batches, which lets signals and the progress bar through
 */
export function localRoller(pause: () => Promise<void>): Roller {
  return {
    async roll(batch) {
      await pause();
      return rollOrPlay(batch);
    },
    release() {},
  };
}
