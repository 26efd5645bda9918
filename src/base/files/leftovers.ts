/*
 * Cleans up after runs that were killed while writing a file or folder. Temporary files of live runs are left alone. A
 * live run that is mistaken for a dead one notices that its temporary folder is gone, and writes the folder again.
 */

import { existsSync } from 'node:fs';
import { type IsReplaceable, insideOf } from './folder-files.ts';
import { isAbandoned, lifeOf } from './owner.ts';
import { endAbandonedTurn } from './refill.ts';
import { emptyReplaced, restore, restoreOrEmpty } from './swap.ts';
import { codeOf, pause } from './system-error.ts';
import { discard, type Kind, type Temporary, temporariesOf } from './temporary.ts';

/**
 * Repairs what killed runs left behind while writing a folder. An old folder without a replacement is restored. From a
 * replaced folder, the user's files are moved to the new folder. Everything else is deleted.
 *
 * @param now milliseconds since 1970, to tell how long ago something changed
 */
export function clearLeftovers(
  folder: string,
  isReplaceable: IsReplaceable,
  now = Date.now(),
): void {
  const left = temporariesOf(folder);
  const ofKind = (kind: Kind) => left.filter((one) => one.kind === kind);
  for (const one of ofKind('old')) {
    unlessForbidden(() => {
      if (isAbandoned(one, now)) restoreOrEmpty(one.path, folder, isReplaceable);
      else if (isMissing(one, folder)) restore(one.path, folder);
    });
  }
  for (const one of existsSync(folder) ? ofKind('replaced') : []) {
    unlessForbidden(() => {
      if (isAbandoned(one, now)) emptyReplaced(one.path, folder, isReplaceable);
    });
  }
  clearUnfinished(folder, now);
  clearUnfinished(insideOf(folder), now);
  unlessForbidden(() => endAbandonedTurn(folder, now));
}

/**
 * Deletes the leftovers of runs that were killed while writing or checking the file at this path.
 */
export function clearUnfinished(path: string, now = Date.now()): void {
  for (const one of temporariesOf(path)) {
    if (one.kind !== 'part' && one.kind !== 'new') continue;
    unlessForbidden(() => {
      if (isAbandoned(one, now)) discard(one.path, path);
    });
  }
}

/** The maximum time to wait for a swap of folders. A swap normally takes microseconds. */
const LONGEST_SWAP_MS = 1000;

/**
 * Whether a folder that a run renamed away still has no replacement after the maximum time for a swap. It is unknown
 * whether that run is alive; if so, it will rename the folder away again.
 */
function isMissing({ path, owner }: Temporary, folder: string): boolean {
  if (lifeOf(owner) !== 'unknown') return false;
  const end = performance.now() + LONGEST_SWAP_MS;
  while (!existsSync(folder) && existsSync(path)) {
    if (performance.now() > end) return true;
    pause(10);
  }
  return false;
}

/** Skips work that the system forbids: the leftovers of another user's run may be protected. */
function unlessForbidden(work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS', 'EBUSY'].includes(codeOf(error))) throw error;
  }
}
