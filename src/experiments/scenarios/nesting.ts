/* Limits on the depth and size of data. They are checked before any function recurses over the data. */

import { CST } from 'yaml';
import { BadInput } from '../../base/index.ts';

/** The maximum nesting of lists and mappings, far more than any experiment has. */
export const DEEPEST = 100;

/** The maximum number of entries in all of the data. Shared parts count each time that they occur. */
export const MOST_ENTRIES = 400_000;

/** The maximum number of entries in one list or mapping, far more than any field allows. */
export const LONGEST_LIST = 10_000;

/** The message for data that are nested too deep: what was found, and what is allowed. */
export const TOO_DEEP = [
  `lists and mappings are nested more than ${DEEPEST} deep, or one contains itself`,
  `at most ${DEEPEST} levels of nesting`,
] as const;

const refused = (found: string, allowed: string) => new BadInput({ path: [], found, allowed });

/**
 * Whether a document's brackets and indentation are nested more than `DEEPEST` levels. Checked before the document is
 * composed, because the composer recurses at each level.
 */
export function isTooDeep(tokens: readonly CST.Token[]): boolean {
  const open = tokens.map((token) => ({ token, depth: 0 }));
  for (let next = open.pop(); next; next = open.pop()) {
    const { token, depth } = next;
    if (token.type === 'document') {
      if (token.value) open.push({ token: token.value, depth });
    } else if (CST.isCollection(token)) {
      if (depth === DEEPEST) return true;
      for (const { key, value } of token.items) {
        if (key) open.push({ token: key, depth: depth + 1 });
        if (value) open.push({ token: value, depth: depth + 1 });
      }
    }
  }
  return false;
}

interface Extent {
  /** The nesting depth of lists and mappings. */
  readonly depth: number;
  readonly entries: number;
}

const OF_A_VALUE: Extent = { depth: 0, entries: 1 };

/**
 * Checks the depth and size of data before anything else iterates over them, since a list may contain itself.
 *
 * @param most.longest the maximum number of entries in a single list or mapping, checked before its entries
 * @param most.mostEntries the maximum number of entries in all of the data
 * @throws BadInput for data that are nested too deep or too large
 */
export function checkNesting(
  data: unknown,
  {
    mostEntries = MOST_ENTRIES,
    longest = mostEntries,
  }: { readonly mostEntries?: number; readonly longest?: number } = {},
): void {
  const known = new Map<object, Extent>();
  const at: (string | number)[] = [];
  const extentOf = (value: unknown, level: number): Extent => {
    if (typeof value !== 'object' || value === null) return OF_A_VALUE;
    const before = known.get(value);
    if (level + (before?.depth ?? 1) > DEEPEST) throw refused(...TOO_DEEP);
    if (before) return before;
    if (Array.isArray(value) && value.length > longest) {
      const allowed = `a list of at most ${longest} values`;
      throw new BadInput({ path: [...at], found: `a list of ${value.length}`, allowed });
    }
    let [depth, entries] = [1, 1];
    const isList = Array.isArray(value);
    const inside = Object.entries(value);
    if (inside.length > longest) {
      const [found, allowed] = [
        `a mapping of ${inside.length} keys`,
        `a mapping of at most ${longest} keys`,
      ];
      throw new BadInput({ path: [...at], found, allowed });
    }
    for (const [key, one] of inside) {
      at.push(isList ? Number(key) : key);
      const inner = extentOf(one, level + 1);
      at.pop();
      depth = Math.max(depth, inner.depth + 1);
      entries += inner.entries;
    }
    if (entries > mostEntries)
      throw refused(
        `lists and mappings hold more than ${mostEntries} entries in all`,
        `at most ${mostEntries} entries`,
      );
    const extent = { depth, entries };
    known.set(value, extent);
    return extent;
  };
  extentOf(data, 0);
}
