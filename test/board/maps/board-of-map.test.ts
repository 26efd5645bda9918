import { describe, expect, test } from 'vitest';
import { boardOf, meadow, type Put, rowsOf } from './boards.ts';
import { refusal } from './refused.ts';

test('a board begins where its map begins, also in an odd row, which lies to the right', () => {
  // One tile between two others in the row below, as on a board, whose odd rows are shifted to the right too.
  const [even, odd] = [
    boardOf([
      [1001, 40, 6],
      [1002, 39, 7],
    ]),
    boardOf([
      [1001, 40, 7],
      [1002, 40, 8],
    ]),
  ];
  expect(rowsOf(even)).toEqual(['. 1', '1 1']);
  expect(rowsOf(odd)).toEqual(['. 1', '1 1']);
  expect(rowsOf(boardOf([[1001, -3, -5]]))).toEqual(['1']);
});

describe('a part of a map', () => {
  /** Levels 1 to 25, so that every space can be identified by its level. */
  const puts = Array.from({ length: 25 }, (_, i): Put => [1001, i % 5, Math.floor(i / 5), i]);
  const whole = rowsOf(boardOf(puts));

  test('has the spaces of the part', () => {
    expect(whole[2]).toBe('11 12 13 14 15');
    expect(rowsOf(boardOf(puts, '1,2..3,3'))).toEqual(['12 13 14', '17 18 19']);
  });

  test('that begins in an odd row keeps its spaces where they are, with a column for what sticks out', () => {
    // Row 1 is shifted to the right of row 2, so on a board of its own it must start one column later.
    expect(rowsOf(boardOf(puts, '1,1..3,2'))).toEqual(['. 7 8 9', '12 13 14 .']);
  });
});

describe('refused is', () => {
  test('a map without ground', () => {
    expect(refusal(() => boardOf([]))).toBe(
      'a.hsc: a map without ground; give a map with at least one tile of ground',
    );
    expect(refusal(() => boardOf([[16402, 0, 0]]))).toContain('a map without ground');
  });

  test('a part that the map has not', () => {
    expect(refusal(() => boardOf(meadow(3, 2), '0,0..3,1'))).toContain(
      'the part 0,0..3,1; give a part within 0,0..2,1',
    );
  });

  test('a map of more than 500 columns or rows, but not a part of it', () => {
    const wide = [
      [1001, 0, 0],
      [1001, 500, 0],
      [2001, 250, 0],
    ] as const;
    expect(refusal(() => boardOf(wide))).toContain(
      '501 × 1 spaces; give at most 500 × 500 spaces, or cut out a part of the map with --crop',
    );
    expect(rowsOf(boardOf(wide, '249,0..251,0'))).toEqual(['. 1 .']);
    expect(
      refusal(() =>
        boardOf([
          [1001, -(2 ** 31), 0],
          [1001, 2 ** 31 - 1, 5],
        ]),
      ),
    ).toContain('× 6 spaces');
  });

  test('a map of more things than a board takes', () => {
    const forest = Array.from(
      { length: 101 * 100 },
      (_, i) => [10011, i % 101, Math.floor(i / 101)] as const,
    );
    expect(refusal(() => boardOf(forest))).toContain(
      '10100 pieces and 0 walls; give at most 5000 of each',
    );
  });
});

test('names cannot steer a terminal, and are no longer than those of boards', () => {
  const { name, starts } = boardOf(
    [
      [1001, 0, 0],
      [15001, 0, 0, 1, 0, { startName: 'x'.repeat(300) }],
    ],
    undefined,
    'a\u001b[31m\u202eb\n',
  );
  expect(name).toBe('a<U+001B>[31m<U+202E>b');
  expect(starts[0]?.of).toHaveLength(120);
});
