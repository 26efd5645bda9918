import { BadInput, type Problem } from '../words/problem.ts';
import { checkNesting, LONGEST_LIST } from './nesting.ts';

/** What no document can hold; programs may give it all the same. */
const NAMES: Readonly<Record<string, string>> = {
  function: 'a function',
  symbol: 'a symbol',
  bigint: 'a BigInt',
};

const ALLOWED = 'text, a number, true, false, null, a list or a mapping';

/**
 * Checks that data are such as a document can hold, whatever their fields are.
 *
 * @throws BadInput for data that are too deep, hold too much or hold themselves, and with every value of
 *   a kind that no document has
 */
export function checkPlain(data: unknown): void {
  checkNesting(data, { longest: LONGEST_LIST });
  const problems = unwritable(data, [], new Set());
  if (problems.length > 0) throw new BadInput(...problems);
}

function unwritable(value: unknown, path: Problem['path'], seen: Set<object>): Problem[] {
  const found = NAMES[typeof value];
  if (found !== undefined) return [{ path, found, allowed: ALLOWED }];
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  return Object.entries(value).flatMap(([key, inner]) =>
    unwritable(inner, [...path, Array.isArray(value) ? Number(key) : key], seen),
  );
}
