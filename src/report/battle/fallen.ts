/* Where figures are destroyed in battles, for the boards in a report. */

import type { Space } from '../../board/index.ts';
import type { Result } from '../../experiments/index.ts';

/** A space, and the mean number of figures of both sides destroyed on it per battle. */
export interface Fallen {
  readonly space: Space;
  readonly mean: number;
}

/** The spaces on which figures are destroyed, row by row; empty if no battle was played. */
export function figuresFallen({ account, totals, simulation }: Result): Fallen[] {
  const { games } = account;
  if (!games || !totals || !simulation) return [];
  const count = games.spaces.length;
  return games.spaces
    .map((space, i) => {
      const fallen = (totals.fellOn[i] ?? 0) + (totals.fellOn[count + i] ?? 0);
      return { space, mean: fallen / simulation.trials };
    })
    .filter(({ mean }) => mean > 0);
}
