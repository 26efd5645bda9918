import fc from 'fast-check';
import { HEX_DIRECTIONS } from '../../../../src/board/hex.ts';
import type { Space } from '../../../../src/board/space.ts';
import {
  applied,
  type Brush,
  FIRST_BRUSH,
  type Target,
  TOOLS,
} from '../../../../src/explorer/panels/board/brush.ts';
import {
  boardIn,
  type EditedBoard,
  withBoard,
} from '../../../../src/explorer/panels/board/edited-board.ts';
import { basesOf } from '../../../../src/explorer/panels/board/fighters.ts';
import { BOARD_START } from '../../../../src/explorer/panels/board/start.ts';

/** The board of a document that has one. */
export function drawn(document = BOARD_START): EditedBoard {
  const board = boardIn(document);
  if (!board) throw new Error('no board');
  return board;
}

/** A level board, with the attacker on 0,0 adjacent to the defender on 1,0, and the given differences. */
export function levelBoard(columns: number, rows: number, more: object = {}): EditedBoard {
  const terrain = Array.from({ length: rows }, () => Array(columns).fill('1').join(' ')).join('\n');
  return drawn({ board: { terrain, attacker: [0, 0], defender: [1, 0], ...more } });
}

export const brush = (tool: Brush['tool'], more: Partial<Brush> = {}): Brush => ({
  ...FIRST_BRUSH,
  tool,
  ...more,
});

export const target = (space: Space, side: Target['side'] = 'E'): Target => ({ space, side });

const use = fc.record({
  brush: fc
    .record({
      tool: fc.constantFrom(...TOOLS),
      level: fc.nat(30),
      letter: fc.constantFrom('r', 'b'),
      life: fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }),
    })
    .map(({ life, ...rest }) => brush(rest.tool, { ...rest, ...(life && { life }) })),
  space: fc.tuple(fc.integer({ min: -1, max: 10 }), fc.integer({ min: -1, max: 6 })),
  side: fc.constantFrom(...HEX_DIRECTIONS),
});

/** The attacker may stand anywhere. */
const REACHING = { ...BOARD_START, attacker: { card: 'Hawkgirl', range: 100 } };

/** Documents that a user can draw, starting from the panel's first one. */
export const drawnDocuments = fc.array(use, { maxLength: 25 }).map((uses) =>
  withBoard(
    REACHING,
    uses.reduce(
      (board, { brush: one, space, side }) =>
        applied(board, one, target(space, side), basesOf(BOARD_START)),
      drawn(),
    ),
  ),
);
