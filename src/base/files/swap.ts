import { chmodSync, existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  type FolderFile,
  filledBeside,
  type IsReplaceable,
  removeIfEmpty,
  renamed,
} from './folder-files.ts';
import { attempt, ifThere } from './system-error.ts';
import { temporaryPath } from './temporary.ts';

/*
 * A folder of thirty files cannot be replaced in one step: POSIX renames a folder over an empty one
 * only. So the new folder is written beside, the old one is renamed away and the new one into its
 * place. Whoever reads finds the old folder or the new one, or, for the microseconds between the two
 * steps, none; a run that is killed just there is set right by the next.
 *
 * Every name but that of the folder itself is of one writer alone, and every step is one rename. So of
 * several writers each moves whole folders only, and the last one's remains.
 */

/** Puts a folder of these files in the place of what is there. */
export function swapFolder(
  folder: string,
  files: readonly FolderFile[],
  isReplaceable: IsReplaceable,
): void {
  const fresh = filledBeside(folder, files);
  const putAway: string[] = [];
  try {
    const mode = statSync(folder, { throwIfNoEntry: false })?.mode;
    if (mode !== undefined) chmodSync(fresh, mode & 0o7777);
    while (!renamed(fresh, folder)) {
      // The old folder, or what another writer has put there since.
      const old = temporaryPath(folder, 'old');
      if (ifThere(() => renameSync(folder, old))) putAway.push(old);
    }
  } finally {
    for (const old of putAway.toReversed()) restoreOrEmpty(old, folder, isReplaceable);
    rmSync(fresh, { recursive: true, force: true });
  }
}

/**
 * Puts an old folder back in its place.
 *
 * @returns false where something has taken the place, if only a file, or the old folder is gone
 */
export function restore(old: string, folder: string): boolean {
  let isBack = false;
  ifThere(() => {
    const there = statSync(folder, { throwIfNoEntry: false });
    isBack = (!there || there.isDirectory()) && renamed(old, folder);
  });
  return isBack;
}

/** Puts an old folder back where nothing has taken its place; else keeps what is the user's of it. */
export function restoreOrEmpty(old: string, folder: string, isReplaceable: IsReplaceable): void {
  if (restore(old, folder)) return;
  // From here on it is not whole any more, and no other process may put it back.
  const replaced = temporaryPath(folder, 'replaced');
  if (ifThere(() => renameSync(old, replaced))) emptyReplaced(replaced, folder, isReplaceable);
}

/** While another process replaces the folder there is none for a moment, longer on a busy machine. */
const PATIENCE = { codes: ['ENOENT'], attempts: 150 };

/**
 * Deletes what a new folder has replaced, and moves the user's files into the new one; of what both
 * have, the one in the old folder stays there. Several processes may do so at the same time. Where the
 * new folder has gone and does not come back, the user's files stay for the next run.
 */
export function emptyReplaced(
  replaced: string,
  folder: string,
  isReplaceable: IsReplaceable,
): void {
  const empty = () => {
    while (existsSync(replaced) && !removeIfEmpty(replaced)) {
      const entries = readdirSync(replaced, { withFileTypes: true });
      const ours = entries.filter(isReplaceable);
      const others = entries.filter((entry) => !isReplaceable(entry));
      const movable = others.filter(({ name }) => !existsSync(join(folder, name)));
      if (ours.length + movable.length === 0) return;
      for (const { name } of ours) rmSync(join(replaced, name), { force: true });
      for (const { name } of movable) renameSync(join(replaced, name), join(folder, name));
    }
  };
  ifThere(() => attempt(empty, PATIENCE));
}
