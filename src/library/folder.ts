/* Files in a folder, for experiments that refer to files. Node only. */

import { resolve } from 'node:path';
import { DISK } from '../base/node.ts';
import { textGiven } from './given.ts';
import type { Files } from './types/options.ts';

/**
 * The files in a folder of this machine. Paths in experiments are relative to the folder.
 *
 * @param path the path of the folder, relative to the working folder
 * @throws BadInput if the path is not text; the returned functions throw if a file cannot be read
 */
export function filesIn(path: string): Files {
  const folder = textGiven(path, ['path']);
  return {
    read: (name) => DISK.read(resolve(folder, name)),
    readBytes: (name) => DISK.readBytes(resolve(folder, name)),
  };
}
