import { distance } from 'fastest-levenshtein';

/** The known names that `name` may have been meant for, nearest first, at most three. */
export function nearest(name: string, known: readonly string[]): string[] {
  const wanted = name.toLowerCase();
  return known
    .map((candidate) => ({ candidate, away: distance(wanted, candidate.toLowerCase()) }))
    .filter(({ candidate, away }) => {
      const near = away < candidate.length && away <= Math.max(1, Math.floor(candidate.length / 3));
      return near || (wanted.length > 2 && candidate.toLowerCase().includes(wanted));
    })
    .sort((a, b) => a.away - b.away)
    .slice(0, 3)
    .map(({ candidate }) => candidate);
}
