/* Files named on the command line, including standard input, pipes and devices. */

import { decodedText } from '../../base/index.ts';
import {
  DISK,
  isStandardInput,
  isStream,
  LARGEST_TEXT,
  readStream,
  readText,
  unpacked,
} from '../../base/node.ts';
import type { Files } from '../../experiments/index.ts';
import type { Session } from '../session.ts';

/**
 * The files of this machine, including standard input (`-`), pipes and devices on the command line,
 * which are read to their end first. Paths inside these are relative to the working folder.
 *
 * @param paths as given on the command line
 * @param largest the most bytes of each
 */
export async function givenFiles(
  paths: readonly (string | undefined)[],
  session: Pick<Session, 'standardInput' | 'note'>,
  largest = LARGEST_TEXT,
): Promise<Files> {
  const streams = new Map<string, () => Uint8Array>();
  for (const path of paths) {
    if (path === undefined || streams.has(path) || !isStream(path)) continue;
    const read = readStream(path, nameOf(path), session.standardInput, largest);
    streams.set(
      path,
      await outcomeOf(read.then((bytes) => unpacked(bytes, nameOf(path), largest))),
    );
  }
  return {
    read: (path) => {
      const bytes = streams.get(path)?.();
      return bytes ? decodedText(bytes, nameOf(path)) : readText(path, largest);
    },
    readBytes: (path, kind) => streams.get(path)?.() ?? DISK.readBytes(path, kind),
    beside: (document, path) => {
      if (streams.has(path)) return path;
      return streams.has(document) ? DISK.beside('.', path) : DISK.beside(document, path);
    },
    streamName: (path) => (streams.has(path) ? nameOf(path) : undefined),
    note: notedOnce(session),
  };
}

/** Prints each note only once, even if it is repeated for every combination of a sweep. */
export function notedOnce({ note }: Pick<Session, 'note'>): (text: string) => void {
  const said = new Set<string>();
  return (text) => {
    if (said.has(text)) return;
    said.add(text);
    void note(text);
  };
}

function nameOf(path: string): string {
  return isStandardInput(path) ? 'standard input' : path;
}

/** Waits for some work, and returns a function that returns its result or throws its error. */
async function outcomeOf<T>(work: Promise<T>): Promise<() => T> {
  try {
    const done = await work;
    return () => done;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}
