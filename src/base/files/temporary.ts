/*
 * Names of temporary files and folders. Each says what it is temporary for, its kind and its owner
 * (owner.ts), so that leftovers can be recognized.
 */

import { type Dirent, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Owner, ownerIn, uniqueName } from './owner.ts';
import { codeOf, ifThere } from './system-error.ts';

/**
 * The role of a temporary file or folder for its target:
 * - `part`: a file being written, yet to be renamed;
 * - `new`: a folder being written or about to be deleted, with nothing in it worth keeping;
 * - `old`: a whole folder, put away for a new one;
 * - `replaced`: an old folder that has been replaced and is being emptied.
 */
export type Kind = 'part' | 'new' | 'old' | 'replaced';

export interface Temporary {
  readonly path: string;
  readonly kind: Kind;
  readonly owner: Owner;
}

/** A unique path next to `path`: `.duel.<unique name>.new` for `duel`. */
export function temporaryPath(path: string, kind: Kind): string {
  return join(dirname(path), `.${label(basename(path))}.${uniqueName()}.${kind}`);
}

/** The temporary files and folders that any process has made for a path. */
export function temporariesOf(path: string): Temporary[] {
  const folder = dirname(path);
  const start = `.${label(basename(path))}.`;
  return entriesIn(folder).flatMap((entry) => {
    const { name } = entry;
    // This program makes no links, and a link may lead to someone else's files.
    if (!name.startsWith(start) || entry.isSymbolicLink()) return [];
    const [, unique = '', kind] =
      /^([^.]+)\.(part|new|old|replaced)$/.exec(name.slice(start.length)) ?? [];
    const owner = ownerIn(unique);
    return owner ? [{ path: join(folder, name), kind: kind as Kind, owner }] : [];
  });
}

/** The entries of a folder; empty if it cannot be listed, since nothing can be cleared then. */
function entriesIn(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM'].includes(codeOf(error))) return [];
    throw error;
  }
}

/** Longer names are cut, in bytes, so that the rest fits in the 143 to 255 bytes that names may have. */
const LONGEST = 64;

/** The part of a temporary name that names the target: the target's name, or its beginning and a digest. */
function label(name: string): string {
  if (Buffer.byteLength(name) <= LONGEST) return name;
  // Loaded late, since it is seldom needed.
  const { createHash } = process.getBuiltinModule('node:crypto');
  const digest = createHash('sha256').update(name).digest('hex').slice(0, 16);
  // Letters have up to four bytes.
  return `${[...name].slice(0, 11).join('')}~${digest}`;
}

/**
 * Deletes an abandoned temporary file or folder. It is removed in one step, so if its owner is alive after all, the
 * owner notices, and no incomplete folder ever replaces the target.
 *
 * @param path the target that it is temporary for
 */
export function discard(temporary: string, path: string): void {
  const doomed = temporaryPath(path, 'new');
  ifThere(() => {
    renameSync(temporary, doomed);
    rmSync(doomed, { recursive: true, force: true });
  });
}
