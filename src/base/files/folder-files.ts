import {
  closeSync,
  type Dirent,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { inBlocks, type TextParts } from '../words/text-parts.ts';
import { codeOf } from './system-error.ts';
import { temporaryPath } from './temporary.ts';

/** What a file holds; a long text is written part by part. */
export type FileContent = string | Uint8Array | TextParts;

/** A file of a folder that is written as a whole. */
export interface FolderFile {
  readonly name: string;
  readonly content: FileContent;
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

/** Makes a file, which has reached the disk before anything else is done. */
function writeToDisk(path: string, content: FileContent): void {
  const file = openSync(path, 'w');
  try {
    const blocks = typeof content === 'function' ? inBlocks(content()) : [content];
    for (const block of blocks) writeFileSync(file, block);
    toDisk(file);
  } finally {
    closeSync(file);
  }
}

/** Waits until an open file has reached the disk, where Node's permission model does not forbid it. */
export function toDisk(file: number): void {
  try {
    fsyncSync(file);
  } catch (error) {
    if (codeOf(error) !== 'ERR_ACCESS_DENIED') throw error;
  }
}

/** Renames a folder; false when another one, which is not empty, has the name. */
export function renamed(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOTEMPTY' || code === 'EEXIST') return false;
    // Windows's words for it, which may also mean what they say.
    if ((code === 'EPERM' || code === 'EACCES') && existsSync(to)) return false;
    throw error;
  }
}
