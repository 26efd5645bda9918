/* Spaces along a line of Knockback, and those where a piece could be in the way. */

import { type Ground, HEX_DIRECTIONS, hexStep, type Space } from '../../board/index.ts';
import type { Line } from '../ground/lines.ts';
import type { Walk } from '../ground/walk.ts';

/** The space some steps on in the direction of a line. */
export function stepsOn(space: Space, { direction }: Line, steps: number): Space {
  let at = space;
  for (let step = 0; step < steps; step++) at = hexStep(at, direction);
  return at;
}

/**
 * The numbers of the spaces a figure can reach along a line, up to the first step with half of its base off the map.
 *
 * @param place the numbers of the figure's spaces
 */
export function spacesAlong(
  place: readonly number[],
  line: Line,
  ground: Ground,
): ReadonlySet<number> {
  const ways = place.map((space) => wayFrom(space, line, ground));
  const steps = Math.min(...ways.map(({ length }) => length));
  return new Set(ways.flatMap((way) => way.slice(0, steps)));
}

/**
 * The numbers of the spaces where a piece could be in the way of a walk: those of its steps, and of the step that was
 * refused.
 */
export function rayOf(
  { steps, putBack }: Walk,
  place: readonly number[],
  line: Line,
  ground: Ground,
): number[] {
  const tried = steps.length + putBack + 1;
  return place.flatMap((space) => wayFrom(space, line, ground, tried));
}

function wayFrom(space: number, { direction }: Line, ground: Ground, most = Infinity): number[] {
  return ground.lineFrom(space, HEX_DIRECTIONS.indexOf(direction), most);
}
