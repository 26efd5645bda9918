/* Assigns start areas to the sides of a battle. Also used for the maps of games between random armies. */

import { type Mistakes, nearest, sameName, shown } from '../base/index.ts';
import type { StartArea } from '../board/index.ts';

/** The facts on which a side's start area depends. */
interface Starting {
  readonly start?: string | undefined;
  /** Whether all figures of the side have given places, so that the side needs no area. */
  readonly isPlaced?: boolean;
}

/** The start area of a side that does not need one. */
const NOWHERE: StartArea = { name: '', spaces: [] };

/**
 * The start area of each side: the area that the side names, or the first free area. A side that does not need an area
 * gets an area without spaces.
 *
 * @param areas the start areas of the board, in the board's order
 * @param mistakes receives the mistakes found
 * @returns the areas; an empty array if there is no area for a side
 */
export function chosenStarts(
  sides: readonly Starting[],
  areas: readonly StartArea[],
  mistakes: Mistakes,
): StartArea[] {
  const names = areas.map(({ name }) => name);
  const needed = sides.filter(({ isPlaced }) => !isPlaced).length;
  if (areas.length < needed) {
    const found = names.length === 0 ? 'no start area' : `only the start area ${names[0]}`;
    const allowed =
      needed === 1
        ? 'a start area for figures without at, such as starts: { a: [[0, 0]] }'
        : 'two start areas, such as starts: { a: [[0, 0]], c: [[8, 0]] }';
    mistakes.add({ path: ['board'], found, allowed });
    return [];
  }
  const named = sides.map(({ start }, i) => {
    const area = areas.find(({ name }) => start !== undefined && sameName(name, start));
    if (start !== undefined && !area) {
      const allowed = `one of the start areas ${names.join(', ')}`;
      const near = nearest(start, names);
      mistakes.add({ path: ['sides', i, 'start'], found: shown(start), allowed, nearest: near });
    }
    return area;
  });
  const [first, second] = named;
  if (first && first === second) {
    const found = `${shown(first.name)}, where the first side begins`;
    const allowed = 'another start area; to play from both ends of a map, use ends: drawn';
    mistakes.add({ path: ['sides', 1, 'start'], found, allowed });
    return [];
  }
  const left = areas.filter((area) => !named.includes(area));
  const chosen = sides.map(({ start, isPlaced }, i) => {
    // A side that does not need an area leaves the last remaining area to the other side.
    if (isPlaced && (start !== undefined || left.length < 2)) return NOWHERE;
    const area = start === undefined ? left.shift() : named[i];
    return isPlaced ? NOWHERE : area;
  });
  const known = chosen.filter((area) => area !== undefined);
  return known.length < sides.length ? [] : known;
}
