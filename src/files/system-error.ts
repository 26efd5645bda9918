import { getSystemErrorMap } from 'node:util';
import { printable } from '../words/problem.ts';

/** `ENOSPC` and its like; empty for what is no error of the system. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** An error in the system's words, without the paths it names: `no space left on device`. */
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
 * Does something with a file or folder that another process may have taken away.
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
