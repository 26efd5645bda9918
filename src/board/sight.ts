/* Line of sight between two spaces. The ground, obstacles and walls can block it; under a ruling, figures can too. */

import type { Ground } from './ground.ts';
import { type RoomForRows, Rows } from './rows.ts';
import type { Space, Wall } from './space.ts';

/**
 * Line of sight (BATTLES): from the middle of the attacker's space to the middle of the defender's space. The line
 * begins at the level of the first space plus the attacker's Height, and ends at the level of the second space plus the
 * defender's Height. If any line to a lower part of the defender is clear, then so is this one, because whatever blocks
 * it also blocks all lines below it.
 *
 * A hex in between blocks a line if the line crosses the inside of the hex and the ground is at least as high as the
 * lowest point of the line there. If the line runs along an edge that two hexes share, it is blocked only if both hexes
 * block it. Gaps never block; obstacles and walls always do.
 *
 * Coordinates are whole numbers: columns are 2 apart and rows 3, and a hex extends 1 to either side of its middle, and
 * 2 up and down.
 */
export interface Sight {
  /**
   * @param from space of the attacker, with its Height
   * @param to space of the defender, with its Height
   * @param standing for each space, the Height of the figure on it; absent if figures do not block sight
   */
  isClear(
    from: number,
    fromHeight: number,
    to: number,
    toHeight: number,
    standing?: Int16Array,
  ): boolean;
}

/** @param blocking the spaces with things that always block sight */
export function sightOn(
  ground: Ground,
  blocking: readonly Space[],
  walls: readonly Wall[],
  room: RoomForRows,
): Sight {
  const { count, spaces } = ground;
  const x = Int32Array.from(spaces, ([column, row]) => 2 * column + (row & 1));
  const y = Int32Array.from(spaces, ([, row]) => 3 * row);
  const rowStart = rowStartsOf(spaces);
  const isObstacle = new Uint8Array(count);
  for (const space of blocking) isObstacle[ground.numberOf(space)] = 1;
  /** For each row, the level of its highest space; infinite if something in it always blocks sight. */
  const highest = Array.from(rowStart.slice(1), (end, row) => {
    let most = Number.NEGATIVE_INFINITY;
    for (let hex = rowStart[row] as number; hex < end; hex++)
      most = Math.max(
        most,
        isObstacle[hex] ? Number.POSITIVE_INFINITY : (ground.level[hex] as number),
      );
    return most;
  });
  const edges = walls.flatMap(([a, b]) => {
    const [p, q] = [ground.numberOf(a), ground.numberOf(b)];
    return p < 0 || q < 0
      ? []
      : [edgeBetween(x[p] as number, y[p] as number, x[q] as number, y[q] as number)];
  });
  /**
   * For each Height of the attacker, a row for each target's space, because there are few targets and many places to
   * look from. For each place of the attacker, a row has two Heights of the target: below the first, the target is known
   * to be hidden; from the second, if it is not 0, the target is known to be seen. A higher target is never harder to
   * see.
   */
  const known: Rows<Uint8Array>[] = [];

  const isClear: Sight['isClear'] = (from, fromHeight, to, toHeight, standing) => {
    const z0 = (ground.level[from] as number) + fromHeight;
    const z1 = (ground.level[to] as number) + toHeight;
    const [x0, y0, x1, y1] = [x[from], y[from], x[to], y[to]] as [number, number, number, number];
    if (isWalled(edges, x0, y0, x1, y1)) return false;
    const lowest = Math.min(z0, z1) - 1e-6;
    let shared: Map<string, number> | undefined;
    // Only hexes in the rows between the two ends can be on the line. Spaces are numbered row by row.
    const [one, other] = [(spaces[from] as Space)[1], (spaces[to] as Space)[1]];
    const last = Math.max(one, other);
    for (let row = Math.min(one, other); row <= last; row++) {
      // Most rows are below the whole line.
      if (!standing && (highest[row] as number) < lowest) continue;
      const end = rowStart[row + 1] as number;
      for (let hex = rowStart[row] as number; hex < end; hex++) {
        if (hex === from || hex === to) continue;
        const top = (ground.level[hex] as number) + (standing?.[hex] ?? 0);
        // No crossing needs to be computed for hexes below the whole line.
        if (top < lowest && isObstacle[hex] === 0) continue;
        const part = crossing(x[hex] as number, y[hex] as number, x0, y0, x1, y1);
        if (!part) continue;
        const least = Math.min(z0 + (z1 - z0) * part.t0, z0 + (z1 - z0) * part.t1);
        const blocks = isObstacle[hex] === 1 || top >= least - 1e-9;
        if (!blocks) continue;
        if (!part.isEdge) return false;
        // The line runs along an edge: the hex on the other side has the same part of the line, and both must block.
        const key = `${part.t0.toFixed(9)} ${part.t1.toFixed(9)}`;
        shared ??= new Map();
        const before = shared.get(key) ?? 0;
        if (before > 0) return false;
        shared.set(key, before + 1);
      }
    }
    return true;
  };

  return {
    isClear(from, fromHeight, to, toHeight, standing) {
      // Only sight without figures is stored, because figures move.
      if (standing) return isClear(from, fromHeight, to, toHeight, standing);
      const rows =
        known[fromHeight] ?? new Rows<Uint8Array>(room, count, () => new Uint8Array(2 * count));
      known[fromHeight] = rows;
      const row = rows.of(to);
      const [hidden, seen] = [2 * from, 2 * from + 1];
      if (toHeight < (row[hidden] as number)) return false;
      const least = row[seen] as number;
      if (least > 0 && toHeight >= least) return true;
      const isSeen = isClear(from, fromHeight, to, toHeight);
      if (isSeen) row[seen] = toHeight;
      else row[hidden] = toHeight + 1;
      return isSeen;
    },
  };
}

/** The number of each row's first space, and, as the last entry, the number of spaces. */
function rowStartsOf(spaces: readonly Space[]): number[] {
  const rows = 1 + (spaces.at(-1)?.[1] ?? -1);
  const starts: number[] = [];
  for (let row = 0, at = 0; row <= rows; row++) {
    while (at < spaces.length && (spaces[at] as Space)[1] < row) at++;
    starts.push(at);
  }
  return starts;
}

interface Crossing {
  /** Where the line enters and leaves the hex: 0 is the start of the line, 1 its end. */
  readonly t0: number;
  readonly t1: number;
  /** Whether the line runs along an edge of the hex, not through its inside. */
  readonly isEdge: boolean;
}

/** A hex as the intersection of half-planes a x + b y <= c, relative to its middle. */
const SIDES = [
  { a: 1, b: 0, c: 1 },
  { a: -1, b: 0, c: 1 },
  { a: 1, b: 1, c: 2 },
  { a: -1, b: 1, c: 2 },
  { a: 1, b: -1, c: 2 },
  { a: -1, b: -1, c: 2 },
] as const;

/** The part of a line in a hex; undefined if the line misses the hex or only touches a corner. */
function crossing(
  hx: number,
  hy: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): Crossing | undefined {
  // The hex is outside the bounding box of the line.
  if (hx < Math.min(x0, x1) - 1 || hx > Math.max(x0, x1) + 1) return undefined;
  if (hy < Math.min(y0, y1) - 2 || hy > Math.max(y0, y1) + 2) return undefined;
  let t0 = 0;
  let t1 = 1;
  let isEdge = false;
  for (const { a, b, c } of SIDES) {
    const from = a * (x0 - hx) + b * (y0 - hy) - c;
    const by = a * (x1 - x0) + b * (y1 - y0);
    if (by === 0) {
      if (from > 0) return undefined;
      if (from === 0) isEdge = true;
    } else if (by > 0) t1 = Math.min(t1, -from / by);
    else t0 = Math.max(t0, -from / by);
  }
  return t1 - t0 > 1e-12 ? { t0, t1, isEdge } : undefined;
}

interface Edge {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** The edge that two neighboring hexes share. */
function edgeBetween(ax: number, ay: number, bx: number, by: number): Edge {
  const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
  if (ay === by) return { x0: mx, y0: my - 1, x1: mx, y1: my + 1 };
  // The common edge of two hexes in neighboring rows is slanted: from a side corner to the top or bottom corner.
  const lean = (bx - ax) * (by - ay) > 0 ? 1 : -1;
  return { x0: mx - 0.5, y0: my + lean * 0.5, x1: mx + 0.5, y1: my - lean * 0.5 };
}

/** Whether walls block a line: it crosses a wall, runs along a wall, or passes between two walls whose ends touch. */
function isWalled(edges: readonly Edge[], x0: number, y0: number, x1: number, y1: number): boolean {
  if (edges.length === 0) return false;
  const [dx, dy] = [x1 - x0, y1 - y0];
  const length = dx * dx + dy * dy;
  /** For walls that end on the line: maps the position of this end to the side of the line on which the wall is. */
  let ends: Map<number, number> | undefined;
  for (const edge of edges) {
    const p = dx * (edge.y0 - y0) - dy * (edge.x0 - x0);
    const q = dx * (edge.y1 - y0) - dy * (edge.x1 - x0);
    // Both ends of the wall are on the same side of the line, as for most walls.
    if (p * q > 0) continue;
    const s = dx * (edge.x0 - x0) + dy * (edge.y0 - y0);
    const t = dx * (edge.x1 - x0) + dy * (edge.y1 - y0);
    if (p === 0 && q === 0) {
      if (Math.max(s, t) > 0 && Math.min(s, t) < length) return true;
      continue;
    }
    if (p !== 0 && q !== 0) {
      // The wall crosses the line: interpolate the position of the crossing.
      const at = (s * q - t * p) / (q - p);
      if (at > 0 && at < length) return true;
      continue;
    }
    const at = p === 0 ? s : t;
    if (at <= 0 || at >= length) continue;
    const side = Math.sign(p === 0 ? q : p);
    ends ??= new Map();
    if (ends.get(at) === -side) return true;
    ends.set(at, side);
  }
  return false;
}
