import { closeSync, openSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { BadInput, shown } from '../words/problem.ts';
import { toDisk } from './folder-files.ts';
import { clearUnfinished } from './leftovers.ts';
import { locate, unwritable } from './path-problem.ts';
import { attempt, cannotWrite } from './system-error.ts';
import { temporaryPath } from './temporary.ts';

/**
 * Makes sure that a file can be written, before hours are spent on what goes into it, and clears away
 * what was left of runs that were killed as they wrote it.
 *
 * @param place the option that gave the path
 * @throws BadInput
 */
export function checkFile(place: string, path: string): void {
  const refuse = (allowed: string) =>
    new BadInput({ path: [], place, found: shown(path), allowed });
  const isFolder = (at: string) => statSync(at, { throwIfNoEntry: false })?.isDirectory() ?? false;
  try {
    if (!isFolder(dirname(path))) throw refuse('a file in a folder that exists');
    if (/[\\/]$/.test(path) || isFolder(path)) throw refuse('a file, not a folder');
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

/** Something else than a killed run may have taken the file for a leftover, or its folder away. */
const AGAIN = { codes: ['ENOENT'], attempts: 5 };

/**
 * Writes a file beside its place and renames it once it has reached the disk: whatever ends the
 * program, it is whole, the new one or the one before. Where the path is a symbolic link, the file that it leads
 * to is written, and the link stays.
 *
 * @param write what goes into the open file; called again where the file vanishes meanwhile
 * @throws Error of the system, with what was there before untouched
 */
export function replaceFile(path: string, write: (file: number) => void): void {
  attempt(() => {
    const target = locate(path).path;
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
 * The same for content at hand.
 *
 * @throws Error that says why it cannot be written
 */
export function writeWhole(path: string, content: string | Uint8Array): void {
  try {
    replaceFile(path, (file) => writeFileSync(file, content));
  } catch (error) {
    throw cannotWrite(path, error);
  }
}
