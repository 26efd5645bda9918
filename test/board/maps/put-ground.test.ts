import { expect, test } from 'vitest';
import { boardOf, meadow, type Put, rowsOf } from './boards.ts';

test('each tile of land rises a level above the one below, in whichever order a file has them', () => {
  const stack: Put[] = [
    [2001, 0, 0, 2],
    [1001, 0, 0, 0],
    [3001, 0, 0, 1],
    [1001, 1, 0, 0],
  ];
  expect(rowsOf(boardOf(stack))).toEqual(['3 1']);
});

test('water, ice, lava, swamp water and shadow do not count as height', () => {
  const liquids = [4001, 5001, 6001, 19001, 25001];
  const table = liquids.map((type, x): Put => [type, x, 0, 0]);
  expect(rowsOf(boardOf(table))).toEqual(['0w 0i 0m 0p 0x']);
  const onLand = liquids.flatMap((type, x): Put[] => [
    [1001, x, 0, 0],
    [type, x, 0, 1],
  ]);
  expect(rowsOf(boardOf(onLand))).toEqual(['1w 1i 1m 1p 1x']);
});

test('land has the letter of its terrain where it has one', () => {
  const lands = [1001, 8001, 9001, 20001, 26001, 7001, 21001];
  expect(rowsOf(boardOf(lands.map((type, x): Put => [type, x, 0])))).toEqual([
    '1 1r 1s 1b 1d 1l 1',
  ]);
});

test('a tile covers its spaces turned as it is turned', () => {
  const straight: Put[] = [
    [1001, 2, 0, 0],
    [8005, 0, 0, 1, 0],
  ];
  expect(rowsOf(boardOf(straight))).toEqual(['2r 2r 2r 2r 2r']);
  expect(rowsOf(boardOf([[1003, 1, 0, 0, 0]]))).toEqual(['1 1', '1 .']);
  expect(rowsOf(boardOf([[1003, 1, 0, 0, 1]]))).toEqual(['. 1', '1 1']);
});

test('the top of a bridge counts, and the room below it is told', () => {
  const { lacks, ...board } = boardOf([...meadow(2, 1), [8001, 0, 0, 3]]);
  expect(rowsOf({ lacks, ...board })).toEqual(['4r 1']);
  expect(lacks.join()).toContain('the room below 1 space, for example under a bridge');
  expect(boardOf([...meadow(1, 1), [1001, 0, 0, 1]]).lacks).toEqual([]);
  expect(boardOf([...meadow(1, 1), [1001, 0, 0, 2]]).lacks.join()).toContain(
    'the room below 1 space',
  );
  // Tiles that extend over the table also have a gap below them.
  expect(boardOf([[1001, 0, 0, 1]]).lacks.join()).toContain('the room below 1 space');
});

test('the later of two tiles in one place counts, and both are told', () => {
  const { lacks, ...board } = boardOf([
    [1001, 0, 0, 0],
    [4001, 0, 0, 0],
  ]);
  expect(rowsOf({ lacks, ...board })).toEqual(['0w']);
  expect(lacks).toEqual([
    'In 1 space, two tiles of this map are in the same place; the later tile counts.',
  ]);
  const twice = [0, 1].flatMap((x) => [[1001, x, 0, 0] as const, [4001, x, 0, 0] as const]);
  expect(boardOf(twice).lacks[0]).toMatch(/^In 2 spaces, two tiles of this map are/);
});
