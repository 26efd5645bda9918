/* The state of a narrated game at one moment, as the player shows it. */

import type { Space } from '../../../board/index.ts';
import type { ToldGame } from '../../../rules/index.ts';

/** A figure that is on the board. */
export interface Standing {
  readonly figure: number;
  readonly at: readonly Space[];
  readonly life: number;
  /** The index of the side for which the figure fights. */
  readonly side: number;
}

/** A narrated game after one of its moments. */
export interface GameAtMoment {
  readonly standing: readonly Standing[];
  /** The figures destroyed at this moment, at their last places. */
  readonly fallen: readonly Standing[];
  /** The points left, by side. */
  readonly points: readonly number[];
}

/** The state of a game after a moment: all changes up to this moment, applied in order. */
export function gameAtMoment({ sides, figures, moments }: ToldGame, moment: number): GameAtMoment {
  const standing = new Map<number, Standing>();
  let points: readonly number[] = sides.map((side) => side.points);
  let fallen: Standing[] = [];
  for (const told of moments.slice(0, moment + 1)) {
    fallen = [];
    points = told.points ?? points;
    for (const { figure, at, lastAt, life, side } of told.changes) {
      const before = standing.get(figure);
      if (at?.length === 0) {
        if (before && life === 0) fallen.push({ ...before, at: lastAt ?? before.at });
        standing.delete(figure);
        continue;
      }
      const now = {
        figure,
        at: at ?? before?.at ?? [],
        life: life ?? before?.life ?? 0,
        side: side ?? before?.side ?? figures[figure]?.side ?? 0,
      };
      standing.set(figure, now);
    }
  }
  return { standing: [...standing.values()], fallen, points };
}

/** Moments from which to start watching: the setup, each round, and the end. */
export function chaptersOf({
  moments,
}: ToldGame): { readonly title: string; readonly moment: number }[] {
  const chapters = [{ title: 'Setting up', moment: 0 }];
  let begun = 0;
  for (const [i, { kind, round }] of moments.entries()) {
    // Powers may act after a round has started but before its order markers are placed.
    if (kind === 'round' && round > begun) chapters.push({ title: `Round ${round}`, moment: i });
    begun = Math.max(begun, round);
    if (kind === 'end') chapters.push({ title: 'The end', moment: i });
  }
  return chapters;
}
