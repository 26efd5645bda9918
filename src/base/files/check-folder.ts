/*
 * Checks, before a long run, that the run's output folder can be written or replaced. The checks try the same file
 * operations that writing will use, and leave nothing behind.
 */

import { mkdirSync, readdirSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type IsReplaceable, insideOf } from './folder-files.ts';
import { clearLeftovers, clearUnfinished } from './leftovers.ts';
import { type Location, locate, unwritable } from './path-problem.ts';
import { attempt } from './system-error.ts';
import { temporaryPath } from './temporary.ts';

const ALLOWED = 'a folder that you can write to';

/**
 * Checks that a folder can be replaced, before a run spends hours on its contents, and repairs what killed runs left
 * behind.
 *
 * @param place the option that gave the path
 * @returns the real path of the folder, with symbolic links resolved
 * @throws BadInput if the folder cannot be made or written to
 */
export function checkReplaceable(
  place: string,
  folder: string,
  isReplaceable: IsReplaceable,
): string {
  return checked(place, folder, () => {
    clearLeftovers(locate(folder).path, isReplaceable);
    const location = locate(folder);
    if (location.missing.length > 0) probeMissing(location);
    else probeThere(location.path);
    return location.path;
  });
}

/**
 * Checks that files can be written into a folder, which need not exist yet.
 *
 * @param place the option that gave the path
 * @throws BadInput
 */
export function checkUsable(place: string, folder: string): void {
  checked(place, folder, () => {
    const location = locate(folder);
    if (location.missing.length > 0) return probeMissing(location);
    clearUnfinished(insideOf(location.path));
    probe(insideOf(location.path));
  });
}

/** Runs a check, with retries because another run may be replacing the folder at that moment. */
function checked<T>(place: string, folder: string, check: () => T): T {
  try {
    return attempt(check);
  } catch (error) {
    throw unwritable(place, folder, error, ALLOWED);
  }
}

function probeThere(folder: string): void {
  readdirSync(folder);
  try {
    probe(isMounted(folder) ? insideOf(folder) : folder);
  } catch {
    // A folder that cannot be renamed may still be refilled.
    probe(insideOf(folder));
  }
}

/** Whether the folder is a mount point, which cannot be renamed. */
function isMounted(folder: string): boolean {
  return statSync(folder).dev !== statSync(dirname(folder)).dev;
}

/** Tries to make a temporary folder next to a path. */
function probe(path: string): void {
  const probed = temporaryPath(path, 'new');
  mkdirSync(probed);
  rmdirSync(probed);
}

/** Tries to make the missing folders, inside a temporary folder because other runs may be trying the same names. */
function probeMissing({ existing, missing }: Location): void {
  const first = join(existing, missing[0] ?? '');
  clearUnfinished(first);
  const probed = temporaryPath(first, 'new');
  mkdirSync(probed);
  try {
    mkdirSync(join(probed, ...missing), { recursive: true });
  } finally {
    rmSync(probed, { recursive: true, force: true });
  }
}
