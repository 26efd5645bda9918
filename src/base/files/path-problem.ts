/* Finds where a path really leads and, for a path that cannot be written, the reason in words for the user. */

import { lstatSync, realpathSync, type Stats, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { BadInput, shown } from '../words/problem.ts';
import { cannotWrite, codeOf, wordsOf } from './system-error.ts';

/**
 * Codes of errors that are caused by the machine, not by the path: no space left, too many open files, a broken disk.
 */
const LACKING = new Set(['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE', 'EIO']);

/** Limits of nearly every file system, in bytes. */
const LONGEST_NAME = 255;
const LONGEST_PATH = 4095;

/** What is wrong with a path; `allowed` is set if the path is too long. */
export interface PathProblem {
  readonly found: string;
  readonly allowed?: string;
}

/** Why the system cannot follow a path; undefined if the error has another cause. */
export function pathProblem(path: string, error: unknown): PathProblem | undefined {
  switch (codeOf(error)) {
    case 'ENAMETOOLONG':
      return tooLong(path);
    case 'ELOOP':
      return { found: 'a loop of symbolic links' };
    case 'ERR_INVALID_ARG_VALUE':
      return { found: 'a NUL character in a name' };
    default:
      return undefined;
  }
}

function tooLong(path: string): PathProblem {
  const longest = Math.max(...path.split(/[\\/]/).map((name) => Buffer.byteLength(name)));
  if (longest > LONGEST_NAME) {
    const allowed = `a path in which every name has at most ${LONGEST_NAME} bytes`;
    return { found: `a name of ${longest} bytes`, allowed };
  }
  const length = Buffer.byteLength(path);
  if (length > LONGEST_PATH) {
    return {
      found: `a path of ${length} bytes`,
      allowed: `a path of at most ${LONGEST_PATH} bytes`,
    };
  }
  return { found: 'a name or path that is too long for its disk', allowed: 'a shorter one' };
}

/**
 * The error to throw for a path that cannot be written.
 *
 * @param place the option that gave the path
 * @returns BadInput, or an Error if the machine is the cause
 */
export function unwritable(place: string, path: string, error: unknown, allowed: string): unknown {
  const code = codeOf(error);
  if (error instanceof BadInput || code === '') return error;
  if (LACKING.has(code)) return cannotWrite(path, error);
  const problem = pathProblem(path, error);
  const reason = problem ? `with ${problem.found}` : obstacle(path);
  const found = reason
    ? `${shown(path)}, ${reason}`
    : `${wordsOf(error)} at ${shown(path).slice(1, -1)} (${code})`;
  return new BadInput({ path: [], place, found, allowed: problem?.allowed ?? allowed });
}

/** What blocks the path to a folder: the longest part that exists, if it is not a folder. */
function obstacle(path: string): string | undefined {
  for (let at = path; ; at = dirname(at)) {
    const what = kindOf(at);
    if (what === 'a folder' || dirname(at) === at) return undefined;
    if (what) return at === path ? what : `where ${shown(at)} is ${what}`;
  }
}

function kindOf(path: string): string | undefined {
  const there = existing(() => lstatSync(path));
  if (!there) return undefined;
  const target = existing(() => statSync(path));
  if (!target) return 'a symbolic link that leads nowhere';
  return target.isDirectory() ? 'a folder' : 'a file';
}

function existing(stat: () => Stats): Stats | undefined {
  try {
    return stat();
  } catch {
    return undefined;
  }
}

/** A path whose last folders may not exist yet. */
export interface Location {
  /** The longest part of the path that exists, with symbolic links resolved. */
  readonly existing: string;
  /** The rest of the path: names that do not exist yet. */
  readonly missing: readonly string[];
  /** The whole path: `existing`, then `missing`. */
  readonly path: string;
}

/** @throws the system's error if the path cannot be followed or ends in a broken link */
export function locate(path: string): Location {
  const missing: string[] = [];
  for (let at = resolve(path); ; at = dirname(at)) {
    try {
      const existing = realpathSync(at);
      return { existing, missing, path: join(existing, ...missing) };
    } catch (error) {
      if (codeOf(error) !== 'ENOENT' || lstatSync(at, { throwIfNoEntry: false })) throw error;
      missing.unshift(basename(at));
    }
  }
}
