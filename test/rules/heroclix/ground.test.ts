import { describe, expect, test } from 'vitest';
import { fieldOf, groundOf } from '../../../src/rules/heroclix/ground.ts';
import { inARow, scenarioOf } from './scenarios.ts';

describe('without a board', () => {
  const { board, attacker, defender } = fieldOf(scenarioOf());

  test('the two stand side by side', () => {
    expect([attacker, defender]).toEqual([
      [0, 0],
      [1, 0],
    ]);
  });

  test('the ground is level without end, and nothing stands on it', () => {
    for (const square of [
      [0, 0],
      [1, 0],
      [-99, 1000],
    ] as const) {
      expect(board.ground(square)).toEqual({ level: 0 });
      expect(board.occupants(square)).toEqual([]);
      expect(board.wallBetween(square, [square[0] + 1, square[1]])).toBe(false);
    }
  });
});

test('a board has its ground, its characters, its walls, and the two where they stand', () => {
  const others = [{ character: 'Sif', at: [3, 0] }];
  const walls = [
    [
      [2, 0],
      [3, 0],
    ],
  ];
  const places = { others, walls, attacker: [2, 0], defender: [1, 0] };
  const field = fieldOf(scenarioOf(inARow('1 2 3 4w', {}, places)));
  expect([field.attacker, field.defender]).toEqual([
    [2, 0],
    [1, 0],
  ]);
  expect(field.board.ground([1, 0])).toEqual({ level: 2 });
  expect(field.board.ground([3, 0])).toEqual({ level: 4, letter: 'w' });
  expect(field.board.ground([4, 0])).toBeUndefined();
  expect(field.board.occupants([3, 0]).map(({ name }) => name)).toEqual(['Sif']);
  // The two figures are not in their own way.
  expect(field.board.occupants([1, 0])).toEqual([]);
  expect(field.board.occupants([2, 0])).toEqual([]);
  expect(field.board.wallBetween([3, 0], [2, 0])).toBe(true);
  expect(field.board.wallBetween([1, 0], [2, 0])).toBe(false);
});

test('there may be blocking terrain', () => {
  const { board } = scenarioOf(inARow('1 1 #'));
  expect(board && groundOf(board).terrain.rows[0]?.[2]).toEqual({ level: 0, blocking: true });
});
