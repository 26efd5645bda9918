import * as z from 'zod';
import { BadInput, shown } from '../../base/index.ts';
import type { Surroundings } from '../../rules/index.ts';
import { check } from './check.ts';

/**
 * What an experiment was read from, as plain data: its document, and the files that it names by the
 * paths that it writes. Whoever keeps it can read the same experiment again, without the files.
 */
export interface Written {
  readonly document: unknown;
  readonly files: ReadonlyMap<string, unknown>;
}

/** The same surroundings, which keep what is read from them. */
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

/** Surroundings that hold what was kept, and nothing else. */
export function surroundingsIn(files: Written['files']): Surroundings {
  return {
    readFile(path, schema, at) {
      const allowed = 'a file that was kept with the document';
      if (!files.has(path)) throw new BadInput({ path: at, found: shown(path), allowed });
      return check(schema, files.get(path));
    },
  };
}
