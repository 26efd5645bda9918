/* Errors from the operating system: their codes and messages, and retries after interference by another process. */

import { getSystemErrorMap } from 'node:util';
import { printable } from '../words/problem.ts';

/** The code of a system error, such as `ENOSPC`; empty for other errors. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** The system's message for an error, without paths: `no space left on device`. */
export function wordsOf(error: unknown): string {
  const { errno = 0, message = String(error) } = error as Partial<NodeJS.ErrnoException>;
  return getSystemErrorMap().get(errno)?.[1] ?? printable(message);
}

/** A failure to write: `cannot write a.svg: no space left on device (ENOSPC)`. */
export function cannotWrite(path: string, error: unknown): Error {
  const code = codeOf(error);
  return new Error(
    `cannot write ${printable(path)}: ${wordsOf(error)}${code && ` (${printable(code)})`}`,
  );
}

/**
 * Does work on files or folders that another process may have removed in the meantime.
 *
 * @returns whether everything was still there
 */
export function ifThere(work: () => void): boolean {
  try {
    work();
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}

/**
 * Does work, and repeats it if it fails because another process made or removed a file. The pauses between attempts are
 * 1 ms, 2 ms, 3 ms and so on, up to 20 ms.
 *
 * @param codes the system errors after which the work is repeated
 * @throws the last error after `attempts` attempts; any other error immediately
 */
export function attempt<T>(
  work: () => T,
  { codes = ['ENOENT', 'EEXIST'], attempts = 20 }: { codes?: string[]; attempts?: number } = {},
): T {
  for (let i = 1; ; i++) {
    try {
      return work();
    } catch (error) {
      if (i >= attempts || !codes.includes(codeOf(error))) throw error;
      pause(Math.min(i, 20));
    }
  }
}

const NEVER_CHANGED = new Int32Array(new SharedArrayBuffer(4));

/** Blocks the thread for some milliseconds. */
export function pause(ms: number): void {
  Atomics.wait(NEVER_CHANGED, 0, 0, ms);
}
