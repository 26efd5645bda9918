import { EventEmitter } from 'node:events';
import { Readable } from 'node:stream';
import type { main } from '../../src/cli/main.ts';

/** What a command leaves behind, whether it ran in this process or in its own. */
export interface Ending {
  /** The exit code; null for a program that hung and was killed. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command line in this process, with pipes for its output that keep all they get. */
export async function captured(
  run: typeof main,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
  input = '',
  signal?: AbortSignal,
): Promise<Ending> {
  const parts = partsOf(environment, input, signal);
  const { stdout, stderr } = parts;
  const code = await run(args, parts);
  return { code, stdout: stdout.text, stderr: stderr.text };
}

/** The system as a command sees it: no interruption, except by the given signal. */
export function partsOf(
  environment: NodeJS.ProcessEnv = {},
  input = '',
  signal = new AbortController().signal,
) {
  const interruption = {
    signal,
    get isAsked() {
      return signal.aborted;
    },
    during: <T>(work: Work<T>) => work(signal),
  };
  const stdin = () => Readable.from([Buffer.from(input)]);
  return { stdout: pipe(), stderr: pipe(), stdin, environment, interruption };
}

type Work<T> = (signal: AbortSignal) => Promise<T>;

function pipe() {
  return Object.assign(new EventEmitter(), {
    text: '',
    write(text: string, done: (error?: Error) => void) {
      this.text += text;
      done();
      return true;
    },
  });
}
