import { type Dirent, mkdirSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from './system-error.ts';
import { temporaryPath } from './temporary.ts';
import { writeToDisk } from './to-disk.ts';

/** A file of a folder that is written as a whole. */
export interface FolderFile {
  readonly name: string;
  readonly content: string | Uint8Array;
}

/** Whether a file of a folder goes when the folder is replaced. Anything else is the user's and stays. */
export type IsReplaceable = (entry: Pick<Dirent, 'name' | 'isDirectory'>) => boolean;

/**
 * Makes a new folder with these files beside a path. They reach the disk before the folder gets its
 * place: a loss of power leaves no hollow one.
 */
export function filledBeside(path: string, files: readonly FolderFile[]): string {
  const fresh = temporaryPath(path, 'new');
  try {
    mkdirSync(fresh);
    for (const { name, content } of files) {
      writeToDisk(join(fresh, name), content);
    }
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    throw error;
  }
  return fresh;
}

/** The path beside which stands what is made inside a folder, where it cannot be made beside the folder. */
export const insideOf = (folder: string) => join(folder, '.contents');

/** Removes a folder unless something is in it. */
export function removeIfEmpty(folder: string): boolean {
  try {
    rmdirSync(folder);
    return true;
  } catch (error) {
    if (!['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(codeOf(error))) throw error;
    return codeOf(error) === 'ENOENT';
  }
}
