import { existsSync, mkdirSync, readdirSync, realpathSync, rmdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { beside, clearLeftovers, within } from './aside.ts';
import { cannotWrite, codeOf, unwritable } from './cannot-write.ts';
import { type ReportFile, refill, swap } from './replace.ts';

/**
 * Makes sure that a report can be written, before hours are spent on it, and sets right what was
 * left of runs that were killed as they wrote theirs. Nothing that was not there stays behind.
 *
 * @returns where the folder really is, beyond symbolic links
 * @throws BadInput when the folder cannot be made or written to
 */
export function tryFolder(folder: string): string {
  try {
    clearLeftovers(folder);
    return persistently(() => probed(folder));
  } catch (error) {
    throw unwritable('--out', folder, error, 'a folder that can be written to');
  }
}

function probed(folder: string): string {
  const made: string[] = [];
  try {
    makeFolder(dirname(folder), made);
    const place = existsSync(folder)
      ? realpathSync(folder)
      : join(realpathSync(dirname(folder)), basename(folder));
    if (existsSync(place)) readdirSync(place);
    try {
      probe(beside(place, 'new'));
    } catch (error) {
      if (!existsSync(place)) throw error;
      probe(beside(within(place), 'new'));
    }
    return place;
  } finally {
    for (const one of made.toReversed()) removeIfEmpty(one);
  }
}

function probe(folder: string): void {
  mkdirSync(folder);
  rmdirSync(folder);
}

/** Makes a folder and what is missing above it, one by one: Node's own way never ends in /proc. */
function makeFolder(folder: string, made: string[] = []): void {
  if (existsSync(folder)) return;
  const above = dirname(folder);
  if (above !== folder) makeFolder(above, made);
  mkdirSync(folder);
  made.push(folder);
}

function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch (error) {
    if (!['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(codeOf(error))) throw error;
  }
}

/** Another run may make a folder that this one is about to make, or take it away again: then anew. */
function persistently<T>(work: () => T): T {
  for (let attempt = 1; ; attempt++) {
    try {
      return work();
    } catch (error) {
      if (attempt === 20 || !['ENOENT', 'EEXIST'].includes(codeOf(error))) throw error;
    }
  }
}

/** Where the folder above is closed, on another disk or the like, a folder cannot be swapped. */
const UNSWAPPABLE = new Set(['EXDEV', 'EBUSY', 'EACCES', 'EPERM', 'EROFS']);

/**
 * Puts a report in the place of the one before it, as a whole. What else is in the folder stays.
 *
 * @param folder where `tryFolder` found it; made again if it has gone since
 * @throws Error that says why it cannot be written; the report before it is there still
 */
export function writeFolder(folder: string, files: readonly ReportFile[]): void {
  const names = new Set(files.map(({ name }) => name));
  const inTheWay = foldersIn(folder).find((name) => names.has(name));
  if (inTheWay) throw new Error(`cannot write ${join(folder, inTheWay)}: a folder stands there`);
  try {
    persistently(() => {
      makeFolder(dirname(folder));
      replace(folder, files);
    });
  } catch (error) {
    throw cannotWrite(folder, error);
  }
}

function foldersIn(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  } catch {
    // Then the writing itself will tell what is wrong, if anything is.
    return [];
  }
}

function replace(folder: string, files: readonly ReportFile[]): void {
  try {
    swap(folder, files);
  } catch (error) {
    if (!UNSWAPPABLE.has(codeOf(error)) || !existsSync(folder)) throw error;
    refill(folder, files);
  }
}
