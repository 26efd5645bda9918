/* Files in which the work done is saved. If a file cannot be written, one note says so, and the run continues. */

import { printable } from '../../base/index.ts';
import { codeOf, wordsOf } from '../../base/node.ts';
import type { Session } from '../session.ts';

/** @returns whether the file was written */
export function keepInFile(
  file: string,
  write: () => void,
  { note, unkept }: Pick<Session, 'note' | 'unkept'>,
): boolean {
  const failure = failureOf(write);
  if (failure === undefined) {
    unkept.delete(file);
    return true;
  }
  if (!unkept.has(file)) {
    unkept.add(file);
    void note(`${printable(file)} could not be written (${failure})`);
  }
  return false;
}

/** Why something could not be written; undefined if it was written. */
function failureOf(write: () => void): string | undefined {
  try {
    write();
    return undefined;
  } catch (error) {
    const code = codeOf(error);
    return code ? `${code}: ${wordsOf(error)}` : wordsOf(error);
  }
}
