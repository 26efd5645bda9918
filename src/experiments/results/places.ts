import { type Scene, type Space, spaceName } from '../../board/index.ts';
import { oddsValue } from './figures.ts';
import type { Result } from './result.ts';
import type { Summary } from './summary.ts';

/** A space on which the defender may end, and how likely that is. */
export interface Ending {
  readonly space: Space;
  readonly chance: number;
}

/**
 * The chance of ending on each space, in the order in which the spaces came up; a double base counts for
 * both of its spaces. None without a board.
 */
export function endings({ account: { scene }, measured }: Result): Ending[] {
  const ends = new Map<string, Ending>();
  const places = measured.find(({ measure }) => measure.name === scene?.placeMeasure)?.outcomes;
  for (const { spaces = [], ...odds } of places ?? []) {
    for (const space of spaces) {
      const before = ends.get(spaceName(space))?.chance ?? 0;
      ends.set(spaceName(space), { space, chance: before + (oddsValue(odds) || 0) });
    }
  }
  return [...ends.values()];
}

/**
 * Summaries with the places of a board in the order in which Knockback comes to them, starting from
 * where the defender stands; places off the line come last, the likeliest first.
 */
export function alongTheLine(summaries: readonly Summary[], scene: Scene | undefined): Summary[] {
  const line = scene?.line.slice(1).map(spaceName) ?? [];
  // A double base may have both of its spaces on the line: the one that follows says how far it got.
  const reached = (spaces: readonly Space[] = []) =>
    Math.min(
      line.length,
      ...spaces.map((space) => line.indexOf(spaceName(space))).filter((at) => at >= 0),
    );
  return summaries.map((summary) =>
    summary.measure.kind === 'place'
      ? {
          ...summary,
          outcomes: summary.outcomes.toSorted((a, b) => reached(a.spaces) - reached(b.spaces)),
        }
      : summary,
  );
}
