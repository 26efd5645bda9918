import { type Space, sameSpace } from './space.ts';

/*
 * Hexes in rows; every second row (1, 3, 5 …) sits half a hex to the right.
 */

export const HEX_DIRECTIONS = ['E', 'NE', 'NW', 'W', 'SW', 'SE'] as const;
export type HexDirection = (typeof HEX_DIRECTIONS)[number];

/** The space next to a space. In odd rows, the spaces above and below lie one column further right. */
export function hexStep([column, row]: Space, direction: HexDirection): Space {
  const shift = row % 2 === 0 ? 0 : 1;
  switch (direction) {
    case 'E':
      return [column + 1, row];
    case 'W':
      return [column - 1, row];
    case 'NE':
      return [column + shift, row - 1];
    case 'NW':
      return [column + shift - 1, row - 1];
    case 'SE':
      return [column + shift, row + 1];
    case 'SW':
      return [column + shift - 1, row + 1];
  }
}

/** The direction from a space to its neighbour; undefined where they do not touch. */
export function hexDirection(from: Space, to: Space): HexDirection | undefined {
  return HEX_DIRECTIONS.find((direction) => sameSpace(hexStep(from, direction), to));
}

export function hexNeighbours(space: Space): Space[] {
  return HEX_DIRECTIONS.map((direction) => hexStep(space, direction));
}

/** Steps from one space to another over hexes without end. */
export function hexDistance(from: Space, to: Space): number {
  const [a, b] = [axial(from), axial(to)];
  const [q, r] = [a.q - b.q, a.r - b.r];
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** Coordinates along two directions of the grid, in which distances add up. */
function axial([column, row]: Space): { q: number; r: number } {
  return { q: column - Math.floor(row / 2), r: row };
}
