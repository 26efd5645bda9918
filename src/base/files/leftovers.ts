import { existsSync } from 'node:fs';
import { type IsReplaceable, insideOf } from './folder-files.ts';
import { isAbandoned, lifeOf } from './owner.ts';
import { endAbandonedTurn } from './refill.ts';
import { emptyReplaced, restore, restoreOrEmpty } from './swap.ts';
import { codeOf, pause } from './system-error.ts';
import { discard, type Kind, type Temporary, temporariesOf } from './temporary.ts';

/*
 * What belongs to a run that goes on is left alone, here and everywhere below. Should one be taken for
 * ended that is not, it finds its folder gone as a whole and writes it anew.
 */

/**
 * Sets right what runs left that were killed while they wrote a folder: an old folder with nothing in
 * its place comes back, one that has been replaced gives up what is the user's, and the rest goes.
 *
 * @param now milliseconds since 1970, by which to tell how long nothing has changed
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

/** Deletes what runs left that were killed while they wrote the file of this path, or tried whether they could. */
export function clearUnfinished(path: string, now = Date.now()): void {
  for (const one of temporariesOf(path)) {
    if (one.kind !== 'part' && one.kind !== 'new') continue;
    unlessForbidden(() => {
      if (isAbandoned(one, now)) discard(one.path, path);
    });
  }
}

/** A run puts its folder in the place of the old one within microseconds. */
const LONGEST_SWAP_MS = 1000;

/**
 * Whether nothing takes the place of a folder that was put away by a run of which nothing is known. If
 * that goes on all the same, it puts the folder away once more.
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

/** What another user's run has left may not be ours to touch: then it stays. */
function unlessForbidden(work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS', 'EBUSY'].includes(codeOf(error))) throw error;
  }
}
