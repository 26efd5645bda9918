/* Ctrl-C and other signals: when work ends in an orderly way, and when the process ends immediately. */

import { EXIT } from '../exit.ts';

/** Tells whether the user or the system has asked the program to end, by Ctrl-C or another signal. */
export interface Interruption {
  readonly isAsked: boolean;
  /** Aborted by the first request to end. */
  readonly signal: AbortSignal;
  /**
   * Runs `work`. After the first request to end, the work ends early but in an orderly way, so that nothing already
   * done is lost.
   */
  during<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T>;
}

/**
 * From now on, a request to end ends the process immediately. But while `during` does work, the first request only asks
 * this work to end, and the second request ends the process.
 */
export function heedSignals(): Interruption {
  const asked = new AbortController();
  let worthFinishing = 0;
  const stop = () => {
    if (worthFinishing === 0 || asked.signal.aborted) process.exit(EXIT.interrupted);
    asked.abort();
    // Overwrites the "^C" that the terminal has echoed.
    const begin = process.stderr.isTTY ? '\r\u001b[K' : '\n';
    process.stderr.write(
      `${begin}Interrupted: the work under way is finished first (press Ctrl-C again to stop immediately).\n`,
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  return {
    signal: asked.signal,
    get isAsked() {
      return asked.signal.aborted;
    },
    async during(work) {
      worthFinishing++;
      try {
        return await work(asked.signal);
      } finally {
        worthFinishing--;
      }
    },
  };
}

/** The result of some work; undefined if an interruption came before there was anything to keep. */
export async function unlessInterrupted<T>(
  work: Promise<T>,
  interruption: Interruption,
): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (interruption.isAsked && error === interruption.signal.reason) return undefined;
    throw error;
  }
}
