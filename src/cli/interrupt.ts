import { EXIT } from './exit.ts';

const asked = new AbortController();
let worthFinishing = 0;

/** From now on Ctrl-C, or a request to end, ends the program at once, or what is `interruptible` in order. */
export function heedSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
}

function stop(): void {
  if (worthFinishing === 0 || asked.signal.aborted) process.exit(EXIT.interrupted);
  process.exitCode = EXIT.interrupted;
  asked.abort();
  process.stderr.write('\nInterrupted: finishing what is under way (Ctrl-C again ends at once).\n');
}

/** Runs work that the first Ctrl-C asks to end early and in order, so that what was done is not lost. */
export async function interruptible<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  worthFinishing++;
  try {
    return await work(asked.signal);
  } finally {
    worthFinishing--;
  }
}
