import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  groundAt,
  groundText,
  readTerrain,
  type SpaceGround,
  spacesOf,
  type Terrain,
  terrainText,
} from '../../src/board/terrain.ts';

function read(text: string, blocking = false): Terrain {
  const terrain = readTerrain(text, blocking);
  if (Array.isArray(terrain)) throw new Error(JSON.stringify(terrain));
  return terrain as Terrain;
}

describe('board text', () => {
  test('is a row a line, cells apart by blanks, indented at will', () => {
    const terrain = read('1 2  3\n   4   5 6\n7 8 9\n');
    expect(terrain.columns).toBe(3);
    expect(terrain.rows.map((row) => row.map((ground) => ground?.level))).toEqual([
      [1, 2, 3],
      [4, 5, 6],
      [7, 8, 9],
    ]);
  });

  test('has terrain letters behind levels, and dots for no space', () => {
    const terrain = read('1m . 20w 0');
    expect(groundAt(terrain, [0, 0])).toEqual({ level: 1, letter: 'm' });
    expect(groundAt(terrain, [1, 0])).toBeUndefined();
    expect(groundAt(terrain, [2, 0])).toEqual({ level: 20, letter: 'w' });
    expect(groundAt(terrain, [3, 0])).toEqual({ level: 0 });
  });

  test.each([
    [-1, 0],
    [0, -1],
    [4, 0],
    [0, 1],
  ])('has nothing at %i,%i, off the map', (column, row) => {
    expect(groundAt(read('1 1 1 1'), [column, row])).toBeUndefined();
  });

  test('has blocking terrain only where the rules know it', () => {
    expect(groundAt(read('1 #', true), [1, 0])).toEqual({ level: 0, blocking: true });
    expect(readTerrain('1 #')).toMatchObject([{ line: 0, column: 2, found: '"#"' }]);
  });

  test('names every mistake with its line and column', () => {
    expect(readTerrain('1 x 1\n 1 1 -2\n1 1')).toMatchObject([
      { line: 0, column: 2, found: '"x"' },
      { line: 1, column: 5, found: '"-2"' },
      { line: 2, column: 0, found: '2 spaces', allowed: 'as many spaces as in the first row: 3' },
    ]);
  });

  test.each(['', '\n', '1\n\n1', '1'.padEnd(1002, ' 1')])('refuses %j', (text) => {
    expect(Array.isArray(readTerrain(text))).toBe(true);
  });

  test('writes out what would steer a terminal', () => {
    expect(readTerrain('1\u001b[31m \u202e2')).toMatchObject([
      { found: '"1<U+001B>[31m"' },
      { found: '"<U+202E>2"' },
    ]);
  });

  test('says what a cell may be, and blocking terrain only where the rules know it', () => {
    const allowedIn = (blocking: boolean) => {
      const mistakes = readTerrain('?', blocking);
      return Array.isArray(mistakes) ? mistakes.map(({ allowed }) => allowed) : [];
    };
    expect(allowedIn(false)).toEqual([
      'a level with an optional letter, such as 3 or 2w, or . for no space',
    ]);
    expect(allowedIn(true)).toEqual([
      'a level with an optional letter, such as 3 or 2w, or #, or . for no space',
    ]);
  });

  test('has levels of up to four digits, and one letter behind', () => {
    expect(groundAt(read('9999 0001z'), [0, 0])).toEqual({ level: 9999 });
    expect(groundAt(read('9999 0001z'), [1, 0])).toEqual({ level: 1, letter: 'z' });
    for (const cell of ['10000', '1ww', 'w1', '1W', '1.', '..', '##', '-1', '1#']) {
      expect(readTerrain(`1 ${cell}`, true), cell).toMatchObject([
        { line: 0, column: 2, found: `"${cell}"` },
      ]);
    }
  });

  test('shows of a cell no more than its first twenty characters', () => {
    expect(readTerrain(`1${'x'.repeat(30)}`)).toMatchObject([{ found: `"1${'x'.repeat(19)}"` }]);
  });

  test('may have a single column', () => {
    expect(read('1\n  2\n.')).toEqual({
      columns: 1,
      rows: [[{ level: 1 }], [{ level: 2 }], [undefined]],
    });
    expect(readTerrain('1\n1 1')).toEqual([
      { line: 1, column: 0, found: '2 spaces', allowed: 'as many spaces as in the first row: 1' },
    ]);
  });

  test('has rows of one length: a shorter or longer one is named where it begins', () => {
    const mistakes = readTerrain('1 1\n  1\n\n 1 1 1\n1 1');
    const allowed = 'as many spaces as in the first row: 2';
    expect(mistakes).toEqual([
      { line: 1, column: 2, found: '1 space', allowed },
      { line: 2, column: 0, found: '0 spaces', allowed },
      { line: 3, column: 1, found: '3 spaces', allowed },
    ]);
  });

  test('has a row at least', () => {
    expect(readTerrain('')).toEqual([
      { line: 0, column: 0, found: '0 spaces', allowed: 'rows of spaces' },
    ]);
    expect(readTerrain('\n1')).toMatchObject([{ line: 0, found: '0 spaces' }, { line: 1 }]);
  });

  test('may have 500 rows of 500 spaces, and no more', () => {
    const board = (columns: number, rows: number) => `${'1 '.repeat(columns)}\n`.repeat(rows);
    const allowed = 'at most 500 × 500 spaces';
    const tooLarge = (found: string) => [{ line: 0, column: 0, found, allowed }];
    expect(read(board(500, 500)).rows).toHaveLength(500);
    expect(readTerrain(board(501, 2))).toEqual(tooLarge('501 × 2 spaces'));
    expect(readTerrain(board(2, 501))).toEqual(tooLarge('2 × 501 spaces'));
    // Reported last, after the mistakes in the text.
    expect(readTerrain(`${board(2, 500)}1`)).toMatchObject([
      { line: 500, found: '1 space' },
      { line: 0, found: '2 × 501 spaces' },
    ]);
  });

  test('stops naming mistakes where nobody would read on', () => {
    expect(readTerrain('x '.repeat(300_000))).toHaveLength(1000);
  });

  test('takes any number of blanks between two spaces', () => {
    expect(read(`1${' '.repeat(1_000_000)}1`).columns).toBe(2);
  });
});

const ground: fc.Arbitrary<SpaceGround | undefined> = fc.oneof(
  fc.constant(undefined),
  fc.record({ level: fc.nat(9999) }),
  fc.record({ level: fc.nat(9), letter: fc.constantFrom('w', 'm', 'r') }),
  fc.constant({ level: 0, blocking: true }),
);

test('written boards are read back unchanged', () => {
  const boards = fc.integer({ min: 1, max: 6 }).chain((columns) =>
    fc
      .array(fc.array(ground, { minLength: columns, maxLength: columns }), {
        minLength: 1,
        maxLength: 6,
      })
      .map((rows) => ({ columns, rows })),
  );
  fc.assert(
    fc.property(boards, (terrain) => {
      expect(readTerrain(terrainText(terrain), true)).toEqual(terrain);
    }),
  );
});

test('odd rows stand half-way between the spaces of even ones, and columns in line', () => {
  const rows = [
    [{ level: 1 }, { level: 10, letter: 'w' }, undefined],
    [{ level: 2 }, { level: 3 }, { level: 4 }],
  ];
  expect(terrainText({ columns: 3, rows })).toBe('1   10w .\n  2   3   4');
});

test('the spaces of a board are those that are there, row by row', () => {
  expect(spacesOf(read('. 1 #\n0 . 2w', true))).toEqual([
    [1, 0],
    [2, 0],
    [0, 1],
    [2, 1],
  ]);
  expect(spacesOf({ columns: 0, rows: [] })).toEqual([]);
});

test('ground is written as its level and its letter, blocking terrain as #', () => {
  expect(groundText({ level: 3, letter: 'w' })).toBe('3w');
  expect(groundText({ level: 12 })).toBe('12');
  expect(groundText({ level: 0, blocking: true })).toBe('#');
});
