/* The elements of board pictures, in pixels, for SVG files and Vega-Lite specs. */

import type { Point } from '../../../board/index.ts';

/** A filled or stroked shape. */
export interface Mark extends Point {
  /** An SVG path around the point. */
  readonly path: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly strokeWidth?: number;
  readonly dash?: readonly number[];
  /** For the mark of a space: what is on the space. */
  readonly facts?: SpaceFacts;
}

/** What is on a space, for tooltips and for readers of the chart's data. */
export interface SpaceFacts {
  readonly space: string;
  /** `3w`, or `3w (a)` in the start area `a`. */
  readonly level: string;
  /** The names of pieces. */
  readonly here: string;
  readonly note: string;
  readonly chance?: number;
  /** The names of the attackers that can end their move on the space. */
  readonly reach: string;
}

/** A line of text, centered on its point or starting there (`isStart`). */
export interface Lettering extends Point {
  readonly text: string;
  readonly fontSize: number;
  readonly isBold?: boolean;
  readonly fill: string;
  readonly isStart?: boolean;
}

/** A path through points, relative to the given point. */
export function pathThrough(points: readonly Point[], { x, y }: Point, isClosed = true): string {
  const written = points.map((point) => `${tenths(point.x - x)},${tenths(point.y - y)}`);
  return `M${written.join('L')}${isClosed ? 'Z' : ''}`;
}

/** A circle around a mark's point. */
export function circle(radius: number): string {
  const r = tenths(radius);
  return `M${r},0A${r},${r},0,1,1,${-r},0A${r},${r},0,1,1,${r},0Z`;
}

/** A rectangle from a mark's point to the right and down. */
export function rectangle(width: number, height: number): string {
  return `M0,0h${tenths(width)}v${tenths(height)}h${-tenths(width)}Z`;
}

/** Pixels with one decimal; more would make no visible difference. */
export function tenths(pixels: number): number {
  return Math.round(pixels * 10) / 10 || 0;
}
