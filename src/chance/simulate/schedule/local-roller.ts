import { rollOrPlay } from './roll-batch.ts';
import type { Roller } from './roller.ts';

/**
 * A roller on this thread, for work that takes less time than starting a worker.
 *
 * @param pause lets signals and the progress bar be handled between batches and during battles
 */
export function localRoller(pause: () => Promise<void>): Roller {
  let isReleased = false;
  let last: Promise<unknown> = Promise.resolve();
  const rest = async () => {
    await pause();
    if (isReleased) throw new Error('the roller was released');
  };
  return {
    roll(batch) {
      const counts = last.then(rest).then(() => rollOrPlay(batch, rest));
      // The caller of `roll` gets the error.
      last = counts.catch(() => {});
      return counts;
    },
    release() {
      isReleased = true;
    },
  };
}
