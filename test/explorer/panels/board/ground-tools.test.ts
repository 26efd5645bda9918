import { expect, test } from 'vitest';
import { hexDirection } from '../../../../src/board/hex.ts';
import { terrainText } from '../../../../src/board/terrain.ts';
import {
  resized,
  withColumnLeft,
  withRowsOnTop,
} from '../../../../src/explorer/panels/board/ground-tools.ts';
import { drawn, levelBoard } from './boards.ts';

test('a board grows by columns and rows like those beside them, without their letters', () => {
  const board = drawn({ board: { terrain: '1 2\n 3 4w', attacker: [0, 0], defender: [1, 0] } });
  expect(terrainText(resized(board, 3, 3).terrain)).toBe('1   2   2\n  3   4w  4w\n3   4   4');
});

test('a board becomes no smaller than the two who fight need, and loses what stood beyond', () => {
  const board = levelBoard(4, 3, {
    others: [{ figure: 'Rat', at: [3, 2] }],
    walls: [
      [
        [2, 2],
        [3, 2],
      ],
      [
        [0, 0],
        [1, 0],
      ],
    ],
  });
  const small = resized(board, 1, 1);
  expect([small.terrain.columns, small.terrain.rows.length]).toEqual([2, 1]);
  expect([small.others, small.walls.length]).toEqual([[], 1]);
  expect(resized(board, 4, 3)).toBe(board);
  expect(resized(board, 999, 3).terrain.columns).toBe(500);
});

test('rows on top and a column on the left leave everybody where they were to each other', () => {
  const board = drawn();
  for (const grown of [withColumnLeft(board), withRowsOnTop(board)]) {
    const [[a], [d]] = [grown.attacker, grown.defender];
    expect(a && d && hexDirection(a, d)).toBe(hexDirection([1, 2], [2, 2]));
    const [wall] = grown.walls;
    expect(wall && hexDirection(...wall)).toBe('E');
  }
  expect(withColumnLeft(board).defender).toEqual([[3, 2]]);
  expect(withRowsOnTop(board).defender).toEqual([[2, 4]]);
});

test('start areas move with their board, and lose the spaces that it loses', () => {
  const board = levelBoard(4, 1, {
    starts: {
      a: [
        [2, 0],
        [3, 0],
      ],
      c: [[3, 0]],
    },
  });
  expect(withColumnLeft(board).starts[1]).toEqual({ name: 'c', spaces: [[4, 0]] });
  expect(resized(board, 3, 1).starts).toEqual([{ name: 'a', spaces: [[2, 0]] }]);
});
