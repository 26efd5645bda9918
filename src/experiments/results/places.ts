/* The spaces on which the defender may end, for reports and pictures. */

import { type Scene, type Space, spaceName } from '../../board/index.ts';
import { oddsValue } from './figures.ts';
import type { Result } from './result.ts';
import type { Summary } from './summary.ts';

/** A space on which the defender may end, and the probability that it does. */
export interface Ending {
  readonly space: Space;
  readonly chance: number;
}

/**
 * The probability of ending on each space, in order of first occurrence. A double base counts for both of its spaces.
 * Empty if there is no board.
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
 * Summaries whose places are in the order in which Knockback reaches them, starting at the defender's place. Places off
 * the line come last, the most likely first.
 */
export function alongTheLine(summaries: readonly Summary[], scene: Scene | undefined): Summary[] {
  const line = scene?.line.slice(1).map(spaceName) ?? [];
  // If both spaces of a double base are on the line, the space farther along shows how far the figure got.
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
