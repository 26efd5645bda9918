import { expect, test } from 'vitest';
import { boardOf, meadow, type Put } from './boards.ts';

test('a plain board lacks nothing, and its ground can be read', () => {
  const { lacks, notes } = boardOf([...meadow(3, 1), [2001, 0, 0, 1]]);
  expect(lacks).toEqual([]);
  expect(notes).toEqual([
    'Ground without a terrain letter, for which only the level counts (number of spaces): grass (2), rock (1).',
  ]);
});

test('things that a board cannot represent are told by name and number', () => {
  const puts: Put[] = [
    [16402, 0, 0, 1],
    [16402, 1, 0, 1, 3],
    [16403, 0, 0, 1],
    [99_001, 0, 0, 1],
    [11006, 0, 1, 1],
  ];
  expect(boardOf([...meadow(6, 4), ...puts]).lacks).toEqual([
    'Left out of this map: 2 ladders, 1 flag, 1 tile of type 99001, 1 warehouse ruin, except for its floor.',
  ]);
});

test('things outside the part that is cut out are not told', () => {
  const puts: Put[] = [...meadow(6, 2), [16402, 0, 0, 1], [2001, 5, 0, 1]];
  const { lacks, notes } = boardOf(puts, '2,0..3,1');
  expect(lacks).toEqual([]);
  expect(notes.join()).toContain('grass (4).');
});
