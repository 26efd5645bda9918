/*
 * Positions and shapes of spaces in drawings. The unit is a step: the distance between the middles of two neighbors in
 * the same row. x increases to the right, y downwards.
 */

import { type Crop, sizeOf } from './crop.ts';
import type { Grid } from './scene.ts';
import type { Space } from './space.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A straight line between two points. */
export interface Segment extends Point {
  readonly x2: number;
  readonly y2: number;
}

/** The shape of a space. The corners are clockwise, in a square from -1 to 1; the sizes are in steps. */
interface Shape {
  readonly corners: readonly Point[];
  /** Side length of the square that contains the corners. */
  readonly diameter: number;
  readonly height: number;
  /** Distance from one row to the next. */
  readonly rise: number;
  /** Half the length of a side. */
  readonly halfSide: number;
}

const COS_30 = Math.sqrt(3) / 2;

export const SHAPES: Readonly<Record<Grid, Shape>> = {
  hex: {
    corners: [
      { x: 0, y: -1 },
      { x: COS_30, y: -0.5 },
      { x: COS_30, y: 0.5 },
      { x: 0, y: 1 },
      { x: -COS_30, y: 0.5 },
      { x: -COS_30, y: -0.5 },
    ],
    diameter: 2 / Math.sqrt(3),
    height: 2 / Math.sqrt(3),
    rise: COS_30,
    halfSide: 1 / Math.sqrt(3) / 2,
  },
  square: {
    corners: [
      { x: -1, y: -1 },
      { x: 1, y: -1 },
      { x: 1, y: 1 },
      { x: -1, y: 1 },
    ],
    diameter: 1,
    height: 1,
    rise: 1,
    halfSide: 0.5,
  },
};

/** The middle of a space, on or off the board. Odd rows of hexes are shifted half a step to the right. */
export function middleOf(grid: Grid, [column, row]: Space): Point {
  const shift = grid === 'hex' ? (row & 1) / 2 : 0;
  return { x: column + shift, y: row * SHAPES[grid].rise };
}

/**
 * The corners of a space, clockwise.
 *
 * @param factor scales the space; at 1, neighbors touch
 */
export function cornersOf(grid: Grid, { x, y }: Point, factor = 1): Point[] {
  const { corners, diameter } = SHAPES[grid];
  const half = (diameter / 2) * factor;
  return corners.map((corner) => ({ x: x + corner.x * half, y: y + corner.y * half }));
}

/** A rectangle, given by its upper left corner and its size. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** The box around the spaces of a crop. */
export function boxOf(grid: Grid, crop: Crop): Box {
  const { columns, rows } = sizeOf(crop);
  const { rise, height } = SHAPES[grid];
  return {
    x: crop.left - 0.5,
    y: crop.top * rise - height / 2,
    width: columns + (grid === 'hex' && rows > 1 ? 0.5 : 0),
    height: (rows - 1) * rise + height,
  };
}

/** The side that two neighbors share. */
export function sharedSide(grid: Grid, a: Space, b: Space): Segment {
  const [p, q] = [middleOf(grid, a), middleOf(grid, b)];
  const [dx, dy] = [q.x - p.x, q.y - p.y];
  const [x, y] = [(p.x + q.x) / 2, (p.y + q.y) / 2];
  const half = SHAPES[grid].halfSide;
  return { x: x - dy * half, y: y + dx * half, x2: x + dy * half, y2: y - dx * half };
}

/** An arrowhead on a line, halfway between two spaces. */
export interface Arrow extends Point {
  readonly from: Space;
  readonly to: Space;
  /** The direction, in whole degrees clockwise; 0 points up. */
  readonly angle: number;
}

/** One arrowhead between every two successive spaces on a line. */
export function arrowsAlong(grid: Grid, line: readonly Space[]): Arrow[] {
  return line.slice(1).map((to, i) => {
    const from = line[i] ?? to;
    const [p, q] = [middleOf(grid, from), middleOf(grid, to)];
    return {
      from,
      to,
      x: (p.x + q.x) / 2,
      y: (p.y + q.y) / 2,
      angle: Math.round((Math.atan2(q.x - p.x, p.y - q.y) * 180) / Math.PI),
    };
  });
}
