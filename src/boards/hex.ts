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

/**
 * Whether the blanks in front of a board's rows show the first, third, fifth … shifted and none of
 * the others, which is the other way round than rows are read. Blanks say nothing else.
 */
export function showsOtherRowsShifted(text: string): boolean {
  const blanks = text
    .trimEnd()
    .split('\n')
    .map((line) => line.slice(0, line.search(/\S|$/)));
  const unshifted = blanks.filter((_, row) => row % 2 === 1);
  const isFurther = (one: string) =>
    unshifted.every((other) => one.length > other.length && one.startsWith(other));
  return unshifted.length > 0 && blanks.every((one, row) => row % 2 === 1 || isFurther(one));
}
