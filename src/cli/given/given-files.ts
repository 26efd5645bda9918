/* Files that are named on the command line, including standard input, pipes and devices. */

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
 * The files of this machine. If standard input (`-`), pipes or devices are on the command line, they are read to their
 * end first; paths inside them are relative to the working folder.
 *
 * @param paths as given on the command line
 * @param largest the maximum number of bytes of each
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

/**
 * Returns a function that prints a note, but only once, even if the note is repeated for every combination of a sweep.
 */
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

/** Waits for some work. Returns a function that returns the work's result or throws its error. */
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
