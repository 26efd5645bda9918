/*
 * The files in a folder that is written as a whole, and the steps shared by replacing the folder (replace-folder.ts)
 * and refilling it (refill.ts).
 */

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

/** The content of a file. A long text consists of parts, which are written one by one. */
export type FileContent = string | Uint8Array | TextParts;

/** A file in a folder that is written as a whole. */
export interface FolderFile {
  readonly name: string;
  readonly content: FileContent;
}

/** Whether an entry is deleted when its folder is replaced. All other entries belong to the user and are kept. */
export type IsReplaceable = (entry: Pick<Dirent, 'name' | 'isDirectory'>) => boolean;

/**
 * Makes a new folder with these files, next to a path. The files reach the disk before the folder is moved into place,
 * so a power failure never leaves empty files there.
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

/** Base path for temporary names inside a folder, used if nothing can be made next to the folder. */
export const insideOf = (folder: string) => join(folder, '.contents');

/** Removes a folder if it is empty. @returns whether the folder is gone */
export function removeIfEmpty(folder: string): boolean {
  try {
    rmdirSync(folder);
    return true;
  } catch (error) {
    if (!['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(codeOf(error))) throw error;
    return codeOf(error) === 'ENOENT';
  }
}

/** Writes a file and waits until it has reached the disk. */
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

/** Waits until an open file has reached the disk, unless Node's permission model forbids it. */
export function toDisk(file: number): void {
  try {
    fsyncSync(file);
  } catch (error) {
    if (codeOf(error) !== 'ERR_ACCESS_DENIED') throw error;
  }
}

/** Renames a folder. Returns false if a folder that is not empty already has the new name. */
export function renamed(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOTEMPTY' || code === 'EEXIST') return false;
    // Windows reports a taken name with these codes, which can also mean missing permission.
    if ((code === 'EPERM' || code === 'EACCES') && existsSync(to)) return false;
    throw error;
  }
}
