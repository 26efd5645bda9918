import { playGamesHere } from './battle/armies/game-player.ts';
import type { Work } from './chance/simulate/threads/pool.ts';
import type * as CommandLine from './cli/main.ts';

/*
 * The contents of the program's script. Both the command line and worker threads, including those of the library, start
 * from this script, so that it contains the rules only once. Each part is imported only when needed, so that other
 * parts do not run.
 */

export const main: typeof CommandLine.main = async (...asked) =>
  (await import('./cli/main.ts')).main(...asked);

/** The work of a worker thread, by the kind of work for which it is started. */
export const WORK: Readonly<Record<Work, () => Promise<unknown>>> = {
  rolls: async () => {
    playGamesHere();
    await import('./chance/simulate/threads/worker.ts');
  },
  pairs: () => import('./studies/field/threads/field-worker.ts'),
  parts: () => import('./experiments/results/threads/sweep-worker.ts'),
};
