/*
 * Hexes by axial coordinates: q counts along a row, r is the row, and the third direction needs no
 * number of its own. Pieces are turned and moved in these; boards count columns and rows.
 */

export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** The neighbours of a hex, clockwise from the right: what a turn of one sixth leads to next. */
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

/** Turned about the origin, clockwise by sixths. */
export function turned(hex: Hex, sixths: number): Hex {
  let { q, r } = hex;
  for (let turn = 0; turn < sixths; turn++) [q, r] = [0 - r, q + r];
  return { q, r };
}

/** The hex beyond a side, which is a direction of `CLOCKWISE`. */
export function beyond(hex: Hex, side: number): Hex {
  return added(hex, CLOCKWISE[side % 6] as Hex);
}

/** How far right a hex lies, in halves of a hex. */
export function halves({ q, r }: Hex): number {
  return 2 * q + r;
}

/** The hex of a column and row where odd rows lie half a hex to the right. */
export function hexAt(column: number, row: number): Hex {
  return { q: column - (row - (row & 1)) / 2, r: row };
}
