/* Win rates for each end of the map at which a side can start, for battles that assign the ends at random. */

import { wilson } from '../../base/index.ts';
import { WINNERS } from '../../battle/index.ts';
import type { Result } from './result.ts';
import type { Simulated } from './summary.ts';

/** How often a side won the games in which it started at a given end of the map. */
export interface WonFrom extends Simulated {
  readonly side: string;
  readonly end: string;
  readonly games: number;
}

/**
 * Each side's wins by the end of the map where it started, if ends are assigned at random. Ends where a side never
 * started are left out.
 */
export function wonFromEnds({ account, totals }: Result): WonFrom[] {
  const { sides = [], ends = [] } = account.games ?? {};
  const { winsByEnd = [] } = totals ?? {};
  return sides.flatMap(({ name: side }, s) =>
    ends.flatMap((end, e) => {
      // If the first side starts at one end, the second side starts at the other.
      const row = (s === 0 ? e : 1 - e) * WINNERS;
      const games = winsByEnd.slice(row, row + WINNERS).reduce((sum, one) => sum + one, 0);
      const count = winsByEnd[row + s] ?? 0;
      if (games === 0) return [];
      return [{ side, end, games, count, probability: count / games, ...wilson(count, games) }];
    }),
  );
}
