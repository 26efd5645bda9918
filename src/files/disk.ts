import { dirname, resolve } from 'node:path';
import { readBytes, readText } from './read-file.ts';

/** The most bytes of a map; those of people have some thousands. */
const LARGEST = 4 * 1024 * 1024;

/** The files of this machine, as documents are loaded from them. */
export const DISK = {
  read: (path: string) => readText(path),
  readBytes: (path: string) => readBytes(path, 'a map', LARGEST),
  beside: (document: string, path: string) => resolve(dirname(document), path),
};
