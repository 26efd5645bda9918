import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { ANSWERS } from '../../../../src/explorer/engine/answers/index.ts';
import { read } from '../../../../src/explorer/engine/experiments.ts';
import { boardIn, withBoard } from '../../../../src/explorer/panels/board/edited-board.ts';
import { BOARD_START } from '../../../../src/explorer/panels/board/start.ts';
import { drawn, drawnDocuments } from './boards.ts';

/** The same data in a new object, about which nothing is cached. */
const fresh = (document: object) => JSON.parse(JSON.stringify(document));

describe('a board that is drawn', () => {
  test('is what its document holds, whichever tools were used', () => {
    fc.assert(
      fc.property(drawnDocuments, (document) => {
        const board = drawn(document);
        expect(boardIn(fresh(document))).toEqual(board);
        expect(fresh(withBoard(document, board))).toEqual(fresh(document));
      }),
    );
  });

  test('is one that the engine reads, and the file of it as well', () => {
    fc.assert(
      fc.property(drawnDocuments, (document) => {
        const [one] = read(fresh(document)).cases;
        expect(one).toBeDefined();
        expect(parse(ANSWERS.saved({ document }))).toEqual(fresh(document));
      }),
      { numRuns: 50 },
    );
  });

  test('keeps the start areas of its document', () => {
    const starts = { a: [[0, 0]], c: [[2, 0]] };
    const document = { ...BOARD_START, board: { ...Object(BOARD_START.board), starts } };
    expect(fresh(withBoard(document, drawn(fresh(document))))).toEqual(document);
  });

  test('keeps the rows that did not change', () => {
    const board = drawn();
    const [first, ...rows] = board.terrain.rows;
    const changed = {
      ...board,
      terrain: { ...board.terrain, rows: [[...(first ?? [])], ...rows] },
    };
    expect(drawn(withBoard(BOARD_START, changed)).terrain.rows[1]).toBe(board.terrain.rows[1]);
  });

  test('keeps what entries say beside name and place', () => {
    const others = [
      { figure: 'Rat', at: [0, 0], life: 2, wounds: 1, side: 'attacker' },
      { glyph: 'Valda', at: [[1, 1]], passable: true },
    ];
    const document = {
      ...BOARD_START,
      board: { terrain: '1 1 1\n1 1 1', defender: [1, 0], others },
    };
    const written = fresh(withBoard(document, drawn(document)));
    expect(written.board.others).toEqual([others[0], { ...others[1], at: [1, 1] }]);
    expect(written.board.attacker).toBeUndefined();
  });
});

test.each([
  ['no board', undefined],
  ['a map that it names', { map: 'a.hsc', defender: [0, 0] }],
  ['ground that is no text', { terrain: 5, defender: [0, 0] }],
  ['uneven rows', { terrain: '1 1\n1', defender: [0, 0] }],
  ['too many rows', { terrain: '1\n'.repeat(600), defender: [0, 0] }],
  ['a defender nowhere', { terrain: '1 1', attacker: [0, 0] }],
  ['a place of halves', { terrain: '1 1', defender: [0.5, 0] }],
  ['a place far off', { terrain: '1 1', defender: ['__proto__', 0] }],
  ['a thing without a kind', { terrain: '1 1', defender: [0, 0], others: [{ at: [1, 0] }] }],
  ['a thing that is none', { terrain: '1 1', defender: [0, 0], others: [null] }],
  [
    'a wall far apart',
    {
      terrain: '1 1 1',
      defender: [0, 0],
      walls: [
        [
          [0, 0],
          [2, 0],
        ],
      ],
    },
  ],
])('%s is no board to draw on', (_, board) => {
  expect(boardIn({ board })).toBeUndefined();
});
