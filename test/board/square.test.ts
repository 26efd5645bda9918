import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Occupant } from '../../src/board/board.ts';
import { type Space, sameSpace, type Wall } from '../../src/board/space.ts';
import {
  shareSide,
  squareBeyond,
  squareBoardOf,
  squareDistance,
  walledOff,
} from '../../src/board/square.ts';
import { readTerrain, type Terrain } from '../../src/board/terrain.ts';
import { DIRECTIONS } from './directions.ts';

const coordinate = fc.integer({ min: -20, max: 20 });
const anySquare = fc.tuple(coordinate, coordinate);
const twoSquares = fc.tuple(anySquare, anySquare).filter(([a, b]) => !sameSpace(a, b));
const touch = (a: Space, b: Space) => Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])) === 1;

test('of the eight squares around one, four share a side with it; none further off does', () => {
  const bySide = (reach: number) =>
    [...Array((2 * reach + 1) ** 2).keys()]
      .map(
        (i): Space => [
          3 + (i % (2 * reach + 1)) - reach,
          5 + Math.floor(i / (2 * reach + 1)) - reach,
        ],
      )
      .filter((square) => shareSide(square, [3, 5]));
  const four = [
    [3, 4],
    [2, 5],
    [4, 5],
    [3, 6],
  ];
  expect(bySide(1)).toEqual(four);
  expect(bySide(3)).toEqual(four);
});

describe('the distance between two squares', () => {
  test('is the steps of a king from one to the other', () => {
    // Steps outward from the middle of 9 by 9 squares, with all touching squares at the same distance.
    const steps = new Map([['4,4', 0]]);
    for (let step = 1; step <= 4; step++) {
      for (const place of [...steps.keys()]) {
        const [c = 0, r = 0] = place.split(',').map(Number);
        for (const [dx, dy] of DIRECTIONS) {
          const next = `${c + dx},${r + dy}`;
          if (!steps.has(next)) steps.set(next, step);
        }
      }
    }
    expect(steps.size).toBe(81);
    for (const [place, step] of steps) {
      const [c = 0, r = 0] = place.split(',').map(Number);
      expect(squareDistance([4, 4], [c, r]), place).toBe(step);
      expect(squareDistance([c, r], [4, 4]), place).toBe(step);
    }
  });
});

describe('the way directly away', () => {
  test.each(DIRECTIONS)(
    'from a neighbour goes straight on in each of the eight directions: %i, %i',
    (dx, dy) => {
      const way = [1, 2, 3].map((k) => squareBeyond([10, 10], [10 + dx, 10 + dy], k));
      expect(way).toEqual([2, 3, 4].map((k) => [10 + k * dx, 10 + k * dy]));
    },
  );

  test.each<[string, Space, Space, Space[]]>([
    [
      'two across and one down',
      [0, 0],
      [2, 1],
      [
        [3, 2],
        [4, 2],
        [5, 3],
        [6, 3],
      ],
    ],
    [
      'two across and one up, to the left',
      [6, 3],
      [4, 2],
      [
        [3, 1],
        [2, 1],
        [1, 0],
        [0, 0],
      ],
    ],
    [
      'one across and two up',
      [5, 9],
      [6, 7],
      [
        [7, 6],
        [7, 5],
        [8, 4],
        [8, 3],
      ],
    ],
    [
      'four across and three down',
      [0, 0],
      [4, 3],
      [
        [5, 4],
        [6, 5],
        [7, 5],
        [8, 6],
      ],
    ],
    [
      'three across and one up',
      [0, 5],
      [3, 4],
      [
        [4, 4],
        [5, 3],
        [6, 3],
        [7, 3],
      ],
    ],
  ])('rounds a slant to squares, halves away from zero: %s', (_, from, through, way) => {
    expect([1, 2, 3, 4].map((k) => squareBeyond(from, through, k))).toEqual(way);
  });

  test('leads from each square into one that touches it', () => {
    fc.assert(
      fc.property(twoSquares, fc.nat(30), ([from, through], k) => {
        const here = squareBeyond(from, through, k);
        return touch(here, squareBeyond(from, through, k + 1));
      }),
    );
  });

  test('is the mirror image where the board is mirrored', () => {
    const mirrored = ([c, r]: Space): Space => [-c, r];
    fc.assert(
      fc.property(twoSquares, fc.nat(30), ([from, through], k) => {
        const image = squareBeyond(mirrored(from), mirrored(through), k);
        return sameSpace(image, mirrored(squareBeyond(from, through, k)));
      }),
    );
  });

  test('does not depend on how far off a straight shot comes from', () => {
    expect(squareBeyond([0, 0], [5, 5], 2)).toEqual(squareBeyond([4, 4], [5, 5], 2));
    expect(squareBeyond([9, 3], [5, 3], 2)).toEqual(squareBeyond([6, 3], [5, 3], 2));
  });
});

describe('walls', () => {
  const withWalls = (...walls: Wall[]) => squareBoardOf({ columns: 0, rows: [] }, [], walls);

  test('between two squares that share a side keep a piece from stepping, both ways', () => {
    const board = withWalls([
      [1, 1],
      [2, 1],
    ]);
    expect(walledOff(board, [1, 1], [2, 1])).toBe(true);
    expect(walledOff(board, [2, 1], [1, 1])).toBe(true);
    expect(walledOff(board, [1, 1], [1, 2])).toBe(false);
  });

  /** The sides on the two ways from 1,1 past the corner to 2,2. */
  const OVER: Wall[] = [
    [
      [1, 1],
      [2, 1],
    ],
    [
      [2, 1],
      [2, 2],
    ],
  ];
  const UNDER: Wall[] = [
    [
      [1, 1],
      [1, 2],
    ],
    [
      [1, 2],
      [2, 2],
    ],
  ];

  test.each(Array.from({ length: 16 }, (_, set) => [set]))(
    'bar a diagonal step exactly when each way past the corner has one (set %i of 16)',
    (set) => {
      const has = (bit: number) => (set >> bit) % 2 === 1;
      const walls = [...OVER, ...UNDER].filter((_, bit) => has(bit));
      const isBarred = (has(0) || has(1)) && (has(2) || has(3));
      expect(walledOff(withWalls(...walls), [1, 1], [2, 2])).toBe(isBarred);
      expect(walledOff(withWalls(...walls), [2, 2], [1, 1])).toBe(isBarred);
      // The other diagonal meets the same four sides, paired otherwise.
      const across = (has(0) || has(2)) && (has(1) || has(3));
      expect(walledOff(withWalls(...walls), [2, 1], [1, 2])).toBe(across);
    },
  );
});

const terrain = readTerrain('1 2w\n. 4') as Terrain;
const piece = (name: string, ...spaces: Space[]): Occupant => ({ kind: 'figure', name, spaces });
const onBoard = (occupants: Occupant[], walls: Wall[] = []) =>
  squareBoardOf(terrain, occupants, walls);

test('the ground of a board of squares is its terrain', () => {
  const { ground } = onBoard([]);
  expect(ground([1, 0])).toEqual({ level: 2, letter: 'w' });
  expect(ground([1, 1])).toEqual({ level: 4 });
  expect(ground([0, 1])).toBeUndefined();
  expect(ground([2, 0])).toBeUndefined();
});

describe('who stands on a square', () => {
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

  test('stands on every one of its squares, and only there', () => {
    const ox = piece('Ox', [0, 0], [1, 0]);
    const { occupants } = onBoard([ox]);
    expect(occupants([0, 0])).toEqual([ox]);
    expect(occupants([1, 0])).toEqual([ox]);
    expect(occupants([0, 1])).toEqual([]);
  });

  test('of a square far out is not mixed up with one of like digits', () => {
    const { occupants } = onBoard([piece('A', [1, 11]), piece('B', [11, 1])]);
    expect(occupants([11, 1]).map(({ name }) => name)).toEqual(['B']);
    expect(occupants([1, 1])).toEqual([]);
  });
});

describe('a wall of squares', () => {
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

  test('is between its two squares, seen from either', () => {
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
