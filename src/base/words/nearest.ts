/* Suggestions for misspelled names, for "did you mean" in error messages. */

import { distance } from 'fastest-levenshtein';

/** Longer texts are not compared, because no known name is that long and the time grows with both lengths. */
const LONGEST_COMPARED = 200;

/**
 * At most three known names that `name` may stand for, the nearest first. Numbers are not suggested for a number,
 * because similar digits mean nothing. Text longer than any name gets no suggestions.
 */
export function nearest(name: string, known: readonly string[]): string[] {
  if (name.length > LONGEST_COMPARED) return [];
  const wanted = name.toLowerCase();
  const candidates = isNumber(name) ? known.filter((one) => !isNumber(one)) : known;
  return candidates
    .map((candidate) => ({ candidate, away: slips(wanted, candidate.toLowerCase()) }))
    .filter(({ candidate, away }) => {
      const near = away < candidate.length && away <= Math.max(1, Math.floor(candidate.length / 3));
      return near || (wanted.length > 2 && candidate.toLowerCase().includes(wanted));
    })
    .sort((a, b) => a.away - b.away)
    .slice(0, 3)
    .map(({ candidate }) => candidate);
}

/** The edit distance between two texts. If they differ only by a swap of two adjacent letters, it is 1. */
function slips(wanted: string, known: string): number {
  return isSwapped(wanted, known) ? 1 : distance(wanted, known);
}

function isSwapped(a: string, b: string): boolean {
  const at = a.split('').findIndex((_, i) => a[i] !== b[i]);
  const swapped = `${a.slice(0, at)}${a[at + 1]}${a[at]}${a.slice(at + 2)}`;
  return at >= 0 && a.length === b.length && swapped === b;
}

function isNumber(text: string): boolean {
  return text.trim() !== '' && Number.isFinite(Number(text));
}
