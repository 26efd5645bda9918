/* Shapes of map pieces: the hexes that they cover at each of six rotations. */

import { added, type Hex, subtracted, turned } from './axial.ts';

/** A run of hexes in one row. */
function run(row: number, from: number, to: number): Hex[] {
  return Array.from({ length: to - from + 1 }, (_, i) => ({ q: from + i, r: row }));
}

/** The hexes that a piece covers. It turns about the first hex. */
export const SHAPES = {
  1: run(0, 0, 0),
  2: run(0, 0, 1),
  3: [...run(0, 0, 1), ...run(1, 0, 0)],
  straight3: run(0, 0, 2),
  straight4: run(0, 0, 3),
  4: [...run(0, 0, 1), ...run(1, 0, 1)],
  5: run(0, 0, 4),
  6: [...run(0, 0, 2), ...run(1, -1, 1)],
  7: [...run(0, 0, 1), ...run(1, -1, 1), ...run(2, -1, 0)],
  walk7: [...run(0, 0, 3), ...run(1, 0, 2)],
  walk9: [...run(0, 0, 4), ...run(1, 0, 3)],
  warehouse6: [...run(0, 0, 0), ...run(0, -1, -1), ...run(1, -1, 2)],
  24: [
    ...run(0, 0, 1),
    ...run(1, -1, 1),
    ...run(2, -1, 1),
    ...run(3, -2, 2),
    ...run(4, -2, 2),
    ...run(5, -3, 2),
  ],
} as const satisfies Record<string, readonly Hex[]>;

export type ShapeName = keyof typeof SHAPES;

export function isShape(name: string | number): name is ShapeName {
  return Object.hasOwn(SHAPES, name);
}

/** The hexes of a turned piece, given the place of its shape's first hex. */
export function footprint(shape: ShapeName, sixths: number, first: Hex): Hex[] {
  return TURNED[shape][sixths % 6]?.map((hex) => added(hex, first)) ?? [];
}

/**
 * The hexes of a turned piece, given the place of its uppermost hex (the leftmost, if there are several). Virtualscape
 * gives the places of tiles in this way.
 */
export function footprintFromTop(shape: ShapeName, sixths: number, top: Hex): Hex[] {
  return FROM_TOP[shape][sixths % 6]?.map((hex) => added(hex, top)) ?? [];
}

/** Shapes at all rotations, computed in advance because maps may have a hundred thousand tiles. */
const TURNED = eachShape((hexes, sixths) => hexes.map((hex) => turned(hex, sixths)));
const FROM_TOP = eachShape((hexes, sixths) => {
  const all = hexes.map((hex) => turned(hex, sixths));
  const uppermost = all.reduce((best, hex) =>
    hex.r < best.r || (hex.r === best.r && hex.q < best.q) ? hex : best,
  );
  return all.map((hex) => subtracted(hex, uppermost));
});

/** Each shape at each of its six rotations. */
function eachShape(
  made: (hexes: readonly Hex[], sixths: number) => Hex[],
): Record<ShapeName, readonly (readonly Hex[])[]> {
  const entries = Object.entries(SHAPES).map(([name, hexes]) => [
    name,
    [0, 1, 2, 3, 4, 5].map((sixths) => made(hexes, sixths)),
  ]);
  return Object.fromEntries(entries);
}
