/* The overview of a large board: a small picture made of blocks, next to the part that is drawn in full. */

import { type Crop, sizeOf, wholeBoard } from './crop.ts';
import { type GroundPaint, levelsOf, paintOf } from './paint.ts';
import type { Piece, Scene } from './scene.ts';
import { groundAt, type Terrain } from './terrain.ts';

/** A square block of spaces, drawn as one. */
export interface Block {
  readonly column: number;
  readonly row: number;
  /** The most common paint of the block's spaces; absent if the block has no spaces. */
  readonly paint?: GroundPaint;
  /** Whether at least half of the block is in the crop. */
  readonly isDrawn: boolean;
  /** The most important role among the pieces on the block; absent if there are no pieces. */
  readonly role?: Piece['role'];
}

/** A whole board at a small scale, divided into blocks. */
export interface Overview {
  /** Number of columns, and of rows, in a block. */
  readonly size: number;
  /** All blocks in rows from the top, including those without spaces. */
  readonly rows: readonly (readonly Block[])[];
}

/** The roles of pieces, with the most important first. */
const ROLES: readonly Piece['role'][] = ['defender', 'attacker', 'other'];

/**
 * @param crop the part that is drawn in full
 * @param most the maximum number of blocks per side
 */
export function overviewOf({ terrain, pieces }: Scene, crop: Crop, most: number): Overview {
  const { columns, rows } = sizeOf(wholeBoard(terrain));
  const size = Math.ceil(Math.max(columns, rows) / most);
  const levels = levelsOf(terrain);
  const blockOf = (at: number) => Math.floor(at / size);
  const roles = new Map<string, Piece['role']>();
  for (const { role, spaces } of pieces) {
    for (const [column, row] of spaces) {
      const name = `${blockOf(column)},${blockOf(row)}`;
      const known = roles.get(name);
      if (!known || ROLES.indexOf(role) < ROLES.indexOf(known)) roles.set(name, role);
    }
  }
  const block = (column: number, row: number): Block => {
    const grounds = groundsOf(terrain, column * size, row * size, size);
    const paint = mostCommon(grounds.map((ground) => paintOf(ground, levels)));
    const role = roles.get(`${column},${row}`);
    const isDrawn =
      isHalfIn(column * size, size, columns, crop.left, crop.right) &&
      isHalfIn(row * size, size, rows, crop.top, crop.bottom);
    return { column, row, ...(paint && { paint }), isDrawn, ...(role && { role }) };
  };
  return {
    size,
    rows: Array.from({ length: Math.ceil(rows / size) }, (_, row) =>
      Array.from({ length: Math.ceil(columns / size) }, (_, column) => block(column, row)),
    ),
  };
}

/** Whether at least half of a block's columns or rows that are on the board lie in a range. */
function isHalfIn(from: number, size: number, end: number, first: number, last: number): boolean {
  const after = Math.min(from + size, end);
  const shared = Math.min(after, last + 1) - Math.max(from, first);
  return shared * 2 >= after - from;
}

/** The ground of the spaces in a block. */
function groundsOf(terrain: Terrain, left: number, top: number, size: number) {
  const places = Array.from({ length: size * size }, (_, i) =>
    groundAt(terrain, [left + (i % size), top + Math.floor(i / size)]),
  );
  return places.filter((ground) => ground !== undefined);
}

function mostCommon<T>(items: readonly T[]): T | undefined {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most?.[0];
}
