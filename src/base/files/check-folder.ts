import { mkdirSync, readdirSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type IsReplaceable, insideOf } from './folder-files.ts';
import { clearLeftovers, clearUnfinished } from './leftovers.ts';
import { type Location, locate, unwritable } from './path-problem.ts';
import { attempt } from './system-error.ts';
import { temporaryPath } from './temporary.ts';

const ALLOWED = 'a folder that can be written to';

/**
 * Makes sure that a folder can be replaced, before hours are spent on what goes into it, and sets
 * right what was left of runs that were killed as they wrote it. Nothing that was not there stays.
 *
 * @param place the option that gave the path
 * @returns where the folder really is, beyond symbolic links
 * @throws BadInput when the folder cannot be made or written to
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
 * Makes sure that there can be files in a folder, which need not be there yet.
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

/** Another run may be replacing the folder just then. */
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
    // Then it may still be refilled.
    probe(insideOf(folder));
  }
}

/** A disk of its own cannot be renamed. */
function isMounted(folder: string): boolean {
  return statSync(folder).dev !== statSync(dirname(folder)).dev;
}

/** Tries whether there can be a temporary folder beside a path. */
function probe(path: string): void {
  const probed = temporaryPath(path, 'new');
  mkdirSync(probed);
  rmdirSync(probed);
}

/** Tries the names that are missing in a folder of one's own, since others may be trying them as well. */
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
