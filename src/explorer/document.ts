/* Reads and replaces values in the document of an experiment. Documents are not checked here, but by the engine. */

import { isMapping } from '../base/index.ts';

/**
 * The data of an experiment file. The page edits, shares and downloads documents and sends them to the engine, so it
 * can show only what a file could contain.
 */
export type ExperimentDocument = Readonly<Record<string, unknown>>;

export type Path = readonly string[];

/** The value at a path of keys; undefined if there is none. */
export function valueAt(document: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return document;
  if (!isMapping(document) || !Object.hasOwn(document, key)) return undefined;
  return valueAt(document[key], rest);
}

/** The document with another value at a path. If the value is undefined, the key is removed. */
export function withValue(
  document: ExperimentDocument,
  [key, ...rest]: Path,
  value: unknown,
): ExperimentDocument {
  if (key === undefined) return document;
  const inner = document[key];
  const next = rest.length > 0 ? withValue(isMapping(inner) ? inner : {}, rest, value) : value;
  if (next !== undefined) return { ...document, [key]: next };
  const { [key]: _, ...others } = document;
  return others;
}
