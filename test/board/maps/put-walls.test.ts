import { describe, expect, test } from 'vitest';
import { spaceName } from '../../../src/board/space.ts';
import { boardOf, meadow, type Put } from './boards.ts';

/** The sides of walls, each as the two spaces that it parts, in order. */
const sides = (...puts: Put[]) =>
  boardOf(puts)
    .walls.map((wall) => wall.map(spaceName).sort().join(' | '))
    .sort();

const ground = meadow(7, 7);

describe('a ruin stands along the lower sides of its spaces and round the left end,', () => {
  // Around 3,2 and 4,2, in an even row: to the left 2,2; below 2,3, 3,3 and 4,3; above the same in row 1.
  test('unturned', () => {
    expect(sides(...ground, [11002, 3, 2, 1, 0])).toEqual([
      '2,2 | 3,2',
      '2,3 | 3,2',
      '3,2 | 3,3',
      '3,3 | 4,2',
      '4,2 | 4,3',
    ]);
  });

  test('turned half round: along the upper sides and round the right end', () => {
    expect(sides(...ground, [11002, 3, 2, 1, 3])).toEqual([
      '2,1 | 3,2',
      '3,1 | 3,2',
      '3,1 | 4,2',
      '4,1 | 4,2',
      '4,2 | 5,2',
    ]);
  });

  test('turned by a sixth: along the left sides and round the upper end', () => {
    // It covers 3,2 and the space to the lower right of that, 3,3.
    expect(sides(...ground, [11002, 3, 2, 1, 1])).toEqual([
      '2,1 | 3,2',
      '2,2 | 3,2',
      '2,3 | 3,2',
      '2,3 | 3,3',
      '3,3 | 3,4',
    ]);
  });

  test('and the long one of three spaces has seven sides', () => {
    expect(sides(...ground, [11003, 2, 2, 1, 0])).toHaveLength(7);
  });
});

test('a stone wall stands along the lower sides of its four spaces', () => {
  expect(sides(...ground, [12004, 1, 2, 1, 0])).toHaveLength(8);
  expect(sides(...ground, [12004, 1, 2, 1, 0])).toContain('4,2 | 4,3');
});

test('a battlement stands on the upper right side of its space, and turns with it', () => {
  expect(sides(...ground, [16301, 3, 3, 1, 0])).toEqual(['3,3 | 4,2']);
  expect(sides(...ground, [16301, 3, 3, 1, 1])).toEqual(['3,3 | 4,3']);
  expect(sides(...ground, [16301, 3, 3, 1, 4])).toEqual(['2,3 | 3,3']);
});

test('two pieces on one side make one wall', () => {
  expect(sides(...ground, [16301, 3, 3, 1, 1], [16301, 4, 3, 1, 4])).toEqual(['3,3 | 4,3']);
});

test('there is no wall where there is no ground behind it', () => {
  expect(sides([1001, 0, 0], [16301, 0, 0, 1, 1])).toEqual([]);
});

test('there is none beside a hole in the ground, on whichever side of it the piece stands', () => {
  // A wall on the right side of 3,3, towards 4,3, with a missing space at each end.
  const wall: Put = [16301, 3, 3, 1, 1];
  const without = (...holes: string[]) =>
    ground.filter(([, column, row]) => !holes.includes(`${column},${row}`));
  expect(sides(...without('2,3'), wall)).toEqual(['3,3 | 4,3']);
  expect(sides(...without('4,3'), wall)).toEqual([]);
  expect(sides(...without('3,3'), wall)).toEqual([]);
});

describe('ground that reaches up to its top has a wall under it:', () => {
  test('a ruin under a roof does not hinder figures on the roof, and is told', () => {
    const ruin: Put = [11002, 3, 2, 1, 0];
    const { walls, lacks } = boardOf([...ground, ruin, ...meadow(7, 7, 10)]);
    expect(walls).toEqual([]);
    expect(lacks.join()).toContain('side of ruin (5)');
    expect(boardOf([...ground, ruin, ...meadow(7, 7, 9)]).walls).toHaveLength(5);
  });

  test('a battlement in the layer of its wall walk rises above it', () => {
    const walk: Put[] = [
      [16202, 3, 3, 1],
      [16001, 3, 3, 10],
    ];
    expect(sides(...ground, ...walk, [16301, 3, 3, 10, 1])).toEqual(['3,3 | 4,3']);
    expect(sides(...ground, ...walk, [16301, 3, 3, 9, 1])).toEqual([]);
  });
});
