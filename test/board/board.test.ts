import { describe, expect, test } from 'vitest';
import { boardOf, type Occupant, type Wall } from '../../src/board/board.ts';
import type { Space } from '../../src/board/space.ts';
import { readTerrain, type Terrain } from '../../src/board/terrain.ts';

const terrain = readTerrain('1 2w\n. 4') as Terrain;
const piece = (name: string, ...spaces: Space[]): Occupant => ({ kind: 'figure', name, spaces });
const onBoard = (occupants: Occupant[], walls: Wall[] = []) => boardOf(terrain, occupants, walls);

test('the ground of a board is its terrain', () => {
  const { ground } = onBoard([]);
  expect(ground([1, 0])).toEqual({ level: 2, letter: 'w' });
  expect(ground([1, 1])).toEqual({ level: 4 });
  expect(ground([0, 1])).toBeUndefined();
  expect(ground([2, 0])).toBeUndefined();
});

describe('who stands on a space', () => {
  test('is everybody there, in the order given', () => {
    const [joker, glyph, crate] = [
      piece('Joker', [0, 0]),
      piece('glyph', [0, 0]),
      piece('crate', [1, 0]),
    ];
    const { occupants } = onBoard([joker, glyph, crate]);
    expect(occupants([0, 0])).toEqual([joker, glyph]);
    expect(occupants([1, 0])).toEqual([crate]);
    expect(occupants([1, 1])).toEqual([]);
  });

  test('stands on every one of its spaces, and only there', () => {
    const ox = piece('Ox', [0, 0], [1, 0]);
    const { occupants } = onBoard([ox]);
    expect(occupants([0, 0])).toEqual([ox]);
    expect(occupants([1, 0])).toEqual([ox]);
    expect(occupants([0, 1])).toEqual([]);
  });

  test('of a space far out is not mixed up with one of like digits', () => {
    const { occupants } = onBoard([piece('A', [1, 11]), piece('B', [11, 1])]);
    expect(occupants([11, 1]).map(({ name }) => name)).toEqual(['B']);
    expect(occupants([1, 1])).toEqual([]);
  });
});

describe('a wall', () => {
  const { wallBetween } = onBoard(
    [],
    [
      [
        [1, 0],
        [1, 1],
      ],
      [
        [12, 3],
        [11, 3],
      ],
    ],
  );

  test('is between its two spaces, seen from either', () => {
    expect(wallBetween([1, 0], [1, 1])).toBe(true);
    expect(wallBetween([1, 1], [1, 0])).toBe(true);
    expect(wallBetween([11, 3], [12, 3])).toBe(true);
    expect(wallBetween([12, 3], [11, 3])).toBe(true);
  });

  test('is between no others', () => {
    expect(wallBetween([1, 0], [0, 0])).toBe(false);
    expect(wallBetween([1, 1], [0, 1])).toBe(false);
    expect(wallBetween([1, 0], [11, 3])).toBe(false);
    expect(wallBetween([1, 1], [1, 1])).toBe(false);
  });
});
