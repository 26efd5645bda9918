/* The spaces along a line of Knockback, and the spaces where a piece could be in the way, all as indices. */

import type { Ground } from '../../board/index.ts';
import type { Line } from '../ground/lines.ts';
import type { Walk } from '../ground/walk.ts';

/** The space that is this many steps farther in the direction of a line. */
export function stepsOn(space: number, line: Line, steps: number, ground: Ground): number {
  return ground.lineFrom(space, line.direction, steps).at(-1) ?? space;
}

/**
 * The spaces that a figure can reach along a line, up to the first step that would take half of its base off the map.
 *
 * @param place the figure's spaces
 */
export function spacesAlong(
  place: readonly number[],
  { direction }: Line,
  ground: Ground,
): ReadonlySet<number> {
  const ways = place.map((space) => ground.lineFrom(space, direction, Number.POSITIVE_INFINITY));
  const steps = Math.min(...ways.map(({ length }) => length));
  return new Set(ways.flatMap((way) => way.slice(0, steps)));
}

/** The spaces where a piece could be in the way of a walk: the spaces of its steps and of the refused step. */
export function rayOf(
  { steps, putBack }: Walk,
  place: readonly number[],
  { direction }: Line,
  ground: Ground,
): number[] {
  const tried = steps.length + putBack + 1;
  return place.flatMap((space) => ground.lineFrom(space, direction, tried));
}
