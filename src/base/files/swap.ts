/*
 * Replaces a folder by renaming. POSIX cannot replace a folder that contains files in one step, because it renames a
 * folder only over an empty folder. So the new folder is written next to the old one, the old folder is renamed away,
 * and the new folder is renamed into its place. A reader finds the old folder, the new folder or, for the microseconds
 * between the two renames, none. If a run is killed between the two renames, the next run repairs the folder.
 *
 * Every name except the folder's own belongs to one writer, and every step is one rename. So several writers only move
 * complete folders, and the last writer's folder remains.
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

/** Replaces a folder by a folder with these files. */
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
      // Rename the old folder away, or the folder that another writer has put there in the meantime.
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
 * @returns false if the old folder is gone, or if anything else (even a file) is in its place
 */
export function restore(old: string, folder: string): boolean {
  let isBack = false;
  ifThere(() => {
    const there = statSync(folder, { throwIfNoEntry: false });
    isBack = (!there || there.isDirectory()) && renamed(old, folder);
  });
  return isBack;
}

/** Puts an old folder back if nothing is in its place; otherwise moves the user's files from it to the new folder. */
export function restoreOrEmpty(old: string, folder: string, isReplaceable: IsReplaceable): void {
  if (restore(old, folder)) return;
  // From now on the old folder is incomplete, and no other process may restore it.
  const replaced = temporaryPath(folder, 'replaced');
  if (ifThere(() => renameSync(old, replaced))) emptyReplaced(replaced, folder, isReplaceable);
}

/** Retries, because the folder is missing for a moment (longer on a busy machine) while another process replaces it. */
const PATIENCE = { codes: ['ENOENT'], attempts: 150 };

/**
 * Deletes the replaceable files of an old folder, and moves the user's files into the new folder. A user's file stays
 * in the old folder if the new folder has a file of the same name. Several processes may do this at the same time. If
 * the new folder is gone and does not return, the user's files stay for the next run.
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
