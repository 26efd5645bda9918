/* Keeps the data from which an experiment was read, so that it can be read again without its files. */

import * as z from 'zod';
import { BadInput, shown } from '../../base/index.ts';
import type { Surroundings } from '../../rules/index.ts';
import { check } from './check.ts';

/**
 * The source of an experiment as plain data: its document, and the files to which it refers, by their paths in the
 * document.
 */
export interface Written {
  readonly document: unknown;
  readonly files: ReadonlyMap<string, unknown>;
}

/** Surroundings that read from the given surroundings, and record everything that was read. */
export function recorded(surroundings: Surroundings, files: Map<string, unknown>): Surroundings {
  return {
    ...surroundings,
    readFile(path, schema, at) {
      if (!files.has(path)) {
        files.set(path, surroundings.readFile(path, z.unknown(), at));
        return surroundings.readFile(path, schema, at);
      }
      return check(schema, files.get(path));
    },
  };
}

/** Surroundings that contain only the recorded files. */
export function surroundingsIn(files: Written['files']): Surroundings {
  return {
    readFile(path, schema, at) {
      const allowed = 'a file that was saved with the document';
      if (!files.has(path)) throw new BadInput({ path: at, found: shown(path), allowed });
      return check(schema, files.get(path));
    },
  };
}
