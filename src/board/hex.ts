/*
 * The hex grid: neighbors, directions and distances. Hexes lie in rows, and every second row
 * (1, 3, 5, …) is half a hex further to the right.
 */

import { type Space, sameSpace } from './space.ts';

export const HEX_DIRECTIONS = ['E', 'NE', 'NW', 'W', 'SW', 'SE'] as const;
export type HexDirection = (typeof HEX_DIRECTIONS)[number];

/**
 * The neighbor of a space in a direction. From odd rows, the neighbors above and below are one column further right.
 */
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

/** The direction from a space to its neighbor; undefined if they do not touch. */
export function hexDirection(from: Space, to: Space): HexDirection | undefined {
  return HEX_DIRECTIONS.find((direction) => sameSpace(hexStep(from, direction), to));
}

export function hexNeighbours(space: Space): Space[] {
  return HEX_DIRECTIONS.map((direction) => hexStep(space, direction));
}

/** The distance between two spaces in steps, on a grid without edges and gaps. */
export function hexDistance(from: Space, to: Space): number {
  const [a, b] = [axial(from), axial(to)];
  const [q, r] = [a.q - b.q, a.r - b.r];
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** Axial coordinates, which run along two directions of the grid and make distances easy to compute. */
function axial([column, row]: Space): { q: number; r: number } {
  return { q: column - Math.floor(row / 2), r: row };
}

/**
 * Whether a text indents the first, third, fifth … row and no others, which is the opposite of how boards are read. A
 * row counts as indented only if its first cell both begins and ends further to the right, because short levels may be
 * right-aligned with longer ones.
 */
export function showsOtherRowsShifted(text: string): boolean {
  const starts = text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const blanks = line.slice(0, line.search(/\S|$/));
      return { blanks, end: blanks.length + line.trimStart().search(/\s|$/) };
    });
  const others = starts.filter((_, row) => row % 2 === 1);
  const isShifted = (one: (typeof starts)[number]) =>
    others.every(
      ({ blanks, end }) =>
        one.blanks.length > blanks.length && one.blanks.startsWith(blanks) && one.end > end,
    );
  return others.length > 0 && starts.every((one, row) => row % 2 === 1 || isShifted(one));
}
