import { cellsOf } from '../dice/cells.ts';
import { countsOf } from './outcomes.ts';
import { MOST_ENDS } from './too-many-ends.ts';
import { type LawOf, rawOutcomeWatched } from './watched.ts';

/**
 * Whether something can come of a Throw at all, found without weighing it: the search ends at the first
 * outcome of which it holds, and looks at most dice that show most first.
 *
 * @returns for what is asked of outcomes whether it holds of any; true as well where there are more than
 *   `MOST_ENDS` of them, so that false is certain
 */
export function possibleIn<Outcome>({
  thrown,
  resolve,
}: LawOf<Outcome>): (holds: (outcome: Outcome) => boolean) => boolean {
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
