/*
 * Tools that change the ground of a board: levels, letters, walls and the size. If a tool changes nothing, it returns
 * the same object.
 */

import {
  groundAt,
  hexNeighbours,
  MOST_ROWS,
  type Space,
  type SpaceGround,
  sameSpace,
} from '../../../board/index.ts';
import type { EditedBoard } from './edited-board.ts';

export const MOST_LEVEL = 9999;

/** The ground that tools assume when they change a hole. */
const USUAL: SpaceGround = { level: 1 };

/**
 * The board with the ground of one space changed; unchanged if the space is outside the board's rows and columns.
 *
 * @param change returns the new ground; undefined removes the space, unless the attacker or the defender is on it
 */
export function withGround(
  board: EditedBoard,
  space: Space,
  change: (before: SpaceGround) => SpaceGround | undefined,
): EditedBoard {
  const { terrain } = board;
  const [column, row] = space;
  if (column < 0 || row < 0 || column >= terrain.columns || row >= terrain.rows.length)
    return board;
  const before = groundAt(terrain, space);
  const next = change(before ?? USUAL);
  if (before?.level === next?.level && before?.letter === next?.letter) return board;
  if (!next && isNeeded(board, space)) return board;
  const rows = terrain.rows.map((cells, r) =>
    r === row ? cells.map((ground, c) => (c === column ? next : ground)) : cells,
  );
  const changed = { ...board, terrain: { ...terrain, rows } };
  return next ? changed : withoutLoose(changed);
}

export function raised(by: number): (before: SpaceGround) => SpaceGround {
  return ({ level, ...rest }) => ({
    ...rest,
    level: Math.max(0, Math.min(MOST_LEVEL, level + by)),
  });
}

/** @param letter the letter; undefined for plain ground */
export function lettered(letter: string | undefined): (before: SpaceGround) => SpaceGround {
  return ({ level }) => ({ level, ...(letter && { letter }) });
}

/** Whether the attacker or the defender is on a space. */
export function isNeeded({ attacker, defender }: EditedBoard, space: Space): boolean {
  return [...attacker, ...defender].some((one) => sameSpace(one, space));
}

/**
 * The board without pieces and start spaces that are no longer on its ground, and without walls that touch no space.
 */
function withoutLoose(board: EditedBoard): EditedBoard {
  const isThere = (space: Space) => groundAt(board.terrain, space) !== undefined;
  return {
    ...board,
    others: board.others.filter(({ spaces }) => spaces.every(isThere)),
    walls: board.walls.filter((ends) => ends.some(isThere)),
    starts: board.starts
      .map(({ name, spaces }) => ({ name, spaces: spaces.filter(isThere) }))
      .filter(({ spaces }) => spaces.length > 0),
  };
}

/**
 * The board with another number of columns and rows, added or removed at its right and its bottom. New columns repeat
 * the last column; new rows have the levels of the last row. The spaces of the attacker and the defender are never
 * removed.
 */
export function resized(board: EditedBoard, columns: number, rows: number): EditedBoard {
  const { terrain, attacker, defender } = board;
  const stood = [...attacker, ...defender];
  const least = (i: 0 | 1) => Math.max(1, ...stood.map((space) => space[i] + 1));
  const across = Math.min(MOST_ROWS, Math.max(least(0), columns));
  const down = Math.min(MOST_ROWS, Math.max(least(1), rows));
  if (across === terrain.columns && down === terrain.rows.length) return board;
  const widened = terrain.rows.map((cells) =>
    Array.from({ length: across }, (_, c) =>
      c < terrain.columns ? cells[c] : cells[terrain.columns - 1],
    ),
  );
  const last = widened.at(-1) ?? [];
  const all = Array.from({ length: down }, (_, r) => widened[r] ?? last.map(plainLike));
  return withoutLoose({ ...board, terrain: { columns: across, rows: all } });
}

function plainLike(ground: SpaceGround | undefined): SpaceGround | undefined {
  return ground && { level: ground.level };
}

/** The board with another column on its left. */
export function withColumnLeft(board: EditedBoard): EditedBoard {
  const { columns, rows } = board.terrain;
  if (columns >= MOST_ROWS) return board;
  const terrain = { columns: columns + 1, rows: rows.map((cells) => [cells[0], ...cells]) };
  return moved({ ...board, terrain }, 1, 0);
}

/** The board with two more rows at its top. A single row would shift every other row to the opposite side. */
export function withRowsOnTop(board: EditedBoard): EditedBoard {
  const { columns, rows } = board.terrain;
  if (rows.length + 2 > MOST_ROWS) return board;
  const [first = []] = rows;
  const above = first.map(plainLike);
  return moved({ ...board, terrain: { columns, rows: [above, above, ...rows] } }, 0, 2);
}

/** @param down the number of rows; must be even */
function moved(board: EditedBoard, right: number, down: number): EditedBoard {
  const there = ([column, row]: Space): Space => [column + right, row + down];
  return {
    ...board,
    attacker: board.attacker.map(there),
    defender: board.defender.map(there),
    others: board.others.map((thing) => ({ ...thing, spaces: thing.spaces.map(there) })),
    walls: board.walls.map(([a, b]) => [there(a), there(b)] as const),
    starts: board.starts.map(({ name, spaces }) => ({ name, spaces: spaces.map(there) })),
  };
}

export function hasWall({ walls }: EditedBoard, a: Space, b: Space): boolean {
  return walls.some((wall) => isBetween(wall, a, b));
}

/** The board with or without a wall between two neighboring spaces, at least one of which is on the board. */
export function withWall(board: EditedBoard, a: Space, b: Space, isThere: boolean): EditedBoard {
  const { walls, terrain } = board;
  if (hasWall(board, a, b) === isThere) return board;
  if (!isThere) return { ...board, walls: walls.filter((wall) => !isBetween(wall, a, b)) };
  const isSound = [...a, ...b].every((n) => n >= 0) && isTouching(a, b);
  const isOn = groundAt(terrain, a) !== undefined || groundAt(terrain, b) !== undefined;
  return isSound && isOn ? { ...board, walls: [...walls, [a, b]] } : board;
}

function isTouching(a: Space, b: Space): boolean {
  return hexNeighbours(a).some((one) => sameSpace(one, b));
}

function isBetween([x, y]: EditedBoard['walls'][number], a: Space, b: Space): boolean {
  return (sameSpace(x, a) && sameSpace(y, b)) || (sameSpace(x, b) && sameSpace(y, a));
}
