/*
 * Replacing a folder by renaming. POSIX cannot replace a folder that has files in one step: it renames a
 * folder only over an empty one. So the new folder is written next to the old one, the old one is renamed
 * away, and the new one is renamed into its place. A reader finds the old folder, the new one, or, for the
 * microseconds between the two steps, none. The next run repairs a folder if a run was killed in between.
 *
 * Every name except that of the folder itself belongs to one writer, and every step is one rename. So
 * several writers only ever move whole folders, and the last one's folder remains.
 */

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

/** Replaces a folder by one with these files. */
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
 * @returns false if something else is in its place, even a file, or the old folder is gone
 */
export function restore(old: string, folder: string): boolean {
  let isBack = false;
  ifThere(() => {
    const there = statSync(folder, { throwIfNoEntry: false });
    isBack = (!there || there.isDirectory()) && renamed(old, folder);
  });
  return isBack;
}

/** Puts an old folder back if nothing has taken its place; otherwise saves the user's files from it. */
export function restoreOrEmpty(old: string, folder: string, isReplaceable: IsReplaceable): void {
  if (restore(old, folder)) return;
  // From here on the folder is incomplete, and no other process may restore it.
  const replaced = temporaryPath(folder, 'replaced');
  if (ifThere(() => renameSync(old, replaced))) emptyReplaced(replaced, folder, isReplaceable);
}

/** The folder is missing for a moment while another process replaces it, longer on a busy machine. */
const PATIENCE = { codes: ['ENOENT'], attempts: 150 };

/**
 * Deletes the replaced files of an old folder and moves the user's files into the new one. A user's file
 * whose name the new folder has too stays in the old one. Several processes may do this at the same time.
 * If the new folder is gone and does not come back, the user's files stay for the next run.
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
