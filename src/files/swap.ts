import { chmodSync, renameSync, rmSync, statSync } from 'node:fs';
import { type FolderFile, filledBeside, type IsReplaceable } from './folder-files.ts';
import { renamed } from './rename.ts';
import { restoreOrEmpty } from './restore.ts';
import { ifThere } from './system-error.ts';
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
