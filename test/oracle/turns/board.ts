/** The board of a turn: its spaces one by one, their names, and how far they are apart. */

import {
  type Board,
  DIRECTIONS,
  neighbour,
  type Place,
  readBoard,
  type Space,
  type Wall,
} from '../c3g/board.ts';

export interface Ground {
  at: Board;
  /** By row, then by column. */
  places: readonly Place[];
  walls: readonly Wall[];
}

export function readGround(terrain: string, walls: readonly Wall[] = []): Ground {
  const at = readBoard(terrain);
  const rows = terrain.split('\n').length;
  const columns = terrain.length;
  const places: Place[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (at([column, row]) !== undefined) places.push([column, row]);
    }
  }
  return { at, places, walls };
}

export function spaceAt(ground: Ground, place: Place): Space {
  const space = ground.at(place);
  if (space === undefined) throw new Error(`no space at ${place.join(',')}`);
  return space;
}

/** The places around, whether the map has them or not. */
export function around(place: Place): Place[] {
  return DIRECTIONS.map((direction) => neighbour(place, direction));
}

/** "3,1", or "3,1+4,1" for the two spaces of a double base, "by row, then by column". */
export function placeName(spaces: readonly Place[]): string {
  return [...spaces]
    .sort(([c, r], [d, s]) => r - s || c - d)
    .map((place) => place.join(','))
    .join('+');
}

/**
 * The number of spaces from one place to the other, 1 for neighbours, as if the grid had neither holes nor walls. A
 * row shifted to the right by half a hex has a slanted column number: the column less half the row, rounded down.
 */
export function distance([c, r]: Place, [d, s]: Place): number {
  const slanted = d - Math.floor(s / 2) - (c - Math.floor(r / 2));
  const rows = s - r;
  return Math.max(Math.abs(slanted), Math.abs(rows), Math.abs(slanted + rows));
}
