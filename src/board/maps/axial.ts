/*
 * Axial coordinates of hexes, in which pieces of maps are turned and moved: q counts along a row, r is the row.
 * Boards use columns and rows instead.
 */

export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** The neighbours of a hex, clockwise from the right, so a turn by one sixth maps each to the next. */
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

/** A hex turned about the origin, clockwise, in sixths. */
export function turned(hex: Hex, sixths: number): Hex {
  let { q, r } = hex;
  for (let turn = 0; turn < sixths; turn++) [q, r] = [0 - r, q + r];
  return { q, r };
}

/** The neighbour of a hex on one side, given as an index of `CLOCKWISE`. */
export function beyond(hex: Hex, side: number): Hex {
  return added(hex, CLOCKWISE[side % 6] as Hex);
}

/** Horizontal position of a hex, in halves of a hex. */
export function halves({ q, r }: Hex): number {
  return 2 * q + r;
}

/** The hex of a column and row, with odd rows half a hex to the right. */
export function hexAt(column: number, row: number): Hex {
  return { q: column - (row - (row & 1)) / 2, r: row };
}
