import { DISK } from '../files/disk.ts';
import { decodedText, LARGEST_TEXT, readText } from '../files/read-file.ts';
import { isStandardInput, isStream, readStream } from '../files/read-stream.ts';
import type { Files } from '../scenarios/load.ts';
import type { Session } from './session.ts';

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
  { standardInput }: Pick<Session, 'standardInput'>,
  largest = LARGEST_TEXT,
): Promise<Files> {
  const streams = new Map<string, () => string>();
  const textOf = async (path: string) => {
    const bytes = await readStream(path, nameOf(path), standardInput, largest);
    return decodedText(bytes, nameOf(path));
  };
  for (const path of paths) {
    if (path === undefined || streams.has(path) || !isStream(path)) continue;
    streams.set(path, await outcomeOf(textOf(path)));
  }
  return {
    read: (path) => streams.get(path)?.() ?? readText(path, largest),
    readBytes: DISK.readBytes,
    beside: (document, path) => {
      if (streams.has(path)) return path;
      return streams.has(document) ? DISK.beside('.', path) : DISK.beside(document, path);
    },
    streamName: (path) => (streams.has(path) ? nameOf(path) : undefined),
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
