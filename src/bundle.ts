import { playGamesHere } from './battle/armies/game-player.ts';
import type { Work } from './chance/simulate/threads/pool.ts';
import type * as CommandLine from './cli/main.ts';

/*
 * What the script of the program holds. The command line starts from it, and so do worker threads, also those of the
 * library: the rules are in it once. Each part is imported when it is asked for, so that no other runs.
 */

export const main: typeof CommandLine.main = async (...asked) =>
  (await import('./cli/main.ts')).main(...asked);

/** What a worker thread does, by what it is started for. */
export const WORK: Readonly<Record<Work, () => Promise<unknown>>> = {
  rolls: async () => {
    playGamesHere();
    await import('./chance/simulate/threads/worker.ts');
  },
  pairs: () => import('./studies/field/threads/field-worker.ts'),
  parts: () => import('./experiments/results/threads/sweep-worker.ts'),
};
