/** Board text: rows of hexes, every second row (1, 3, 5 ...) half a hex to the right. */

export type Place = [column: number, row: number];
export type Wall = [Place, Place];
export type Direction = 'E' | 'NE' | 'NW' | 'W' | 'SW' | 'SE';

export const DIRECTIONS: readonly Direction[] = ['E', 'NE', 'NW', 'W', 'SW', 'SE'];

export interface Space {
  level: number;
  /** `w` water, `m` molten lava, any other letter without effect, '' none. */
  terrain: string;
}

/** The space at a place; `undefined` where the map has none (beyond its edge, or a hole). */
export type Board = (place: Place) => Space | undefined;

export const endlessGround: Board = () => ({ level: 0, terrain: '' });

export function samePlace(a: Place, b: Place): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

/** "A row a line, cells by blanks"; "a cell is a level with an optional terrain letter; `.` is no space". */
export function readBoard(text: string): Board {
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

export function wallBetween(walls: readonly Wall[], a: Place, b: Place): boolean {
  return walls.some(
    ([one, other]) =>
      (samePlace(one, a) && samePlace(other, b)) || (samePlace(one, b) && samePlace(other, a)),
  );
}
