import { describe, expect, test } from 'vitest';
import { DIRECTIONS, FAR, Ground, LAVA, ROAD, WATER } from '../../src/board/ground.ts';
import { HEX_DIRECTIONS, hexDistance, hexStep } from '../../src/board/hex.ts';
import { type Space, spaceName, type Wall } from '../../src/board/space.ts';
import { readTerrain, type Terrain } from '../../src/board/terrain.ts';

const terrainOf = (text: string) => readTerrain(text) as Terrain;
const groundOf = (text: string, walls: readonly Wall[] = []) =>
  new Ground({ terrain: terrainOf(text), walls });

/** Three rows with a hole; the second is shifted half a space to the right. */
const HOLED = `1 2w 3m
                1  .  1
               1r 1 1`;

describe('spaces', () => {
  test('are numbered row by row, without holes', () => {
    const ground = groundOf(HOLED);
    expect(ground.count).toBe(8);
    expect(ground.spaces.map((space) => ground.numberOf(space))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(ground.numberOf([2, 1])).toBe(4);
  });

  test.each([
    [1, 1],
    [-1, 0],
    [3, 0],
    [0, -1],
    [0, 3],
  ])('have no number in holes and off the map: %i,%i', (column, row) => {
    expect(groundOf(HOLED).numberOf([column, row])).toBe(-1);
  });

  test('have levels and kinds of terrain', () => {
    const { level, kinds, letters } = groundOf(HOLED);
    expect([...level]).toEqual([1, 2, 3, 1, 1, 1, 1, 1]);
    expect([...kinds]).toEqual([0, WATER, LAVA, 0, 0, ROAD, 0, 0]);
    expect(letters).toEqual(['', 'w', 'm', '', '', 'r', '', '']);
  });

  test('cost 1 to enter, or what their terrain costs, and can be held for good', () => {
    const terrain = terrainOf('1 1s 1');
    const { cost, held } = new Ground({ terrain, walls: [], costs: { s: 2 }, held: [[2, 0]] });
    expect([...cost]).toEqual([1, 2, 1]);
    expect([...held]).toEqual([0, 0, 1]);
  });
});

test('the numbers of a base and its spaces lead to each other, in the order of the base', () => {
  const ground = groundOf(HOLED);
  const base: Space[] = [
    [2, 1],
    [2, 0],
  ];
  expect(ground.numbersOf(base)).toEqual([4, 2]);
  expect(ground.spacesAt([4, 2])).toEqual(base);
});

test('a base has the level of its higher space, and the letter of the first space that has one', () => {
  const ground = groundOf('1 3w 2r');
  expect([ground.levelOf([0, 1]), ground.levelOf([2])]).toEqual([3, 2]);
  expect([[0, 1], [2, 1], [0]].map((base) => ground.letterOf(base))).toEqual(['w', 'r', '']);
});

describe('levels within the Height of the lower figure', () => {
  const ground = groundOf('1 4');
  const EAST = HEX_DIRECTIONS.indexOf('E');
  const WEST = HEX_DIRECTIONS.indexOf('W');

  test.each([
    { low: 4, high: 1, is: true },
    { low: 3, high: 9, is: false },
  ])('three levels with Heights $low and $high: $is', ({ low, high, is }) => {
    expect(ground.isWithinHeight(0, EAST, low, high)).toBe(is);
    expect(ground.isWithinHeight(1, WEST, high, low)).toBe(is);
  });
});

describe('neighbours', () => {
  test('of a space leave out gaps', () => {
    expect(groundOf(HOLED).neighboursOf(0)).toEqual([1, 3]);
  });

  test('are those of the hex grid, in the order of its directions', () => {
    const ground = groundOf(HOLED);
    for (const [number, space] of ground.spaces.entries()) {
      for (const [d, direction] of HEX_DIRECTIONS.entries()) {
        const next = ground.neighbours[number * DIRECTIONS + d] as number;
        const beside = hexStep(space, direction);
        expect(next, `${space} ${direction}`).toBe(ground.numberOf(beside));
        if (next >= 0) expect(ground.directionTo(number, next)).toBe(d);
      }
    }
  });

  test('differ in their numbers by about the width of the map at most', () => {
    // In rows of three, the space to the upper left of 5 is 2.
    expect(groundOf('1 1 1\n 1 1 1').farthestNeighbour).toBe(3);
    expect(groundOf('1 1 1').farthestNeighbour).toBe(1);
    expect(groundOf('1 . 1').farthestNeighbour).toBe(0);
  });

  test('have no direction to spaces that they do not touch', () => {
    const ground = groundOf(HOLED);
    expect(ground.directionTo(0, 2)).toBe(-1);
    expect(ground.directionTo(0, 7)).toBe(-1);
    expect(ground.directionTo(0, 0)).toBe(-1);
  });

  test('are walled off from both sides, and only where the wall is', () => {
    const ground = groundOf('1 1 1', [
      [
        [0, 0],
        [1, 0],
      ],
    ]);
    const isWalled = (from: number, to: number) =>
      ground.walled[from * DIRECTIONS + ground.directionTo(from, to)] === 1;
    expect([isWalled(0, 1), isWalled(1, 0)]).toEqual([true, true]);
    expect([isWalled(1, 2), isWalled(2, 1)]).toEqual([false, false]);
  });

  test('may lie off the map behind a wall', () => {
    const wall: Wall = [
      [0, 0],
      [0, -1],
    ];
    expect([...groundOf('1 1', [wall]).walled]).toEqual(new Array(2 * DIRECTIONS).fill(0));
  });
});

describe('distances', () => {
  const named = (ground: Ground, [a, b]: readonly [Space, Space]) =>
    ground.distances.of(ground.numberOf(a))[ground.numberOf(b)];

  test('without gaps are those of the grid', () => {
    const ground = groundOf('1 1 1 1\n 1 1 1 1\n1 1 1 1\n 1 1 1 1');
    for (const from of ground.spaces) {
      for (const to of ground.spaces) {
        const name = `${spaceName(from)} to ${spaceName(to)}`;
        expect(named(ground, [from, to]), name).toBe(hexDistance(from, to));
      }
    }
  });

  test('lead around gaps, and are far where there is no way', () => {
    const around = groundOf('1 . 1\n 1 1 1');
    expect(
      named(around, [
        [0, 0],
        [2, 0],
      ]),
    ).toBe(3);
    const apart = groundOf('1 . 1');
    expect(
      named(apart, [
        [0, 0],
        [2, 0],
      ]),
    ).toBe(FAR);
  });

  test('of double bases are those of their nearest spaces', () => {
    const ground = groundOf('1 1 1 1 1 1');
    expect(ground.spacesBetween(0, 1, 4, 5)).toBe(3);
    expect(ground.spacesBetween(0, -1, 4, 5)).toBe(4);
    expect(ground.spacesBetween(4, 5, 0, -1)).toBe(4);
    expect(ground.spacesBetween(0, -1, 5, -1)).toBe(5);
  });
});

test('a straight line begins next to its space, and ends at its length or a gap', () => {
  const ground = groundOf('1 1 1 1 . 1');
  const east = HEX_DIRECTIONS.indexOf('E');
  expect(ground.lineFrom(0, east, 2)).toEqual([1, 2]);
  expect(ground.lineFrom(0, east, 9)).toEqual([1, 2, 3]);
  expect(ground.lineFrom(3, east, 9)).toEqual([]);
});
