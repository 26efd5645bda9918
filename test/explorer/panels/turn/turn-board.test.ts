import { describe, expect, test } from 'vitest';
import { ANSWERS } from '../../../../src/explorer/engine/answers/index.ts';
import { movedTo, placed } from '../../../../src/explorer/panels/board/placing.ts';
import { BOARD_START } from '../../../../src/explorer/panels/board/start.ts';
import { EXAMPLES } from '../../../../src/explorer/panels/turn/examples.ts';
import {
  attackHere,
  pieceOf,
  refittedTurn,
  turnBoardIn,
  turnHere,
  withTurnBoard,
} from '../../../../src/explorer/panels/turn/turn-board.ts';
import {
  attackersIn,
  onOpenGround,
  withOneMore,
} from '../../../../src/explorer/panels/turn/turn-document.ts';

const [{ document: CLIFF }] = EXAMPLES;

const boardOf = (document: typeof CLIFF) => {
  const board = turnBoardIn(document);
  if (!board) throw new Error('a board is expected');
  return board;
};

describe('the board of a turn', () => {
  test('has the attackers on it, by number, and the defender', () => {
    const { others, defender, attacker } = boardOf(CLIFF);
    expect(attacker).toEqual([]);
    expect(defender).toEqual([[4, 2]]);
    expect(others.map(({ name, spaces, token }) => [name, spaces, token?.letters])).toEqual([
      ['Hawkgirl', [[0, 0]], '1'],
      ['Strongman', [[0, 2]], '2'],
    ]);
  });

  test('that was changed is the turn with other places, and nothing else', () => {
    const board = boardOf(CLIFF);
    const moved = movedTo(board, pieceOf(board, 2, 1), [0, 2], [1, 3]);
    const both = placed(moved, pieceOf(moved, 2, undefined), [5, 2], 'single');
    const next = withTurnBoard(CLIFF, both);
    expect(next.turn).toEqual([
      { figure: 'hawkgirl', at: [0, 0] },
      { figure: 'strongman', at: [1, 3] },
    ]);
    expect(next.board).toMatchObject({ defender: [5, 2] });
    expect(next.board).not.toHaveProperty('others');
    expect(withTurnBoard(next, board)).toEqual({
      ...CLIFF,
      board: withTurnBoard(CLIFF, board).board,
    });
  });

  test('nobody is placed on another', () => {
    const board = boardOf(CLIFF);
    expect(placed(board, pieceOf(board, 2, 0), [4, 2], 'single')).toBe(board);
    expect(placed(board, pieceOf(board, 2, 0), [0, 2], 'single')).toBe(board);
  });

  test('a new attacker gets the nearest free place, so that the engine takes the turn', async () => {
    const turn = refittedTurn(withOneMore(CLIFF));
    const [first, , added] = attackersIn(turn) ?? [];
    expect(first?.at).toEqual([0, 0]);
    // Next to the first one: none of its neighbouring spaces on the board is occupied.
    expect([
      [1, 0],
      [0, 1],
    ]).toContainEqual(added?.at);
    await expect(ANSWERS.odds({ document: turn })).resolves.toBeDefined();
  });

  test('a figure on two spaces gets them', () => {
    const double = { name: 'Beast', attack: 4, base: 'double' };
    const turn = refittedTurn({ ...CLIFF, turn: [{ figure: double, at: [0, 0] }] });
    expect(attackersIn(turn)?.[0]?.at).toHaveLength(2);
  });

  test('of open ground has places for all', async () => {
    const clear = {
      name: 'Two on one',
      turn: [{ figure: 'hawkgirl' }, { figure: { name: 'Archer', attack: 3, range: 5 } }],
      defender: { card: 'solomon-grundy', wounds: 6 },
      distance: 3,
    };
    const turn = refittedTurn(onOpenGround(clear));
    const places = attackersIn(turn)?.map(({ at }) => String(at)) ?? [];
    expect(new Set([...places, '5,3']).size).toBe(3);
    expect(turn.distance).toBeUndefined();
    await expect(ANSWERS.odds({ document: turn })).resolves.toBeDefined();
  });
});

describe('a board taken over', () => {
  test('from an attack into a turn has the attacker where it stands', async () => {
    const turn = turnHere(BOARD_START);
    expect(turn).toMatchObject({
      name: 'A turn against Solomon Grundy',
      turn: [{ figure: 'Hawkgirl', at: [1, 2] }],
      defender: BOARD_START.defender,
      question: 'destroyed',
    });
    expect(turn.board).toMatchObject({ others: [{ figure: 'The Joker', at: [3, 4] }] });
    // If there is no better place, one attacker does what it does without moving, or better.
    const [alone, free] = await Promise.all([
      ANSWERS.odds({ document: BOARD_START }),
      ANSWERS.odds({ document: turn }),
    ]);
    expect(free.answer?.chance).toBeGreaterThanOrEqual(alone.answer?.chance ?? 1);
  });

  test("friends of the attacker act, too, where they are cards; the defender's do not", () => {
    const others = [
      { figure: 'The Joker', at: [3, 4], side: 'attacker' },
      { figure: 'Nobody at all', at: [0, 0], side: 'attacker' },
      { figure: 'The Joker', at: [0, 1] },
    ];
    const board = { ...(BOARD_START.board as object), others };
    const turn = turnHere({ ...BOARD_START, board });
    expect(attackersIn(turn)?.map(({ figure }) => figure)).toEqual(['Hawkgirl', 'The Joker']);
    expect((turn.board as { others: unknown }).others).toEqual(others.slice(1));
  });

  test('from a turn into an attack, and back, is the same turn', () => {
    const attack = attackHere(CLIFF);
    expect(attack).toMatchObject({
      name: 'Hawkgirl attacks Solomon Grundy',
      attacker: 'hawkgirl',
      board: {
        attacker: [0, 0],
        others: [{ figure: 'Strongman', at: [0, 2], side: 'attacker' }],
      },
    });
    expect(attack).not.toHaveProperty('turn');
    expect(attackersIn(turnHere(attack))).toEqual([
      { figure: 'hawkgirl', at: [0, 0] },
      { figure: 'Strongman', at: [0, 2] },
    ]);
  });
});
