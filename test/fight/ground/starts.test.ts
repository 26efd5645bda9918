import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { BadInput } from '../../../src/base/words/problem.ts';
import { libraryOf } from '../../../src/cards/library.ts';
import { check } from '../../../src/experiments/scenarios/check.ts';
import { mapFile, openBoardFields } from '../../../src/fight/board-schema.ts';
import { readGroundOf } from '../../../src/fight/ground/read-ground.ts';

const document = z.strictObject(openBoardFields());

const read = (board: object, map?: object) =>
  readGroundOf(check(document, board), libraryOf(), map && check(mapFile(), map));

/** The start areas of a board, by name. */
const starts = (board: object, map?: object) =>
  Object.fromEntries(read(board, map).starts.map(({ name, spaces }) => [name, spaces]));

function mistakes(board: object, map?: object): string[] {
  try {
    read(board, map);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return error.problems.map(
      ({ path, found, allowed }) => `${path.join('.')}: ${found}; ${allowed}`,
    );
  }
  return [];
}

describe('the start areas of a board', () => {
  test('are those of its letters, without the letters of terrain', () => {
    expect(starts({ terrain: '1a 1w 1c' })).toEqual({ a: [[0, 0]], c: [[2, 0]] });
  });

  test('are those that it lists; a space may stand alone', () => {
    const board = {
      terrain: '1 1l 1s',
      starts: {
        a: [0, 0],
        c: [
          [1, 0],
          [2, 0],
        ],
      },
    };
    expect(starts(board)).toEqual({
      a: [[0, 0]],
      c: [
        [1, 0],
        [2, 0],
      ],
    });
  });

  test('are without the spaces that figures, objects and obstacles take up', () => {
    const board = {
      terrain: '1a 1a 1a 1a',
      others: [
        { obstacle: 'tree', at: [0, 0] },
        { glyph: 'Glyph of Astrid', at: [1, 0] },
        { object: 'crate', at: [3, 0] },
      ],
    };
    expect(starts(board)).toEqual({
      a: [
        [1, 0],
        [2, 0],
      ],
    });
  });

  test('are those of its map, but where the document says otherwise', () => {
    const map = { terrain: '1a 1a 1c 1', starts: { e: [[3, 0]] } };
    expect(starts({ map: 'x.yaml' }, map)).toEqual({
      e: [[3, 0]],
      a: [
        [0, 0],
        [1, 0],
      ],
      c: [[2, 0]],
    });
    expect(starts({ map: 'x.yaml', starts: { c: [[1, 0]], f: [[3, 0]] } }, map)).toEqual({
      c: [[1, 0]],
      f: [[3, 0]],
      e: [],
      a: [[0, 0]],
    });
  });
});

describe('refused is a start area with', () => {
  test.each([
    [[[3, 0]], '3,0, which is off the map; a space of the map, up to 2,0'],
    [[[1, 0]], '1,0, which is a hole; a space of the map, up to 2,0'],
    [
      [
        [0, 0],
        [0, 0],
      ],
      '0,0, which is already in start area a; each space in only one start area',
    ],
    [[[2, 0]], '2,0, which is already in start area c; each space in only one start area'],
  ])('%j', (spaces, told) => {
    const board = { terrain: '1 . 1c', starts: { a: spaces } };
    expect(mistakes(board)).toEqual([`board.starts.a: ${told}`]);
  });

  test('a space of another one that is listed', () => {
    const board = { terrain: '1 1', starts: { a: [[0, 0]], 'far side': [[0, 0]] } };
    expect(mistakes(board)).toEqual([
      'board.starts.far side: 0,0, which is already in start area a; each space in only one start area',
    ]);
  });

  test('a mistake in a map, which is told at the field that names it', () => {
    expect(mistakes({ map: 'x.yaml' }, { terrain: '1 1', starts: { a: [[5, 0]] } })).toEqual([
      'board.map: 5,0, which is off the map, in start area a; a space of the map, up to 1,0',
    ]);
  });

  test.each([
    [{ a: [] }, 'starts.a: an empty list; a space or a list of them'],
    [{ a: 'x' }, 'starts.a: "x"; a space or a list of them'],
    [
      { '(a)': [[0, 0]] },
      'starts.(a): the key "(a)"; the name of a start area: letters, digits, blanks and hyphens, up to 40, such as a',
    ],
    [
      [[0, 0]],
      'starts: a list of 1; a mapping from start areas to their spaces, such as { a: [[0, 0], [1, 0]] }',
    ],
  ])('%j', (written, told) =>
    expect(mistakes({ terrain: '1 1', starts: written })).toEqual([told]),
  );
});
