import { describe, expect, test } from 'vitest';
import { hexDistance } from '../../../../src/board/hex.ts';
import type { Space } from '../../../../src/board/space.ts';
import {
  fitted,
  movedTo,
  placed,
  withFighters,
} from '../../../../src/explorer/panels/board/placing.ts';
import { levelBoard } from './boards.ts';

describe('somebody who is moved', () => {
  test('stands on the other space, unless somebody stands there', () => {
    const board = levelBoard(4, 1);
    expect(movedTo(board, 'attacker', [0, 0], [3, 0]).attacker).toEqual([[3, 0]]);
    expect(movedTo(board, 'attacker', [0, 0], [1, 0])).toBe(board);
    expect(movedTo(board, 'attacker', [0, 0], [9, 0])).toBe(board);
  });

  test('keeps the shape of all its spaces, from an even row to an odd one', () => {
    const at = [
      [2, 0],
      [3, 0],
      [2, 1],
    ];
    const board = levelBoard(6, 4, { others: [{ obstacle: 'Ruin', at }] });
    // Each of them moves half a hex to the right and a row down.
    expect(movedTo(board, 0, [2, 0], [2, 1]).others[0]?.spaces).toEqual([
      [2, 1],
      [3, 1],
      [3, 2],
    ]);
  });

  test('a glyph goes where a figure stands', () => {
    const board = levelBoard(4, 1, { others: [{ glyph: 'Valda', at: [3, 0] }] });
    expect(movedTo(board, 0, [3, 0], [1, 0]).others[0]?.spaces).toEqual([[1, 0]]);
  });
});

describe('a double base', () => {
  const spaces = (one: Space, other: Space) => [one, other];

  test('takes two spaces of one level, with no wall between them', () => {
    const board = levelBoard(3, 2, {
      terrain: '1 1 1\n 2 1 1',
      attacker: [0, 0],
      defender: [2, 1],
      walls: [
        [
          [1, 0],
          [2, 0],
        ],
      ],
    });
    expect(placed(board, 'attacker', [1, 0], 'double').attacker).toEqual(spaces([1, 0], [0, 0]));
    expect(placed(board, 'attacker', [0, 1], 'double')).toBe(board);
  });

  test('turns when it is placed on its first space again, and comes round', () => {
    let board = levelBoard(5, 5, {
      attacker: [
        [2, 2],
        [3, 2],
      ],
      defender: [0, 0],
    });
    const seen = [];
    for (let i = 0; i < 6; i++) {
      board = placed(board, 'attacker', [2, 2], 'double');
      expect(hexDistance([2, 2], board.attacker[1] ?? [2, 2])).toBe(1);
      seen.push(String(board.attacker[1]));
    }
    expect(new Set(seen).size).toBe(6);
    expect(board.attacker).toEqual(spaces([2, 2], [3, 2]));
  });

  test('lies as before where there is room', () => {
    const board = levelBoard(6, 3, {
      attacker: [
        [2, 1],
        [1, 1],
      ],
      defender: [0, 0],
    });
    expect(placed(board, 'attacker', [5, 1], 'double').attacker).toEqual(spaces([5, 1], [4, 1]));
  });

  test('who becomes one finds a second space, and gives it back', () => {
    const board = levelBoard(4, 2);
    const double = fitted(board, 'defender', 'double');
    expect(double.defender).toHaveLength(2);
    expect(double.defender.map(String)).not.toContain('0,0');
    expect(fitted(double, 'defender', 'single').defender).toHaveLength(1);
    expect(fitted(board, 'defender', 'single')).toBe(board);
  });
});

describe('the two on a new board', () => {
  test('stand side by side on one level near its middle', () => {
    const board = levelBoard(9, 7, { others: [{ obstacle: 'Tree', at: [4, 3] }] });
    const stood = withFighters(board, { attacker: 'single', defender: 'single' });
    const [a = [0, 0], d = [9, 9]] = [stood?.attacker[0], stood?.defender[0]] as Space[];
    expect(hexDistance(a, d)).toBe(1);
    expect(hexDistance([4, 3], d)).toBe(1);
  });

  test('of which there is no room, stand nowhere', () => {
    const bases = { attacker: 'single', defender: 'double' } as const;
    expect(withFighters(levelBoard(2, 1), bases)).toBeUndefined();
    expect(withFighters(levelBoard(3, 1), bases)?.attacker).toHaveLength(1);
  });
});
