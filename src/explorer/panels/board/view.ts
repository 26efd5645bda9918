/*
 * The geometry of the drawn board. Lengths are in units of the drawing: `STEP` is the distance between neighboring
 * spaces of a row. The first part converts between spaces and points. The second part computes the view, which is the
 * visible rectangle, in the proportions of the screen.
 */

import {
  type Box,
  boxOf,
  type Crop,
  HEX_DIRECTIONS,
  type HexDirection,
  hexStep,
  middleOf as middleInSteps,
  type Point,
  type Segment,
  SHAPES,
  type Space,
  sharedSide as sideInSteps,
  type Terrain,
  wholeBoard,
} from '../../../board/index.ts';

export const STEP = 100;

/** The distance from the middle of a space to a corner. */
export const RADIUS = (STEP * SHAPES.hex.diameter) / 2;

/** The middle of a space, whether or not the space is on a board. The middle of space 0,0 is the origin. */
export function middleOf(space: Space): Point {
  const { x, y } = middleInSteps('hex', space);
  return { x: x * STEP, y: y * STEP };
}

/** The space in which a point is, whether or not the space is on a board. */
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

/** The side of a space that is nearest to a point. */
export function sideAt(point: Point, space: Space): HexDirection {
  const distance = (direction: HexDirection) => {
    const { x, y } = middleOf(hexStep(space, direction));
    return Math.hypot(x - point.x, y - point.y);
  };
  return HEX_DIRECTIONS.reduce((best, one) => (distance(one) < distance(best) ? one : best));
}

/** The side that two neighboring spaces share. */
export function sharedSide(a: Space, b: Space): Segment {
  const { x, y, x2, y2 } = sideInSteps('hex', a, b);
  return { x: x * STEP, y: y * STEP, x2: x2 * STEP, y2: y2 * STEP };
}

/** The SVG path of a hex around the origin, enlarged by a factor. */
export function hexPath(factor = 1): string {
  const corners = SHAPES.hex.corners.map(({ x, y }) =>
    [x, y].map((n) => (n * RADIUS * factor).toFixed(2)).join(' '),
  );
  return `M${corners.join('L')}Z`;
}

/** The box around a board. */
export function boundsOf(terrain: Terrain): Box {
  const { x, y, width, height } = boxOf('hex', wholeBoard(terrain));
  return { x: x * STEP, y: y * STEP, width: width * STEP, height: height * STEP };
}

/** The minimum width of a view. */
const NEAREST = 2.5 * STEP;
/** The maximum number of spaces in a view; a phone can still draw this many. */
export const MOST_SEEN = 2_500;
/** The margin around a board that is completely visible. */
export const MARGIN = 14;
/** The room for row and column numbers, left of a board and above it, in pixels. */
export const NUMBERS = 18;
const AREA = STEP * STEP * SHAPES.hex.rise;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The view of a whole board or, if the board has more spaces than can be drawn, of the part around a point.
 *
 * @param size the size of the screen, in pixels
 */
export function wholeView(bounds: Box, size: Size, around: Point): Box {
  const scale = Math.max(
    (bounds.width + 2 * MARGIN) / (size.width - NUMBERS),
    (bounds.height + 2 * MARGIN) / (size.height - NUMBERS),
  );
  const aside = (NUMBERS * scale) / 2;
  const middle = {
    x: bounds.x + bounds.width / 2 - aside,
    y: bounds.y + bounds.height / 2 - aside,
  };
  const farthest = farthestOf(size);
  return scale <= farthest ? about(middle, size, scale) : about(around, size, farthest);
}

/** The minimum width of a space in the first view, in pixels, so that its text can be read. */
const READABLE = 30;

/**
 * The view with which a board opens: the whole board or, if its text would be too small, the part around some spaces.
 *
 * @param around spaces that should be visible, such as the spaces of the fighters
 */
export function firstView(bounds: Box, size: Size, around: readonly Space[]): Box {
  const points = around.map(middleOf);
  const mean = (of: (point: Point) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / Math.max(1, points.length);
  const middle = { x: mean(({ x }) => x), y: mean(({ y }) => y) };
  const whole = wholeView(bounds, size, middle);
  const readable = STEP / READABLE;
  if (points.length === 0 || whole.width / size.width <= readable) return whole;
  const view = about(middle, size, readable);
  // A board that is smaller than the view is centered. Otherwise, the view stays within the board, the board's margin
  // and the room for numbers.
  const least = MARGIN + NUMBERS * readable;
  const within = (start: number, length: number, from: number, room: number) =>
    length >= room
      ? from + (room - length) / 2
      : Math.max(from - least, Math.min(from + room + MARGIN - length, start));
  return {
    ...view,
    x: within(view.x, view.width, bounds.x, bounds.width),
    y: within(view.y, view.height, bounds.y, bounds.height),
  };
}

/** Units per pixel in the view that contains the maximum number of spaces. */
function farthestOf({ width, height }: Size): number {
  return Math.sqrt((MOST_SEEN * AREA) / (width * height));
}

function about({ x, y }: Point, size: Size, scale: number): Box {
  const [width, height] = [size.width * scale, size.height * scale];
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** The view enlarged by a factor. The given point keeps its place on the screen. */
export function zoomed(view: Box, factor: number, fixed: Point, bounds: Box, size: Size): Box {
  const most = Math.min(
    farthestOf(size) * size.width,
    1.3 * Math.max(bounds.width, (bounds.height * view.width) / view.height),
  );
  const width = Math.max(NEAREST, Math.min(Math.max(most, NEAREST), view.width / factor));
  const share = width / view.width;
  const next = {
    x: fixed.x - (fixed.x - view.x) * share,
    y: fixed.y - (fixed.y - view.y) * share,
    width,
    height: view.height * share,
  };
  return panned(next, { x: 0, y: 0 }, bounds);
}

/** The view moved by a distance, but with its middle kept on the board. */
export function panned(view: Box, by: Point, bounds: Box): Box {
  const within = (start: number, length: number, from: number, room: number) =>
    Math.max(from, Math.min(from + room, start + length / 2)) - length / 2;
  return {
    ...view,
    x: within(view.x + by.x, view.width, bounds.x, bounds.width),
    y: within(view.y + by.y, view.height, bounds.y, bounds.height),
  };
}

/** The visible part of a board, extended by some spaces so that it does not change with every pixel. */
export function seenOf(view: Box, { columns, rows }: Terrain): Crop {
  const rise = STEP * SHAPES.hex.rise;
  const down = (n: number) => 4 * Math.floor(n / 4);
  return {
    left: Math.max(0, down(view.x / STEP - 1)),
    right: Math.min(columns - 1, down((view.x + view.width) / STEP) + 4),
    top: Math.max(0, down((view.y - RADIUS) / rise)),
    bottom: Math.min(rows.length - 1, down((view.y + view.height + RADIUS) / rise) + 4),
  };
}

/** The view moved just far enough that a point is visible. */
export function showing(view: Box, { x, y }: Point): Box {
  const moved = (start: number, length: number, at: number) =>
    Math.min(at - STEP / 2, Math.max(at + STEP / 2 - length, start));
  return { ...view, x: moved(view.x, view.width, x), y: moved(view.y, view.height, y) };
}
