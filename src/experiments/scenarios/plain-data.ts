/* Checks that data passed by a program contain only what a document can contain. */

import { BadInput, type Problem, shown } from '../../base/index.ts';
import { MOST_PROBLEMS } from './check.ts';
import { checkNesting, LONGEST_LIST } from './nesting.ts';

/** Values that no document can contain, but programs may pass. */
const NAMES: Readonly<Record<string, string>> = {
  function: 'a function',
  symbol: 'a symbol',
  bigint: 'a BigInt',
};

const ALLOWED = 'text, a number, true, false, null, a list or a mapping';

/**
 * Checks that data contain only what a document can contain, in any field.
 *
 * @throws BadInput for data that are nested too deep, are too large or contain themselves, and for values that no
 * document can contain
 */
export function checkPlain(data: unknown): void {
  checkNesting(data, { longest: LONGEST_LIST });
  const problems: Problem[] = [];
  findUnwritable(data, [], new Set(), problems);
  if (problems.length > 0) throw new BadInput(...problems);
}

/** @param problems receives the mistakes, up to the maximum number reported */
function findUnwritable(
  value: unknown,
  path: Problem['path'],
  seen: Set<object>,
  problems: Problem[],
): void {
  if (problems.length >= MOST_PROBLEMS) return;
  const found = NAMES[typeof value] ?? specialKind(value);
  if (found !== undefined) problems.push({ path, found, allowed: ALLOWED });
  if (found !== undefined || typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  for (const [key, inner] of Object.entries(value)) {
    findUnwritable(inner, [...path, Array.isArray(value) ? Number(key) : key], seen, problems);
  }
}

/** The kind of an object that is not a plain list or mapping, such as a Promise or a Map; undefined otherwise. */
function specialKind(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const tag = Object.prototype.toString.call(value).slice('[object '.length, -1);
  return tag === 'Object' || tag === 'Array' ? undefined : `an object of the kind ${shown(tag)}`;
}
