/*
 * Writes a folder of files completely or not at all, by swapping the new folder with the old one (swap.ts) or, if the
 * old folder cannot be renamed, by refilling it (refill.ts). Reports and kept runs are written in this way.
 */

import { type Dirent, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type FolderFile, type IsReplaceable, removeIfEmpty } from './folder-files.ts';
import { refillFolder } from './refill.ts';
import { swapFolder } from './swap.ts';
import { attempt, cannotWrite, codeOf } from './system-error.ts';

/** Codes of errors that rule out swapping a folder, for example because its parent is read-only or on another disk. */
const UNSWAPPABLE = new Set(['EXDEV', 'EBUSY', 'EACCES', 'EPERM', 'EROFS']);

/**
 * Replaces a whole folder by a folder with these files. The user's files in the old folder are kept. One complete
 * folder always remains, however the program ends and however many runs replace the folder at the same time (in
 * containers, or on machines that share the disk). A folder that can only be refilled has no such guarantee.
 *
 * @param folder the path that `checkReplaceable` returned; made again if it no longer exists
 * @param files the files, in the order in which they are moved into a folder that cannot be swapped
 * @throws Error that says why the folder cannot be written
 */
export function replaceFolder(
  folder: string,
  files: readonly FolderFile[],
  isReplaceable: IsReplaceable,
): void {
  const names = new Set(files.map(({ name }) => name));
  const inTheWay = irreplaceableIn(folder).find(({ name }) => names.has(name));
  if (inTheWay) {
    const what = inTheWay.isDirectory() ? 'a folder' : 'a device or a pipe';
    throw new Error(
      `cannot write ${join(folder, inTheWay.name)}: ${what} of this name is in the way`,
    );
  }
  const made: string[] = [];
  try {
    attempt(() => {
      makeFolder(dirname(folder), made);
      try {
        swapFolder(folder, files, isReplaceable);
      } catch (error) {
        if (!UNSWAPPABLE.has(codeOf(error)) || !existsSync(folder)) throw error;
        refillFolder(folder, files, isReplaceable);
      }
    });
  } catch (error) {
    for (const one of made.toReversed()) removeIfEmpty(one);
    throw cannotWrite(folder, error);
  }
}

/** Folders, devices and pipes in a folder. */
function irreplaceableIn(folder: string): Dirent[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.filter((entry) => !entry.isFile() && !entry.isSymbolicLink());
  } catch {
    // If the folder cannot be read, writing will report the problem.
    return [];
  }
}

/**
 * Makes a folder and its missing parents, one at a time because Node's recursive `mkdir` never returns in /proc.
 *
 * @param made receives the folders that were made, the outermost first
 */
function makeFolder(folder: string, made: string[]): void {
  if (existsSync(folder)) return;
  const above = dirname(folder);
  if (above !== folder) makeFolder(above, made);
  mkdirSync(folder);
  made.push(folder);
}
