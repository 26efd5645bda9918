/* Spaces along a line of Knockback, and those where a piece could be in the way. */

import { type Board, hexStep, type Space, spaceName } from '../../board/index.ts';
import type { Line } from '../ground/lines.ts';
import type { Walk } from '../ground/walk.ts';
import type { Other } from '../setup.ts';

/** The space some steps on in the direction of a line. */
export function stepsOn(space: Space, { direction }: Line, steps: number): Space {
  let at = space;
  for (let step = 0; step < steps; step++) at = hexStep(at, direction);
  return at;
}

/** The spaces a figure can reach along a line, up to the first that is not on the map. */
export function spacesAlong(
  place: readonly Space[],
  { direction }: Line,
  board: Pick<Board<Other>, 'ground'>,
): ReadonlySet<string> {
  const spaces = new Set<string>();
  let at = place.map((space) => hexStep(space, direction));
  while (at.every((space) => board.ground(space))) {
    for (const space of at) spaces.add(spaceName(space));
    at = at.map((space) => hexStep(space, direction));
  }
  return spaces;
}

/**
 * The spaces where a piece could be in the way of a walk: those of its steps, and of the step that
 * was refused.
 */
export function rayOf({ steps, putBack }: Walk, place: readonly Space[], line: Line): Space[] {
  const tried = steps.length + putBack + 1;
  return Array.from({ length: tried }, (_, i) =>
    place.map((space) => stepsOn(space, line, i + 1)),
  ).flat();
}
