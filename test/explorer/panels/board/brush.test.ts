import { describe, expect, test } from 'vitest';
import { terrainText } from '../../../../src/board/terrain.ts';
import {
  applied,
  type Brush,
  strokeAt,
  type Target,
} from '../../../../src/explorer/panels/board/brush.ts';
import type { EditedBoard } from '../../../../src/explorer/panels/board/edited-board.ts';
import { brush, levelBoard, target } from './boards.ts';

const SINGLE = { attacker: 'single', defender: 'single' } as const;
const use = (board: EditedBoard, one: Brush, at: Target) => applied(board, one, at, SINGLE);
const text = ({ terrain }: EditedBoard) => terrainText(terrain);

describe('tools', () => {
  test.each([
    ['raise', '1   2   1'],
    ['lower', '1   0   1'],
    ['level', '1   5   1'],
    ['water', '1   1w  1'],
    ['lava', '1   1m  1'],
    ['letter', '1   1r  1'],
  ] as const)('%s changes the ground of one space', (tool, row) => {
    expect(text(use(levelBoard(3, 1), brush(tool), target([1, 0]))).split(/\s+/)).toEqual(
      row.split(/\s+/),
    );
  });

  test('plain takes the letter away and leaves the level', () => {
    const wet = use(levelBoard(3, 1), brush('water'), target([2, 0]));
    expect(text(use(wet, brush('plain'), target([2, 0])))).toBe('1 1 1');
  });

  test('hole takes a space off, with what stands there, and ground comes back at level 1', () => {
    const board = use(levelBoard(4, 1), brush('object'), target([2, 0]));
    const holed = use(board, brush('hole'), target([2, 0]));
    expect(text(holed)).toBe('1 1 . 1');
    expect(holed.others).toEqual([]);
    expect(text(use(holed, brush('water'), target([2, 0])))).toBe('1   1   1w  1');
  });

  test('hole leaves the spaces of the two who fight', () => {
    const board = levelBoard(3, 1);
    expect(use(board, brush('hole'), target([1, 0]))).toBe(board);
  });

  test('levels stay from 0 to 9999', () => {
    const low = use(levelBoard(3, 1), brush('level', { level: 0 }), target([2, 0]));
    expect(use(low, brush('lower'), target([2, 0]))).toBe(low);
    const high = use(low, brush('level', { level: 9999 }), target([2, 0]));
    expect(use(high, brush('raise'), target([2, 0]))).toBe(high);
  });

  test('a wall is drawn, and taken away from the other side of it', () => {
    const walled = use(levelBoard(3, 1), brush('wall'), target([1, 0], 'E'));
    expect(walled.walls).toEqual([
      [
        [1, 0],
        [2, 0],
      ],
    ]);
    expect(use(walled, brush('wall'), target([2, 0], 'W')).walls).toEqual([]);
  });

  test('one stroke draws walls or takes them away, not both', () => {
    const board = use(levelBoard(4, 1), brush('wall'), target([2, 0], 'E'));
    const stroke = strokeAt(board, target([1, 0], 'E'));
    expect(applied(board, brush('wall'), target([2, 0], 'E'), SINGLE, stroke)).toBe(board);
  });

  test('a wall at the rim of the map stands nowhere', () => {
    const board = levelBoard(3, 1);
    expect(use(board, brush('wall'), target([0, 0], 'W'))).toBe(board);
    expect(use(board, brush('wall'), target([0, 0], 'NE'))).toBe(board);
  });

  test.each(['figure', 'object', 'obstacle', 'glyph', 'power'] as const)(
    '%s is placed with its name, and a Life where it can have one',
    (tool) => {
      const board = use(levelBoard(3, 1), brush(tool, { life: 3 }), target([2, 0]));
      const life = tool === 'figure' || tool === 'object' ? { life: 3 } : {};
      expect(board.others).toMatchObject([{ kind: tool, spaces: [[2, 0]], more: life }]);
    },
  );

  test('a figure takes the place of an object, beside a glyph', () => {
    const all = (['glyph', 'object', 'figure'] as const).reduce(
      (board, tool) => use(board, brush(tool), target([2, 0])),
      levelBoard(3, 1),
    );
    expect(all.others.map(({ kind }) => kind)).toEqual(['glyph', 'figure']);
  });

  test('nothing solid is placed on the two who fight; a glyph is', () => {
    const board = levelBoard(3, 1);
    expect(use(board, brush('figure'), target([1, 0]))).toBe(board);
    expect(use(board, brush('glyph'), target([1, 0])).others).toHaveLength(1);
  });

  test('erase takes the figure first, then the glyph, then the walls', () => {
    let board = (['glyph', 'figure', 'wall'] as const).reduce(
      (all, tool) => use(all, brush(tool), target([2, 0], 'W')),
      levelBoard(3, 1),
    );
    const kinds = [];
    for (let i = 0; i < 3; i++) {
      board = use(board, brush('erase'), target([2, 0]));
      kinds.push([board.others.map(({ kind }) => kind), board.walls.length]);
    }
    expect(kinds).toEqual([
      [['glyph'], 1],
      [[], 1],
      [[], 0],
    ]);
    expect(use(board, brush('erase'), target([1, 0]))).toBe(board);
  });

  test('off the board nothing changes', () => {
    const board = levelBoard(3, 1);
    for (const tool of ['raise', 'hole', 'figure', 'attacker', 'wall'] as const)
      expect(use(board, brush(tool), target([3, 0]))).toBe(board);
  });
});
