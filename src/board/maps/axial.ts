/*
 * Axial coordinates of hexes, used to turn and move map pieces: q counts along a row, r is the row. Boards use columns
 * and rows instead.
 */

export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** The neighbors of a hex, clockwise from the right. A turn by one sixth maps each neighbor to the next. */
export const CLOCKWISE: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

export function added(a: Hex, b: Hex): Hex {
  return { q: a.q + b.q, r: a.r + b.r };
}

export function subtracted(a: Hex, b: Hex): Hex {
  return { q: a.q - b.q, r: a.r - b.r };
}

/** A hex turned clockwise about the origin by a number of sixths of a turn. */
export function turned(hex: Hex, sixths: number): Hex {
  let { q, r } = hex;
  for (let turn = 0; turn < sixths; turn++) [q, r] = [0 - r, q + r];
  return { q, r };
}

/** The neighbor of a hex on one side. The side is an index in `CLOCKWISE`. */
export function beyond(hex: Hex, side: number): Hex {
  return added(hex, CLOCKWISE[side % 6] as Hex);
}

/** Horizontal position of a hex, in half hexes. */
export function halves({ q, r }: Hex): number {
  return 2 * q + r;
}

/** The hex at a column and row, if odd rows are half a hex further right. */
export function hexAt(column: number, row: number): Hex {
  return { q: column - (row - (row & 1)) / 2, r: row };
}
