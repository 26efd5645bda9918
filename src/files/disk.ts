import { dirname, resolve } from 'node:path';
import { readText } from './read-file.ts';

/** The files of this machine, as documents are loaded from them. */
export const DISK = {
  read: (path: string) => readText(path),
  beside: (document: string, path: string) => resolve(dirname(document), path),
};
