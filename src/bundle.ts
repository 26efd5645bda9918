import { playGamesHere } from './battle/armies/game-player.ts';
import type { Work } from './chance/simulate/threads/pool.ts';
import type * as CommandLine from './cli/main.ts';

/*
 * The contents of the program's script. The command line and all worker threads, including those of the library, start
 * from this one script, so that the rules are included only once. Each part is imported when it is needed, so that the
 * other parts do not run.
 */

export const main: typeof CommandLine.main = async (...asked) =>
  (await import('./cli/main.ts')).main(...asked);

/** For each kind of work, the function that starts this work on a worker thread. */
export const WORK: Readonly<Record<Work, () => Promise<unknown>>> = {
  rolls: async () => {
    playGamesHere();
    await import('./chance/simulate/threads/worker.ts');
  },
  pairs: () => import('./studies/field/threads/field-worker.ts'),
  parts: () => import('./experiments/results/threads/sweep-worker.ts'),
};
