/* Terrain: the ground of a board, its letters, and its text form in files. */

import { shown } from '../base/index.ts';

import type { Space } from './space.ts';

/** The ground of a space: its level, and the letter of its kind of terrain or start area. */
export interface SpaceGround {
  readonly level: number;
  readonly letter?: string;
  /** Whether this is blocking terrain, which has no level. Not every game has blocking terrain. */
  readonly blocking?: boolean;
}

/** The ground of a board: rows of spaces, some of which may be missing. */
export interface Terrain {
  readonly columns: number;
  readonly rows: readonly (readonly (SpaceGround | undefined)[])[];
}

/** The ground of a space; undefined off the map and in holes. */
export function groundAt({ rows }: Terrain, [column, row]: Space): SpaceGround | undefined {
  return rows[row]?.[column];
}

/**
 * The kinds of terrain by letter, as used by boards, importers, powers and pictures. Only `w` and `m` matter to
 * Knockback; the others matter in battles (RULES.md). Any other letter names a start area.
 */
export const TERRAIN_KINDS = {
  w: { name: 'water', paint: 'water' },
  p: { name: 'swamp water', paint: 'swampWater' },
  m: { name: 'molten lava', paint: 'lava' },
  l: { name: 'lava field', paint: 'lavaField' },
  s: { name: 'heavy snow', paint: 'snow' },
  i: { name: 'slippery ice', paint: 'ice' },
  r: { name: 'road', paint: 'road' },
  b: { name: 'swamp', paint: 'swamp' },
  x: { name: 'shadow', paint: 'shadow' },
  d: { name: 'dungeon', paint: 'dungeon' },
} as const;

export type TerrainLetter = keyof typeof TERRAIN_KINDS;

export const TERRAIN_LETTERS = Object.keys(TERRAIN_KINDS) as readonly TerrainLetter[];

export function isTerrainLetter(letter: string): letter is TerrainLetter {
  return Object.hasOwn(TERRAIN_KINDS, letter);
}

/** "water" for the letter `w`; "terrain a" for a letter that does not stand for a kind of terrain. */
export function terrainName(letter: string): string {
  return isTerrainLetter(letter) ? TERRAIN_KINDS[letter].name : `terrain ${letter}`;
}

/** The ground of a space, as in board files: `3w`, or `#` for blocking terrain. */
export function groundText({ level, letter = '', blocking }: SpaceGround): string {
  return blocking ? '#' : `${level}${letter}`;
}

/** The existing spaces of a board, row by row. */
export function spacesOf({ rows }: Terrain): Space[] {
  const spaces: Space[] = [];
  for (const [r, row] of rows.entries()) {
    for (const [c, ground] of row.entries()) if (ground) spaces.push([c, r]);
  }
  return spaces;
}

/** A mistake in a board's text, with its line and column from 0. */
export interface TerrainMistake {
  readonly line: number;
  readonly column: number;
  readonly found: string;
  readonly allowed: string;
}

export const MOST_ROWS = 500;

/** Maximum number of mistakes reported, because no one would read more. */
const MOST_MISTAKES = 1000;

const CELL = /^(\d{1,4})([a-z]?)$/;

/**
 * Reads a board's text: one row per line, cells separated by spaces; a cell is a level with an optional
 * terrain letter, or `.` for no space.
 *
 * @param blocking whether `#` may stand for blocking terrain
 * @returns the terrain, or every mistake in it
 */
export function readTerrain(text: string, blocking = false): Terrain | TerrainMistake[] {
  const lines = text.trimEnd().split('\n');
  const mistakes: TerrainMistake[] = [];
  const rows = lines.map((line, l) => {
    const cells = [...line.matchAll(/\S+/g)].map(({ 0: cell, index }) => {
      const ground = readCell(cell, blocking);
      if (ground === false) {
        const allowed = `a level with an optional letter, such as 3 or 2w${blocking ? ', or #' : ''}, or . for no space`;
        mistakes.push({
          line: l,
          column: index,
          found: shown(cell.slice(0, 20)),
          allowed,
        });
        return undefined;
      }
      return ground;
    });
    return cells;
  });
  const columns = rows[0]?.length ?? 0;
  for (const [l, row] of rows.entries()) {
    if (row.length === columns && columns > 0) continue;
    const found = row.length === 1 ? '1 space' : `${row.length} spaces`;
    const allowed =
      columns > 0 ? `as many spaces as in the first row: ${columns}` : 'rows of spaces';
    mistakes.push({ line: l, column: lines[l]?.search(/\S|$/) ?? 0, found, allowed });
  }
  if (rows.length > MOST_ROWS || columns > MOST_ROWS) {
    const found = `${columns} × ${rows.length} spaces`;
    mistakes.push({
      line: 0,
      column: 0,
      found,
      allowed: `at most ${MOST_ROWS} × ${MOST_ROWS} spaces`,
    });
  }
  return mistakes.length > 0 ? mistakes.slice(0, MOST_MISTAKES) : { columns, rows };
}

/** The ground of a cell; undefined for a missing space, false for text that is not a cell. */
function readCell(cell: string, blocking: boolean): SpaceGround | undefined | false {
  if (cell === '.') return undefined;
  if (cell === '#' && blocking) return { level: 0, blocking: true };
  const [, level, letter] = CELL.exec(cell) ?? [];
  if (level === undefined) return false;
  return { level: Number(level), ...(letter ? { letter } : {}) };
}

/** The text of a board, as `readTerrain` reads it: columns aligned, odd rows indented by half a space. */
export function terrainText({ rows }: Terrain): string {
  const cells = rows.map((row) => row.map((ground) => (ground ? groundText(ground) : '.')));
  const width = cells.flat().reduce((most, cell) => Math.max(most, cell.length), 1);
  // The distance between cells is an even number of characters, so that odd rows can be indented by half of it.
  const step = 2 * Math.floor(width / 2) + 2;
  return cells
    .map((row, r) => {
      const indent = ' '.repeat(r % 2 === 1 ? step / 2 : 0);
      return (indent + row.map((cell) => cell.padEnd(step)).join('')).trimEnd();
    })
    .join('\n');
}
