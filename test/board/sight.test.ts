import { describe, expect, test } from 'vitest';
import { Ground } from '../../src/board/ground.ts';
import { RoomForRows } from '../../src/board/rows.ts';
import { sightOn } from '../../src/board/sight.ts';
import type { Space, Wall } from '../../src/board/space.ts';
import { readTerrain, type Terrain } from '../../src/board/terrain.ts';

interface InTheWay {
  readonly blocking?: readonly Space[];
  readonly walls?: readonly Wall[];
  readonly standing?: readonly number[];
}

/** Whether figures of Height 5 on the first and the last space see each other. */
function seeEachOther(text: string, inTheWay: InTheWay = {}): boolean {
  const { spaces } = new Ground({ terrain: readTerrain(text) as Terrain, walls: [] });
  return sees(text, spaces[0] as Space, spaces.at(-1) as Space, inTheWay);
}

/** Whether a figure of Height 5 sees another. */
function sees(
  text: string,
  from: Space,
  to: Space,
  { blocking = [], walls = [], standing }: InTheWay = {},
): boolean {
  const ground = new Ground({ terrain: readTerrain(text) as Terrain, walls });
  const sight = sightOn(ground, blocking, walls, new RoomForRows());
  const figures = standing && Int16Array.from(standing);
  return sight.isClear(ground.numberOf(from), 5, ground.numberOf(to), 5, figures);
}

describe('a line of sight', () => {
  test('is clear over level ground, gaps and low hills', () => {
    expect(seeEachOther('1 1 1')).toBe(true);
    expect(seeEachOther('1 . 1')).toBe(true);
    expect(seeEachOther('1 3 1')).toBe(true);
  });

  test('is blocked by ground as high as its lowest point', () => {
    expect(seeEachOther('1 6 1')).toBe(false);
    expect(seeEachOther('1 20 1')).toBe(false);
  });

  test('is blocked by obstacles and walls of any height', () => {
    expect(seeEachOther('9 1 9', { blocking: [[1, 0]] })).toBe(false);
    const wall: Wall = [
      [0, 0],
      [1, 0],
    ];
    expect(seeEachOther('9 1 9', { walls: [wall] })).toBe(false);
  });

  test('is blocked by figures that stand in between, if they are given', () => {
    expect(seeEachOther('1 1 1', { standing: [0, 9, 0] })).toBe(false);
    expect(seeEachOther('1 1 1', { standing: [0, 0, 0] })).toBe(true);
  });
});

test('the ground of the figures themselves is not in between, however steep', () => {
  expect([seeEachOther('20 1'), seeEachOther('1 20')]).toEqual([true, true]);
});

test('what is known for some Heights says nothing wrong about others', () => {
  const ground = new Ground({ terrain: readTerrain('1 20 1 7 1') as Terrain, walls: [] });
  const fresh = () => sightOn(ground, [], [], new RoomForRows());
  const kept = fresh();
  const heights = [100, 36, 1, 5, 64, 50, 2, 7, 80];
  for (const to of [4, 2]) {
    for (const toHeight of heights) {
      for (const fromHeight of heights) {
        const isClear = fresh().isClear(0, fromHeight, to, toHeight);
        expect({
          fromHeight,
          toHeight,
          isClear: kept.isClear(0, fromHeight, to, toHeight),
        }).toEqual({
          fromHeight,
          toHeight,
          isClear,
        });
      }
    }
  }
});

describe('a line along the edge of two hexes', () => {
  test.each([
    ['20 20', false],
    ['20 1', true],
    ['1 20', true],
    ['20 .', true],
    ['. 20', true],
  ])('between %s: clear %s', (between, isClear) => {
    expect(seeEachOther(`. 1\n ${between}\n. 1`)).toBe(isClear);
  });
});

describe('walls', () => {
  const meadow = Array.from({ length: 6 }, () => '1 1 1').join('\n');
  const clear = (from: Space, to: Space, ...walls: readonly Wall[]) => [
    sees(meadow, from, to, { walls }),
    sees(meadow, to, from, { walls }),
  ];
  const [CLEAR, BLOCKED] = [
    [true, true],
    [false, false],
  ];
  const wall = (...ends: Wall): Wall => ends;

  test('block a line that crosses them, and no other', () => {
    // From 0,0 down to 1,2 through the middle of 0,1.
    expect(clear([0, 0], [1, 2])).toEqual(CLEAR);
    expect(clear([0, 0], [1, 2], wall([0, 0], [0, 1]))).toEqual(BLOCKED);
    expect(clear([0, 0], [1, 2], wall([0, 1], [1, 2]))).toEqual(BLOCKED);
    for (const beside of [
      wall([0, 1], [1, 1]),
      wall([0, 0], [1, 0]),
      wall([1, 0], [0, 1]),
      wall([0, 1], [0, 2]),
    ]) {
      expect(clear([0, 0], [1, 2], beside)).toEqual(CLEAR);
    }
    // Behind the figures, across the same straight line.
    expect(clear([0, 0], [1, 2], wall([1, 2], [1, 3]))).toEqual(CLEAR);
    expect(clear([1, 2], [2, 4], wall([0, 1], [1, 2]))).toEqual(CLEAR);
    expect(clear([0, 0], [1, 0], wall([1, 0], [2, 0]))).toEqual(CLEAR);
    expect(clear([1, 0], [2, 0], wall([0, 0], [1, 0]))).toEqual(CLEAR);
    // Across the other slant, from 2,0 down to 1,2 through 1,1.
    expect(clear([2, 0], [1, 2], wall([2, 0], [1, 1]))).toEqual(BLOCKED);
    expect(clear([2, 0], [1, 2], wall([1, 1], [1, 2]))).toEqual(BLOCKED);
    expect(clear([2, 0], [1, 2], wall([0, 1], [1, 1]))).toEqual(CLEAR);
  });

  test('block a line that runs along them between the figures', () => {
    const along = wall([0, 1], [1, 1]);
    expect(clear([1, 0], [1, 2], along)).toEqual(BLOCKED);
    expect(clear([1, 2], [1, 4], along)).toEqual(CLEAR);
  });

  test('block a line between two whose ends touch, but not past the end of one', () => {
    // The line from 1,0 to 1,2 leaves 1,0 through its lower corner.
    const [left, right] = [wall([1, 0], [0, 1]), wall([1, 0], [1, 1])];
    expect(clear([1, 0], [1, 2], left)).toEqual(CLEAR);
    expect(clear([1, 0], [1, 2], right)).toEqual(CLEAR);
    expect(clear([1, 0], [1, 2], left, right)).toEqual(BLOCKED);
    expect(clear([1, 0], [1, 2], right, left)).toEqual(BLOCKED);
    // Two ends on the same side, or at two corners, leave a gap.
    expect(clear([1, 0], [1, 2], left, wall([0, 1], [1, 2]))).toEqual(CLEAR);
    expect(clear([1, 0], [1, 2], left, wall([1, 1], [1, 2]))).toEqual(CLEAR);
    // Behind the figures.
    expect(clear([1, 2], [1, 4], wall([0, 1], [1, 2]), wall([1, 1], [1, 2]))).toEqual(CLEAR);
  });

  test('at the edge of the map separate nothing', () => {
    expect(clear([0, 0], [1, 2], wall([0, 0], [0, -1]))).toEqual(CLEAR);
  });
});
