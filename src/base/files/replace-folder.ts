import { type Dirent, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FolderFile, IsReplaceable } from './folder-files.ts';
import { refillFolder } from './refill.ts';
import { swapFolder } from './swap.ts';
import { attempt, cannotWrite, codeOf } from './system-error.ts';

/** Where the folder above is closed, on another disk or the like, a folder cannot be swapped. */
const UNSWAPPABLE = new Set(['EXDEV', 'EBUSY', 'EACCES', 'EPERM', 'EROFS']);

/**
 * Puts a folder of these files in the place of the one before it, as a whole. What else is in that one
 * stays. Whatever ends the program, and however many do so at the same time, on machines that share
 * the disk or in containers: there is one whole folder in the end, unless it can only be refilled.
 *
 * @param folder where `checkReplaceable` found it; made again if it has gone since
 * @param files in the order in which a folder that cannot be swapped is refilled
 * @throws Error that says why it cannot be written; what was there before is there still
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
    throw new Error(`cannot write ${join(folder, inTheWay.name)}: there is ${what}`);
  }
  try {
    attempt(() => {
      makeFolder(dirname(folder));
      try {
        swapFolder(folder, files, isReplaceable);
      } catch (error) {
        if (!UNSWAPPABLE.has(codeOf(error)) || !existsSync(folder)) throw error;
        refillFolder(folder, files, isReplaceable);
      }
    });
  } catch (error) {
    throw cannotWrite(folder, error);
  }
}

/** Folders, devices and pipes in a folder. */
function irreplaceableIn(folder: string): Dirent[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.filter((entry) => !entry.isFile() && !entry.isSymbolicLink());
  } catch {
    // Then the writing itself will tell what is wrong, if anything is.
    return [];
  }
}

/** Makes a folder and what is missing above it, one by one: Node's own way never ends in /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  const above = dirname(folder);
  if (above !== folder) makeFolder(above);
  mkdirSync(folder);
}
