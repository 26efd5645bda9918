import { playGamesHere } from './battle/armies/game-player.ts';
import type { Work } from './chance/simulate/threads/pool.ts';
import type * as CommandLine from './cli/main.ts';

/*
 * The contents of the program's script. The command line starts from it, and so do worker threads, including those of
 * the library, so the rules are only in it once. Each part is imported on demand, so that no other part runs.
 */

export const main: typeof CommandLine.main = async (...asked) =>
  (await import('./cli/main.ts')).main(...asked);

/** The work of a worker thread, by the kind that it is started for. */
export const WORK: Readonly<Record<Work, () => Promise<unknown>>> = {
  rolls: async () => {
    playGamesHere();
    await import('./chance/simulate/threads/worker.ts');
  },
  pairs: () => import('./studies/field/threads/field-worker.ts'),
  parts: () => import('./experiments/results/threads/sweep-worker.ts'),
};
