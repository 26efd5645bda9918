/* Files of a folder, for experiments that name files. Node only. */

import { resolve } from 'node:path';
import { DISK } from '../base/node.ts';
import { textGiven } from './given.ts';
import type { Files } from './types/options.ts';

/**
 * The files of a folder of this machine: what an experiment names is looked for there.
 *
 * @param path of the folder, from the working folder on
 * @throws BadInput for what is no text; the files, for what they cannot read
 */
export function filesIn(path: string): Files {
  const folder = textGiven(path, ['path']);
  return {
    read: (name) => DISK.read(resolve(folder, name)),
    readBytes: (name) => DISK.readBytes(resolve(folder, name)),
  };
}
