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
  expect(rowsOf({ starts, ...board })).toEqual(['1c 1a 1c 1']);
  expect(starts).toEqual([
    { name: 'Bleu', letter: 'a', spaces: [[1, 0]] },
    {
      name: 'Vert',
      letter: 'c',
      spaces: [
        [0, 0],
        [2, 0],
      ],
    },
  ]);
});

test('no letter of theirs is one of terrain', () => {
  const names = Array.from({ length: 17 }, (_, i) => String.fromCharCode(65 + i));
  const { starts } = boardOf([...meadow(17, 1), ...names.map((name, x) => start(name, x))]);
  const letters = starts.map(({ letter }) => letter);
  expect(new Set(letters).size).toBe(17);
  for (const terrain of 'wmpbsirxd') expect(letters).not.toContain(terrain);
});

test('a letter of terrain goes before theirs, and it is told how often', () => {
  const board = boardOf([[9001, 0, 0], [1001, 1, 0], start('Red', 0), start('Red', 1)]);
  expect(rowsOf(board)).toEqual(['1s 1a']);
  expect(board.notes).toContain(
    'The letter of their terrain goes before that of a start area in 1 space.',
  );
});

test('areas beyond the last letter are told by name', () => {
  const names = Array.from({ length: 18 }, (_, i) => `Area ${String.fromCharCode(65 + i)}`);
  const { notes } = boardOf([...meadow(18, 1), ...names.map((name, x) => start(name, x))]);
  expect(notes).toContain('No letter is left for these start areas: Area R.');
});

test('a part has the letters of the whole map', () => {
  const puts = [...meadow(4, 2), start('Bleu', 0), start('Vert', 3)];
  expect(rowsOf(boardOf(puts, '2,0..3,1'))).toEqual(['1 1c', '1 1']);
});

test('a start space without ground is told', () => {
  expect(boardOf([...meadow(3, 2), [1001, 4, 1], start('Red', 4, 0)]).lacks.join()).toContain(
    'space of start area Red (1)',
  );
});
