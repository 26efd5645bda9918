/** Board text: rows of hexes, every second row (1, 3, 5 ...) half a hex to the right. */

export type Place = [column: number, row: number];
export type Wall = [Place, Place];
type Direction = 'E' | 'NE' | 'NW' | 'W' | 'SW' | 'SE';

export const DIRECTIONS: readonly Direction[] = ['E', 'NE', 'NW', 'W', 'SW', 'SE'];

interface Space {
  level: number;
  /** `w` water, `m` molten lava, any other letter without effect, '' none. */
  terrain: string;
}

/** The space at a place; `undefined` where the map has none (beyond its edge, or a hole). */
type Board = (place: Place) => Space | undefined;

export function samePlace(a: Place, b: Place): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

/** "A row a line, cells by blanks"; "a cell is a level with an optional terrain letter; `.` is no space". */
function readBoard(text: string): Board {
  const lines = text.split('\n');
  while (lines.length > 0 && lines[0]?.trim() === '') lines.shift();
  const spaces = new Map<string, Space>();
  lines.forEach((line, row) => {
    const cells = line.split(/\s+/).filter((cell) => cell !== '');
    cells.forEach((cell, column) => {
      if (cell === '.') return;
      const parts = /^(-?\d+)([A-Za-z]?)$/.exec(cell);
      if (parts === null)
        throw new Error(
          `row ${row}, column ${column}: "${cell}" is no level with an optional terrain letter`,
        );
      spaces.set(`${column},${row}`, { level: Number(parts[1]), terrain: parts[2] ?? '' });
    });
  });
  return ([column, row]) => spaces.get(`${column},${row}`);
}

export function neighbour([column, row]: Place, direction: Direction): Place {
  const halfAHexToTheRight = Math.abs(row % 2) === 1;
  const west = halfAHexToTheRight ? column : column - 1;
  switch (direction) {
    case 'E':
      return [column + 1, row];
    case 'W':
      return [column - 1, row];
    case 'NE':
      return [west + 1, row - 1];
    case 'NW':
      return [west, row - 1];
    case 'SE':
      return [west + 1, row + 1];
    case 'SW':
      return [west, row + 1];
  }
}

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

/** The places around, whether the map has them or not. */
export function around(place: Place): Place[] {
  return DIRECTIONS.map((direction) => neighbour(place, direction));
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
