/* Files named on the command line, among them standard input, pipes and devices. */

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
 * The files of this machine, among them those of the command line that are no files: standard input
 * (`-`), pipes and devices, each of which is read to its end first. What these name is looked for in
 * the working folder.
 *
 * @param paths as the command line gives them
 * @param largest the most bytes that each may have
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

/** Says what is read time and again, as by every combination of a sweep, a single time. */
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

/** What some work comes to, its failure too, for whoever asks for it. */
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
