import { isMapping } from '../base/index.ts';

/**
 * The data of an experiment file: what the page edits, sends to the engine, shares and downloads is
 * always such a document, so that the page can show nothing that a file could not ask for.
 */
export type ExperimentDocument = Readonly<Record<string, unknown>>;

export type Path = readonly string[];

/** What a document holds at a path of keys; undefined where there is nothing. */
export function valueAt(document: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return document;
  if (!isMapping(document) || !Object.hasOwn(document, key)) return undefined;
  return valueAt(document[key], rest);
}

/** The document with another value at a path; undefined takes the key away. */
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
