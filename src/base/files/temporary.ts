/*
 * Names of temporary files and folders. Each name contains the target, the kind and the owner (owner.ts), so that
 * leftovers can be recognized.
 */

import { type Dirent, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Owner, ownerIn, uniqueName } from './owner.ts';
import { codeOf, ifThere } from './system-error.ts';

/**
 * The role of a temporary file or folder for its target:
 * - `part`: a file that is being written and will be renamed;
 * - `new`: a folder that is being written or deleted, with nothing in it worth keeping;
 * - `old`: a complete folder, renamed away to make room for a new one;
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
    // Skip links: this program makes none, and a link may lead to other people's files.
    if (!name.startsWith(start) || entry.isSymbolicLink()) return [];
    const [, unique = '', kind] =
      /^([^.]+)\.(part|new|old|replaced)$/.exec(name.slice(start.length)) ?? [];
    const owner = ownerIn(unique);
    return owner ? [{ path: join(folder, name), kind: kind as Kind, owner }] : [];
  });
}

/** The entries of a folder; empty if the folder cannot be listed, because then nothing in it can be deleted. */
function entriesIn(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM'].includes(codeOf(error))) return [];
    throw error;
  }
}

/** The maximum length in bytes of the target's name in a temporary name. File systems allow 143 to 255 bytes in all. */
const LONGEST = 64;

/**
 * The part of a temporary name that stands for the target: the target's name or, if that is too long, its beginning and
 * a digest.
 */
function label(name: string): string {
  if (Buffer.byteLength(name) <= LONGEST) return name;
  // Loaded only when needed, because this is rare.
  const { createHash } = process.getBuiltinModule('node:crypto');
  const digest = createHash('sha256').update(name).digest('hex').slice(0, 16);
  // 11 letters always fit, because a letter has at most four bytes.
  return `${[...name].slice(0, 11).join('')}~${digest}`;
}

/**
 * Deletes an abandoned temporary file or folder. Its name disappears in one step. So if the owner is alive after all,
 * it notices, and an incomplete folder never replaces the target.
 *
 * @param path the target of the temporary file or folder
 */
export function discard(temporary: string, path: string): void {
  const doomed = temporaryPath(path, 'new');
  ifThere(() => {
    renameSync(temporary, doomed);
    rmSync(doomed, { recursive: true, force: true });
  });
}
