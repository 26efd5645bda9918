/* Win rates by the end of the map in which a side began, for battles that draw the ends. */

import { wilson } from '../../base/index.ts';
import { WINNERS } from '../../battle/index.ts';
import type { Result } from './result.ts';
import type { Simulated } from './summary.ts';

/** How often a side won when it began at an end of the map. */
export interface WonFrom extends Simulated {
  readonly side: string;
  readonly end: string;
  readonly games: number;
}

/** Wins by end, if ends are drawn: one side after the other, without ends at which the side never began. */
export function wonFromEnds({ account, totals }: Result): WonFrom[] {
  const { sides = [], ends = [] } = account.games ?? {};
  const { winsByEnd = [] } = totals ?? {};
  return sides.flatMap(({ name: side }, s) =>
    ends.flatMap((end, e) => {
      // The second side begins where the first does not.
      const row = (s === 0 ? e : 1 - e) * WINNERS;
      const games = winsByEnd.slice(row, row + WINNERS).reduce((sum, one) => sum + one, 0);
      const count = winsByEnd[row + s] ?? 0;
      if (games === 0) return [];
      return [{ side, end, games, count, probability: count / games, ...wilson(count, games) }];
    }),
  );
}
