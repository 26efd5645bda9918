import { lstatSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { codeOf } from './system-error.ts';

/** Where a path leads whose last folders may not be there yet. */
export interface Location {
  /** The nearest that is there, beyond symbolic links. */
  readonly existing: string;
  /** The names below it that are not. */
  readonly missing: readonly string[];
  /** All of them together. */
  readonly path: string;
}

/** @throws the system's error where the path cannot be followed or ends in a link that leads nowhere */
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
