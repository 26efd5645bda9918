import { expect, test } from 'vitest';
import { boardOf, meadow, type Put, rowsOf } from './boards.ts';

const start = (startName: string, x: number, y = 0): Put => [15001, x, y, 1, 0, { startName }];

test('start areas have letters in the order of their names, whatever the order of the file', () => {
  const { starts, ...board } = boardOf([
    ...meadow(4, 1),
    start('Vert', 0),
    start('Bleu', 1),
    start('Vert', 2),
  ]);
  expect(rowsOf({ starts, ...board })).toEqual(['1 1 1 1']);
  expect(starts).toEqual([
    { name: 'a', of: 'Bleu', spaces: [[1, 0]] },
    {
      name: 'c',
      of: 'Vert',
      spaces: [
        [0, 0],
        [2, 0],
      ],
    },
  ]);
});

test('no letter of theirs is one of terrain; when all have gone, they begin again with a number', () => {
  const names = Array.from({ length: 18 }, (_, i) => `Area ${String.fromCharCode(65 + i)}`);
  const { starts } = boardOf([...meadow(18, 1), ...names.map((name, x) => start(name, x))]);
  const letters = starts.map(({ name }) => name);
  expect(letters.slice(-3)).toEqual(['z', 'a2', 'c2']);
  expect(new Set(letters).size).toBe(18);
  for (const terrain of 'wpmlsirbxd') expect(letters).not.toContain(terrain);
});

test.each([
  [4001, '0w'],
  [5001, '0i'],
  [6001, '0m'],
  [7001, '1l'],
  [8001, '1r'],
  [9001, '1s'],
  [19001, '0p'],
])('ground of type %i keeps its letter in a start area', (type, written) => {
  const board = boardOf([[type, 0, 0], [1001, 1, 0], start('Red', 0), start('Red', 1)]);
  expect(rowsOf(board)).toEqual([`${written} 1`]);
  expect(board.starts.map(({ spaces }) => spaces.length)).toEqual([2]);
  expect(board.notes.join()).not.toContain('start area');
});

test('a space with an obstacle is no start space, and that is told; one with a figure is', () => {
  const puts: Put[] = [
    ...meadow(3, 1),
    [10011, 0, 0, 1],
    [18001, 1, 0, 1, 0, { figure: 'Someone' }],
    start('Red', 0),
    start('Red', 1),
    start('Red', 2),
  ];
  const { starts, lacks } = boardOf(puts);
  expect(starts[0]?.spaces).toEqual([
    [1, 0],
    [2, 0],
  ]);
  expect(lacks.join()).toContain('space of start area Red (1)');
});

test('a space of two start areas belongs to the first in the file, and that is told', () => {
  const puts = [...meadow(2, 1), start('Red', 0), start('Blue', 0), start('Blue', 1)];
  const { starts, lacks } = boardOf(puts);
  expect(starts.map(({ of, spaces }) => [of, spaces])).toEqual([
    ['Blue', [[1, 0]]],
    ['Red', [[0, 0]]],
  ]);
  expect(lacks.join()).toContain('space of start area Blue (1)');
});

test('a part has the letters of the whole map', () => {
  const puts = [...meadow(4, 2), start('Bleu', 0), start('Vert', 3)];
  expect(boardOf(puts, '2,0..3,1').starts).toEqual([{ name: 'c', of: 'Vert', spaces: [[1, 0]] }]);
});

test('a start space without ground is told', () => {
  expect(boardOf([...meadow(3, 2), [1001, 4, 1], start('Red', 4, 0)]).lacks.join()).toContain(
    'space of start area Red (1)',
  );
});
