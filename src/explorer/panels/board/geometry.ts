import { wholeBoard } from '../../../boards/crop.ts';
import {
  type Box,
  boxOf,
  middleOf as middleInSteps,
  type Point,
  type Segment,
  SHAPES,
  sharedSide as sideInSteps,
} from '../../../boards/geometry.ts';
import { HEX_DIRECTIONS, type HexDirection, hexStep } from '../../../boards/hex.ts';
import type { Space } from '../../../boards/space.ts';
import type { Terrain } from '../../../boards/terrain.ts';

/* The geometry of boards in the units of this drawing: `STEP` of them from one space to the next of a row. */

export const STEP = 100;

/** From the middle of a space to a corner. */
export const RADIUS = (STEP * SHAPES.hex.diameter) / 2;

/** The middle of a space, which a board may not have; of the first it is the origin. */
export function middleOf(space: Space): Point {
  const { x, y } = middleInSteps('hex', space);
  return { x: x * STEP, y: y * STEP };
}

/** The space that a point is in, whether or not a board has it. */
export function spaceAt({ x, y }: Point): Space {
  const r = y / (STEP * SHAPES.hex.rise);
  const q = x / STEP - r / 2;
  let [column, row, third] = [q, r, -q - r].map(Math.round) as [number, number, number];
  const [dq, dr, ds] = [Math.abs(column - q), Math.abs(row - r), Math.abs(third + q + r)];
  if (dq > dr && dq > ds) column = -row - third;
  else if (dr > ds) row = -column - third;
  else third = -column - row;
  return [column + Math.floor(row / 2), row];
}

/** The side of a space that a point is nearest to. */
export function sideAt(point: Point, space: Space): HexDirection {
  const distance = (direction: HexDirection) => {
    const { x, y } = middleOf(hexStep(space, direction));
    return Math.hypot(x - point.x, y - point.y);
  };
  return HEX_DIRECTIONS.reduce((best, one) => (distance(one) < distance(best) ? one : best));
}

/** The side that two neighbours share. */
export function sharedSide(a: Space, b: Space): Segment {
  const { x, y, x2, y2 } = sideInSteps('hex', a, b);
  return { x: x * STEP, y: y * STEP, x2: x2 * STEP, y2: y2 * STEP };
}

/** A hex about the origin as an SVG path, enlarged by a factor. */
export function hexPath(factor = 1): string {
  const corners = SHAPES.hex.corners.map(({ x, y }) =>
    [x, y].map((n) => (n * RADIUS * factor).toFixed(2)).join(' '),
  );
  return `M${corners.join('L')}Z`;
}

/** What a board takes up. */
export function boundsOf(terrain: Terrain): Box {
  const { x, y, width, height } = boxOf('hex', wholeBoard(terrain));
  return { x: x * STEP, y: y * STEP, width: width * STEP, height: height * STEP };
}
