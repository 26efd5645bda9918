import { getSystemErrorMap } from 'node:util';
import { BadInput, printable } from '../words/problem.ts';

/** What the machine lacks, whatever path it is given: room, open files, a working disk. */
const LACKING = new Set(['ENOSPC', 'EMFILE', 'ENFILE', 'EIO']);

/** `ENOSPC` and its like; empty for what is no error of the system. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** A failure to write, in the system's words: `cannot write a.svg: no space left on device (ENOSPC)`. */
export function cannotWrite(path: string, error: unknown): Error {
  const { errno = 0, message } = error as NodeJS.ErrnoException;
  const [code, words] = getSystemErrorMap().get(errno) ?? [];
  const reason = words ? `${words} (${code})` : message;
  return new Error(`cannot write ${printable(path)}: ${reason}`);
}

/** The refusal of a path that cannot be written, before anything is done for it. */
export function unwritable(place: string, path: string, error: unknown, allowed: string): Error {
  const code = codeOf(error);
  if (LACKING.has(code)) return cannotWrite(path, error);
  const found = `${printable(path)} (${printable(code || String(error))})`;
  return new BadInput({ path: [], place, found, allowed });
}
