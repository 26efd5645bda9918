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
  /** Interrupt what still runs after so many milliseconds. */
  readonly patience?: number;
}

/** The command line as it was built, which finds its worker beside it. */
const cli = import(pathToFileURL(resolve('dist/cli.js')).href) as Promise<typeof Cli>;

/** One after another, since a process has one working folder. */
let before: Promise<unknown> = Promise.resolve();

/** Mutants run in a thread, which has no working folder of its own. */
function moveTo(folder: string): void {
  if (isMainThread) process.chdir(folder);
}

/** Runs a command line in this process: what a command does without a process is the same, and sooner. */
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
