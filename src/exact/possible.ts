import { cellsOf } from '../dice/cells.ts';
import { countsOf } from './outcomes.ts';
import { MOST_ENDS } from './too-many-ends.ts';
import { rawOutcomeWatched, type ThrowOf } from './watched.ts';

/**
 * Whether a Throw can have some outcome, without weighing it: the search stops at the first match
 * and tries the highest counts first.
 *
 * @returns a function that tells whether a predicate holds for any outcome. It is also true if
 *   there are more than `MOST_ENDS` outcomes; false is certain.
 */
export function possibleIn<Outcome>({
  thrown,
  resolve,
}: ThrowOf<Outcome>): (holds: (outcome: Outcome) => boolean) => boolean {
  const cells = cellsOf(thrown);
  const pools = thrown.map((pool) => countsOf(pool).reverse());
  return (holds) => {
    const watched = rawOutcomeWatched(thrown, cells);
    let ends = 0;
    const search = (): boolean => {
      watched.wipe();
      const outcome = resolve(watched.raw);
      const next = watched.firstHidden();
      const pool = pools[next];
      if (!pool) return ++ends > MOST_ENDS || holds(outcome);
      for (const counts of pool) {
        watched.show(next, counts);
        if (search()) return true;
      }
      watched.show(next, undefined);
      return false;
    };
    return search();
  };
}
