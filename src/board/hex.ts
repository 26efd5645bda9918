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

/**
 * Whether the blanks in front of a board's rows show the first, third, fifth … shifted and none of
 * the others, which is the other way round than rows are read. Blanks say nothing else. A row is
 * shifted where its first space begins further to the right and ends there, too: a short level above
 * a longer one may be set to the right.
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
