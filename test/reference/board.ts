import { hexDistance, nameOf, type Space } from './hexes.ts';
import type { Rulings } from './scene.ts';

/** A place of one or two spaces. */
export type Place = readonly Space[];

/** A figure on a board besides those who fight, or another object that stops Knockback. */
export interface OtherData {
  figure?: string;
  object?: string;
  obstacle?: string;
  glyph?: string;
  power?: string;
  at: readonly number[] | readonly (readonly number[])[];
  life?: number;
  wounds?: number;
  passable?: boolean;
  height?: number;
  /** In turns: figures are enemies of the attackers, unless this is `attacker`. */
  side?: string;
}

export interface BoardData {
  /** One row per line, cells separated by spaces: a level with an optional letter of terrain, `.` off the map. */
  terrain: string;
  attacker?: readonly number[] | readonly (readonly number[])[];
  defender: readonly number[] | readonly (readonly number[])[];
  others?: readonly OtherData[];
  walls?: readonly (readonly (readonly number[])[])[];
}

export interface Cell {
  readonly level: number;
  readonly letter: string;
}

export type OtherKind = 'figure' | 'object' | 'obstacle' | 'glyph' | 'power';

/** An obstacle to Knockback, with its remaining Life. */
export interface Other {
  readonly kind: OtherKind;
  readonly name: string;
  readonly place: Place;
  readonly life: number;
  readonly friendly: boolean;
}

export interface Board {
  readonly cells: ReadonlyMap<string, Cell>;
  readonly spaces: readonly Space[];
  readonly walls: ReadonlySet<string>;
}

export function readPlace(at: readonly number[] | readonly (readonly number[])[]): Place {
  const one = (spot: readonly number[]): Space => [spot[0] ?? 0, spot[1] ?? 0];
  return typeof at[0] === 'number'
    ? [one(at as readonly number[])]
    : (at as readonly (readonly number[])[]).map(one);
}

export function readBoard(data: BoardData): Board {
  const cells = new Map<string, Cell>();
  const spaces: Space[] = [];
  const rows = data.terrain.split('\n').filter((line) => line.trim() !== '');
  rows.forEach((line, row) => {
    line
      .trim()
      .split(/\s+/)
      .forEach((cell, column) => {
        if (cell === '.') return;
        const [, level, letter] = /^(-?\d+)([a-z]*)$/i.exec(cell) ?? [];
        if (level === undefined) throw new Error(`not a cell: ${cell}`);
        cells.set(nameOf([column, row]), { level: Number(level), letter: letter ?? '' });
        spaces.push([column, row]);
      });
  });
  const walls = new Set<string>();
  for (const [a, b] of (data.walls ?? []).map(readPlace))
    if (a && b) {
      walls.add(`${nameOf(a)} ${nameOf(b)}`);
      walls.add(`${nameOf(b)} ${nameOf(a)}`);
    }
  return { cells, spaces, walls };
}

export function readOther(data: OtherData): Other {
  const kind = (['figure', 'object', 'obstacle', 'glyph', 'power'] as const).find(
    (one) => data[one] !== undefined,
  );
  if (!kind) throw new Error('neither figure, object, obstacle, glyph nor power');
  return {
    kind,
    name: String(data[kind]),
    place: readPlace(data.at),
    life: (data.life ?? Number.POSITIVE_INFINITY) - (data.wounds ?? 0),
    friendly: data.side === 'attacker',
  };
}

export const cellAt = (board: Board, at: Space): Cell | undefined => board.cells.get(nameOf(at));

export const hasWall = (board: Board, a: Space, b: Space): boolean =>
  board.walls.has(`${nameOf(a)} ${nameOf(b)}`);

/** The level of a base is the higher of its spaces' (section 2). */
export const baseLevel = (board: Board, place: Place): number =>
  Math.max(...place.map((at) => cellAt(board, at)?.level ?? 0));

export const letters = (board: Board, place: Place): string[] =>
  place.map((at) => cellAt(board, at)?.letter ?? '').filter((letter) => letter !== '');

/** The number of spaces between them, whatever is between (section 6, reading 5). */
export const apart = (a: Place, b: Place): number =>
  Math.min(...a.flatMap((from) => b.map((to) => hexDistance(from, to))));

export interface Standing {
  readonly place: Place;
  readonly height: number;
}

/** The pairs of spaces by which two figures are adjacent, the attacker's space first: each gives a line. */
export function adjacentPairs(
  board: Board,
  a: Standing,
  b: Standing,
  rulings: Rulings,
): [Space, Space][] {
  return a.place.flatMap((from) =>
    b.place
      .filter((to) => {
        if (hexDistance(from, to) !== 1 || hasWall(board, from, to)) return false;
        const levels = (cellAt(board, from)?.level ?? 0) - (cellAt(board, to)?.level ?? 0);
        const lower = levels > 0 ? b.height : a.height;
        return !rulings.adjacentWithinHeight || Math.abs(levels) < Math.max(1, lower);
      })
      .map((to): [Space, Space] => [from, to]),
  );
}
