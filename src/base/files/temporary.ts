import { type Dirent, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Owner, ownerIn, uniqueName } from './owner.ts';
import { codeOf, ifThere } from './system-error.ts';

/**
 * What a temporary file or folder is to the one beside which it stands:
 * - `part`: a file being written, yet to be renamed;
 * - `new`: a folder being written, or on its way to be deleted: nothing in it is of worth;
 * - `old`: a folder put away for a new one, whole;
 * - `replaced`: an old folder whose place has been taken: being emptied.
 */
export type Kind = 'part' | 'new' | 'old' | 'replaced';

export interface Temporary {
  readonly path: string;
  readonly kind: Kind;
  readonly owner: Owner;
}

/** A path beside `path` that nobody else has or will have: `.duel.<unique name>.new` beside `duel`. */
export function temporaryPath(path: string, kind: Kind): string {
  return join(dirname(path), `.${label(basename(path))}.${uniqueName()}.${kind}`);
}

/** What there is of temporary files and folders of a path, whoever made them. */
export function temporariesOf(path: string): Temporary[] {
  const folder = dirname(path);
  const start = `.${label(basename(path))}.`;
  return entriesIn(folder).flatMap((entry) => {
    const { name } = entry;
    // A link was made by somebody else, and may lead to what is theirs.
    if (!name.startsWith(start) || entry.isSymbolicLink()) return [];
    const [, unique = '', kind] =
      /^([^.]+)\.(part|new|old|replaced)$/.exec(name.slice(start.length)) ?? [];
    const owner = ownerIn(unique);
    return owner ? [{ path: join(folder, name), kind: kind as Kind, owner }] : [];
  });
}

/** Where nothing can be listed, nothing can be cleared either. */
function entriesIn(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM'].includes(codeOf(error))) return [];
    throw error;
  }
}

/** A name that is longer is cut, so that what is added fits in the 143 to 255 bytes that names may have. */
const LONGEST = 64;

/** A name as it stands in those of its temporary files: itself, or its beginning and a digest of it. */
function label(name: string): string {
  if (Buffer.byteLength(name) <= LONGEST) return name;
  // Loaded where it is needed, which is seldom.
  const { createHash } = process.getBuiltinModule('node:crypto');
  const digest = createHash('sha256').update(name).digest('hex').slice(0, 16);
  // Up to four bytes a letter.
  return `${[...name].slice(0, 11).join('')}~${digest}`;
}

/**
 * Deletes a temporary file or folder that nobody goes on with. Should somebody do so after all, it is
 * gone for them at once and as a whole, so that they notice: no part of it ever gets into its place.
 *
 * @param path of which it is a temporary
 */
export function discard(temporary: string, path: string): void {
  const doomed = temporaryPath(path, 'new');
  ifThere(() => {
    renameSync(temporary, doomed);
    rmSync(doomed, { recursive: true, force: true });
  });
}
