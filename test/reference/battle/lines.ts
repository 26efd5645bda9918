import type { Space } from '../hexes.ts';

/*
 * Straight lines over hexes, exactly. Widths are in half spaces and heights on the page in half sides of a hex, so
 * the centres and corners of all hexes are integers, and whether a point lies on a line is decided without rounding.
 * A position along a line is a fraction of its length.
 */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Line {
  readonly from: Point;
  readonly to: Point;
  /** The height of its beginning and end above the ground, in any unit. */
  readonly high: number;
  readonly low: number;
}

/** `top / bottom`, the bottom above 0. */
interface Share {
  readonly top: number;
  readonly bottom: number;
}

/** A part of a line. */
export interface Span {
  readonly begin: Share;
  readonly end: Share;
}

type Edge = readonly [Point, Point];

export const middleOf = ([column, row]: Space): Point => ({
  x: 2 * column + (row & 1),
  y: 3 * row,
});

/** Clockwise from the top. */
const CORNERS: readonly Point[] = [
  { x: 0, y: -2 },
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: 0, y: 2 },
  { x: -1, y: 1 },
  { x: -1, y: -1 },
];

const sum = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
const cross = (a: Point, b: Point): number => a.x * b.y - a.y * b.x;
const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y;

const share = (top: number, bottom: number): Share =>
  bottom < 0 ? { top: -top, bottom: -bottom } : { top, bottom };
const isLess = (a: Share, b: Share): boolean => a.top * b.bottom < b.top * a.bottom;
const later = (a: Share, b: Share): Share => (isLess(a, b) ? b : a);
const earlier = (a: Share, b: Share): Share => (isLess(b, a) ? b : a);
const span = (begin: Share, end: Share): Span | undefined =>
  isLess(begin, end) ? { begin, end } : undefined;

const BEGIN = share(0, 1);
const END = share(1, 1);

const edgesOf = (at: Space): Edge[] => {
  const corners = CORNERS.map((corner) => sum(middleOf(at), corner));
  return corners.map((corner, index) => [corner, corners[(index + 1) % 6] ?? corner]);
};

/** The edge that two neighbours share. */
export function edgeBetween(a: Space, b: Space): Edge {
  const same = (one: Point, two: Point): boolean => one.x === two.x && one.y === two.y;
  const edge = edgesOf(a).find(([p, q]) =>
    edgesOf(b).some(([r, s]) => (same(p, s) && same(q, r)) || (same(p, r) && same(q, s))),
  );
  if (!edge) throw new Error(`${a.join()} and ${b.join()} are no neighbours`);
  return edge;
}

/** The part of a line in the inside of a hex; none where it runs along an edge or only touches a corner. */
export function inside({ from, to }: Line, at: Space): Span | undefined {
  let [begin, end] = [BEGIN, END];
  for (const [p, q] of edgesOf(at)) {
    // Clockwise on a page whose y grows downwards: the inside is where this is above 0.
    const away = cross(minus(q, p), minus(from, p));
    const slope = cross(minus(q, p), minus(to, from));
    if (slope === 0) {
      if (away <= 0) return undefined;
    } else if (slope > 0) begin = later(begin, share(-away, slope));
    else end = earlier(end, share(-away, slope));
  }
  return span(begin, end);
}

/** The part of a line that runs along an edge. */
export function overlap(line: Line, [p, q]: Edge): Span | undefined {
  const { from, to } = line;
  const onward = minus(to, from);
  if (cross(onward, minus(p, from)) !== 0 || cross(onward, minus(q, from)) !== 0) return undefined;
  const [one, two] = [p, q].map((at) => share(dot(minus(at, from), onward), dot(onward, onward)));
  if (!one || !two) return undefined;
  return span(later(BEGIN, earlier(one, two)), earlier(END, later(one, two)));
}

/** The point where a line crosses an edge from one side to the other, without the ends of the edge. */
export function crossing({ from, to }: Line, [p, q]: Edge): Share | undefined {
  const onward = minus(to, from);
  if (cross(onward, minus(p, from)) * cross(onward, minus(q, from)) >= 0) return undefined;
  const at = share(cross(minus(p, from), minus(q, p)), cross(onward, minus(q, p)));
  return isLess(at, BEGIN) || isLess(END, at) ? undefined : at;
}

/** On which side of a line an edge lies that ends on it: 1 or -1; 0 where it lies on it. */
export function sideOfLine({ from, to }: Line, [p, q]: Edge): number {
  const onward = minus(to, from);
  return Math.sign(cross(onward, minus(p, from)) + cross(onward, minus(q, from)));
}

/** A single point: the point itself, if the line goes through it. */
export function through({ from, to }: Line, at: Point): Share | undefined {
  const onward = minus(to, from);
  if (cross(onward, minus(at, from)) !== 0) return undefined;
  const where = share(dot(minus(at, from), onward), dot(onward, onward));
  return isLess(where, BEGIN) || isLess(END, where) ? undefined : where;
}

export const spanAt = (where: Share): Span => ({ begin: where, end: where });

/** Whether something so high reaches the lowest height of a part of a line. */
export const reaches = ({ high, low }: Line, top: number, { begin, end }: Span): boolean =>
  [begin, end].some((at) => top * at.bottom >= high * at.bottom + (low - high) * at.top);
