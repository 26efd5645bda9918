import type { Space } from '../boards/space.ts';
import type { Account } from '../rules/plan.ts';

/**
 * A way to begin a turn, with its rank. Those of equal worth, of which there are often dozens, share one,
 * and the next follows it.
 */
export interface FirstChoice {
  readonly rank: number;
  /** "Hawkgirl, from 3,1" */
  readonly name: string;
  /** Absent where nobody would act. */
  readonly who?: string;
  /** It would only go there, with nobody to attack. */
  readonly isIdle?: true;
  /** The place that it would act from; none without a board. */
  readonly spaces: readonly Space[];
  /** The chance of what is played for, with the best play of all that follows. */
  readonly worth: number;
  /** Whether it is the one that is best. */
  readonly chosen: boolean;
}

/** Chances that differ by less come from the order in which they are added up. */
const ROUNDING = 1e-9;

/**
 * The first choices of a turn, which are its options, the best first; of equals the chosen one, then row
 * by row of the board.
 */
export function rankedChoices({ options }: Account): FirstChoice[] {
  const sorted = (options?.rows ?? [])
    .map(({ values, spaces = [], ...row }) => ({ ...row, spaces, worth: values[0] ?? 0 }))
    .sort((a, b) => b.worth - a.worth);
  let rank = 0;
  let worst = Number.POSITIVE_INFINITY;
  const ranked = sorted.map((row) => {
    if (worst - row.worth > ROUNDING) rank++;
    worst = row.worth;
    return { rank, ...row };
  });
  return ranked.sort(
    (a, b) =>
      a.rank - b.rank || Number(b.chosen) - Number(a.chosen) || rowByRow(a.spaces, b.spaces),
  );
}

function rowByRow([a]: readonly Space[], [b]: readonly Space[]): number {
  return a && b ? a[1] - b[1] || a[0] - b[0] : 0;
}
