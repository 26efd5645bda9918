import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import type * as Cli from '../../src/cli/main.ts';
import { captured, type Ending } from './captured.ts';

export interface HereSettings {
  /** The working folder. The system's temp folder, so that nothing lands in the checkout. */
  readonly cwd?: string;
  readonly environment?: NodeJS.ProcessEnv;
  /** What is piped in. */
  readonly input?: string;
  /** Interrupt the program if it still runs after this many milliseconds. */
  readonly patience?: number;
}

/** The built command line, which finds its worker in the same folder. */
const cli = import(pathToFileURL(resolve('dist/cli.js')).href) as Promise<typeof Cli>;

/** The runs happen one after another, since a process has only one working folder. */
let before: Promise<unknown> = Promise.resolve();

/** Mutation tests run in a thread, which has no working folder of its own. */
function moveTo(folder: string): void {
  if (isMainThread) process.chdir(folder);
}

/**
 * Runs a command line in this process: faster than in a new one, and the same for everything that does not depend on
 * the process.
 */
export function knockbackHere(
  args: readonly string[],
  { cwd = tmpdir(), environment, input, patience }: HereSettings = {},
): Promise<Ending> {
  const run = before.then(async () => {
    const { main } = await cli;
    const home = process.cwd();
    moveTo(cwd);
    try {
      const signal = patience === undefined ? undefined : AbortSignal.timeout(patience);
      return await captured(main, args, environment, input, signal);
    } finally {
      moveTo(home);
    }
  });
  before = run.catch(() => {});
  return run;
}
