/* Writes single files completely or not at all, and checks before a long run that they can be written. */

import {
  accessSync,
  closeSync,
  constants,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { BadInput, shown } from '../words/problem.ts';
import { toDisk } from './folder-files.ts';
import { clearUnfinished } from './leftovers.ts';
import { locate, unwritable } from './path-problem.ts';
import { attempt, cannotWrite } from './system-error.ts';
import { temporaryPath } from './temporary.ts';
import { isSink, writeInto } from './write-stream.ts';

/**
 * Checks that a regular file can be written, before a run spends hours on its content, and deletes what killed runs
 * left behind.
 *
 * @param place the option that gave the path
 * @param allowed what the path may lead to, in words for the message
 * @throws BadInput
 */
export function checkFile(place: string, path: string, allowed = 'a regular file'): void {
  const refuse = (allowed: string) =>
    new BadInput({ path: [], place, found: shown(path), allowed });
  const isFolder = (at: string) => statSync(at, { throwIfNoEntry: false })?.isDirectory() ?? false;
  try {
    if (!isFolder(dirname(path))) throw refuse('a file in a folder that exists');
    if (/[\\/]$/.test(path) || isFolder(path)) throw refuse('a file, not a folder');
    if (isSpecial(path)) throw refuse(allowed);
    const target = locate(path).path;
    clearUnfinished(target);
    const part = temporaryPath(target, 'part');
    try {
      writeFileSync(part, '', { flag: 'wx' });
    } finally {
      rmSync(part, { force: true });
    }
  } catch (error) {
    throw unwritable(place, path, error, 'a file that can be written');
  }
}

/**
 * Checks that output can be written to a path, which may also be a pipe or a character device.
 *
 * @throws BadInput
 */
export function checkOutput(place: string, path: string): void {
  if (!isSink(path)) {
    checkFile(place, path, 'a regular file, a pipe or a terminal');
    return;
  }
  try {
    accessSync(path, constants.W_OK);
  } catch (error) {
    throw unwritable(place, path, error, 'a file that can be written');
  }
}

/** Whether a path leads to a device, a pipe or a socket. */
function isSpecial(path: string): boolean {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat !== undefined && !stat.isFile() && !stat.isDirectory();
}

/** Retries, because another process may have removed the temporary file or its folder as a leftover. */
const AGAIN = { codes: ['ENOENT'], attempts: 5 };

/**
 * Writes a temporary file next to its target, and renames it when its content has reached the disk. However the program
 * ends, the target is either the complete old file or the complete new file. If the path is a symbolic link, the link's
 * target is written and the link stays.
 *
 * @param write writes the content into the open file; called again if the file is removed in the meantime
 * @throws the system's Error, after which the old file is unchanged
 */
export function replaceFile(path: string, write: (file: number) => void): void {
  attempt(() => {
    const target = locate(path).path;
    if (isSpecial(target)) throw new Error('not a regular file');
    const part = temporaryPath(target, 'part');
    try {
      const file = openSync(part, 'wx');
      try {
        write(file);
        toDisk(file);
      } finally {
        closeSync(file);
      }
      renameSync(part, target);
    } finally {
      rmSync(part, { force: true });
    }
  }, AGAIN);
}

/**
 * Replaces a file's content, as `replaceFile` does.
 *
 * @throws Error that says why the file cannot be written
 */
export function writeWhole(path: string, content: string | Uint8Array): void {
  try {
    replaceFile(path, (file) => writeFileSync(file, content));
  } catch (error) {
    throw cannotWrite(path, error);
  }
}

/**
 * Replaces a file's content, or writes the content into the pipe or character device that the path leads to.
 *
 * @throws Error that says why it cannot be written
 */
export async function writeOutput(path: string, content: string | Uint8Array): Promise<void> {
  if (!isSink(path)) return writeWhole(path, content);
  try {
    await writeInto(path, content);
  } catch (error) {
    throw cannotWrite(path, error);
  }
}
