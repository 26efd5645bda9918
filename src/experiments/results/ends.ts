/* Win rates by the end of the map where a side started, for battles that draw the ends. */

import { wilson } from '../../base/index.ts';
import { WINNERS } from '../../battle/index.ts';
import type { Result } from './result.ts';
import type { Simulated } from './summary.ts';

/** How often a side won when it started at an end of the map. */
export interface WonFrom extends Simulated {
  readonly side: string;
  readonly end: string;
  readonly games: number;
}

/** Wins by end, if ends are drawn. Lists one side after the other, without ends where the side never started. */
export function wonFromEnds({ account, totals }: Result): WonFrom[] {
  const { sides = [], ends = [] } = account.games ?? {};
  const { winsByEnd = [] } = totals ?? {};
  return sides.flatMap(({ name: side }, s) =>
    ends.flatMap((end, e) => {
      // The second side starts at the other end.
      const row = (s === 0 ? e : 1 - e) * WINNERS;
      const games = winsByEnd.slice(row, row + WINNERS).reduce((sum, one) => sum + one, 0);
      const count = winsByEnd[row + s] ?? 0;
      if (games === 0) return [];
      return [{ side, end, games, count, probability: count / games, ...wilson(count, games) }];
    }),
  );
}
