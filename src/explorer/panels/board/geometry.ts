import { HEX_DIRECTIONS, type HexDirection, hexStep } from '../../../boards/hex.ts';
import type { Space } from '../../../boards/space.ts';
import type { Terrain } from '../../../boards/terrain.ts';
import { SHAPES } from '../../../report/charts/board/shapes.ts';

/* Where spaces lie in a drawing: `STEP` units from one to the next of a row. */

export const STEP = 100;

/** From the middle of a space to a corner. */
export const RADIUS = STEP / Math.sqrt(3);

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of a space, which a board may not have; of the first it is the origin. */
export function middleOf([column, row]: Space): Point {
  // Rows above the first one are shifted in turn, too.
  return { x: (column + (row & 1) / 2) * STEP, y: row * STEP * SHAPES.hex.rise };
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

/** The ends of the side that two neighbouring spaces share. */
export function sharedSide(a: Space, b: Space): readonly [Point, Point] {
  const [p, q] = [middleOf(a), middleOf(b)];
  const [x, y] = [(p.x + q.x) / 2, (p.y + q.y) / 2];
  const half = RADIUS / 2 / STEP;
  const [dx, dy] = [(q.x - p.x) * half, (q.y - p.y) * half];
  return [
    { x: x - dy, y: y + dx },
    { x: x + dy, y: y - dx },
  ];
}

/** The corners of a hex about the origin, as an SVG path; smaller by a factor. */
export function hexPath(factor = 1): string {
  const radius = RADIUS * factor;
  const corners = [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = (Math.PI / 3) * i - Math.PI / 2;
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${corners.join('L')}Z`;
}

export interface Rect extends Point {
  readonly width: number;
  readonly height: number;
}

/** What a board takes up. */
export function boundsOf({ columns, rows }: Terrain): Rect {
  return {
    x: -STEP / 2,
    y: -RADIUS,
    width: (columns + (rows.length > 1 ? 0.5 : 0)) * STEP,
    height: (rows.length - 1) * STEP * SHAPES.hex.rise + 2 * RADIUS,
  };
}
