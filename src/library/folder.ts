import { resolve } from 'node:path';
import { DISK } from '../files/disk.ts';
import type { Files } from './types/options.ts';

/**
 * The files of a folder of this machine: what an experiment names is looked for there.
 *
 * @param path of the folder, from the working folder on
 */
export function filesIn(path: string): Files {
  return {
    read: (name) => DISK.read(resolve(path, name)),
    readBytes: (name) => DISK.readBytes(resolve(path, name)),
  };
}
