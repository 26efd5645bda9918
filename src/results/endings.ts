import { type Space, spaceName } from '../boards/space.ts';
import { oddsValue } from './figures.ts';
import type { Result } from './result.ts';

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
