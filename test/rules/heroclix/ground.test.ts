import { describe, expect, test } from 'vitest';
import {
  fieldOf,
  groundOf,
  keepGround,
  withAttackerAt,
} from '../../../src/rules/heroclix/ground.ts';
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
  // The two themselves are in nobody's way.
  expect(field.board.occupants([1, 0])).toEqual([]);
  expect(field.board.occupants([2, 0])).toEqual([]);
  expect(field.board.wallBetween([3, 0], [2, 0])).toBe(true);
  expect(field.board.wallBetween([1, 0], [2, 0])).toBe(false);
});

describe('the ground of a setup', () => {
  const setup = (terrain: string) => ({
    terrain,
    attacker: [0, 0] as const,
    defender: [1, 0] as const,
    others: [],
    walls: [],
  });

  test('is what its own text says, in whatever order setups are asked for', () => {
    const level = (terrain: string) => groundOf(setup(terrain)).terrain.rows[0]?.[0]?.level;
    expect(['1 1', '2 1', '2 1', '1 1', '1 1', '3 1'].map(level)).toEqual([1, 2, 2, 1, 1, 3]);
  });

  test('is made once, and shared by all the places to attack from', () => {
    const given = setup('5 5\n5 5');
    const ground = groundOf(given);
    expect(groundOf(given)).toBe(ground);
    const moved = withAttackerAt(given, [0, 1]);
    expect(moved).toEqual({ ...given, attacker: [0, 1] });
    expect(groundOf(moved)).toBe(ground);
  });

  test('is not read again where its terrain has been read', () => {
    const { terrain } = groundOf(setup('2 2'));
    const given = setup('2 2');
    const kept = keepGround(given, terrain);
    expect(kept.terrain).toBe(terrain);
    expect(groundOf(given)).toBe(kept);
  });

  test('may have blocking terrain', () => {
    expect(groundOf(setup('1 #')).terrain.rows[0]?.[1]).toEqual({ level: 0, blocking: true });
  });

  test('has been checked before: what is none is a mistake of the program', () => {
    expect(() => groundOf(setup('1 x'))).toThrow('the terrain of a scenario has been checked');
  });
});
