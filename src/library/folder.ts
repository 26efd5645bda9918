/* Files in a folder, for experiments that name files. Node only. */

import { resolve } from 'node:path';
import { DISK } from '../base/node.ts';
import { textGiven } from './given.ts';
import type { Files } from './types/options.ts';

/**
 * The files in a folder of this machine, to which paths in experiments are relative.
 *
 * @param path of the folder, relative to the working folder
 * @throws BadInput for anything but text; the returned files throw for what they cannot read
 */
export function filesIn(path: string): Files {
  const folder = textGiven(path, ['path']);
  return {
    read: (name) => DISK.read(resolve(folder, name)),
    readBytes: (name) => DISK.readBytes(resolve(folder, name)),
  };
}
