import { rollOrPlay } from './roll-batch.ts';
import type { Roller } from './roller.ts';

/**
 * A roller on this thread, for work that takes less time than starting a worker.
 *
 * @param pause lets signals and the progress bar be handled between batches
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
