/*
 * Searches for a possible outcome without weighing the whole Throw, for example to find that an answer is certain or
 * impossible.
 */

import type { Steps } from '../../base/index.ts';
import { cellsOf, decode } from '../dice/cells.ts';
import type { Pool } from '../dice/throw.ts';
import { MOST_ENDS } from './too-many-ends.ts';
import { rawOutcomeWatched, type ThrowOf } from './watched.ts';
import { weigh } from './weigh.ts';
import { everyStep } from './work.ts';

/**
 * Searches a Throw for a possible outcome, without weighing the whole Throw: the search stops at the first match. It
 * tries extreme counts first, high and low in turn, because rules mostly ask about many skulls against few shields.
 *
 * @returns a function that tells, in steps, whether a predicate holds for any outcome. False is certain, but the
 *   function also returns true if there are more than `MOST_ENDS` outcomes
 */
export function possibleIn<Outcome>({
  thrown,
  resolve,
}: ThrowOf<Outcome>): (holds: (outcome: Outcome) => boolean) => Steps<boolean> {
  const cells = cellsOf(thrown);
  const pools = thrown.map(countsFromOutside);
  return (holds) => {
    const watched = rawOutcomeWatched(thrown, cells);
    const isDue = everyStep();
    let ends = 0;
    const search = function* (): Steps<boolean> {
      if (isDue()) yield;
      watched.wipe();
      const outcome = resolve(watched.raw);
      const next = watched.firstHidden();
      const pool = pools[next];
      if (!pool) return ++ends > MOST_ENDS || holds(outcome);
      for (const counts of pool) {
        watched.show(next, counts);
        if (yield* search()) return true;
      }
      watched.show(next, undefined);
      return false;
    };
    return search();
  };
}

type Counts = Readonly<Record<string, number>>;

/**
 * A cache of each pool's possible results. The key is the pool as JSON. All combinations of a sweep share the cache. If
 * it is full, the oldest entries are dropped.
 */
const KNOWN = new Map<string, readonly Counts[]>();
const MOST_KNOWN = 256;

/** Every possible result of a pool's dice: the highest, the lowest, the second highest, and so on. */
function countsFromOutside(pool: Pool): readonly Counts[] {
  const key = JSON.stringify(pool);
  const known = KNOWN.get(key);
  if (known) return known;
  const { cells, weights } = weigh([pool]);
  const ends = [...weights.keys()];
  const counts = ends.map((_, i) => {
    const cell = ends[i % 2 === 0 ? ends.length - 1 - i / 2 : (i - 1) / 2] as number;
    return decode(cells, cell)[pool.name] ?? {};
  });
  const [oldest] = KNOWN.keys();
  if (oldest !== undefined && KNOWN.size >= MOST_KNOWN) KNOWN.delete(oldest);
  KNOWN.set(key, counts);
  return counts;
}
