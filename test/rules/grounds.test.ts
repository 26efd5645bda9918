import { describe, expect, test } from 'vitest';
import type { Wall } from '../../src/board/space.ts';
import { squareBoardOf } from '../../src/board/square.ts';
import type { Terrain } from '../../src/board/terrain.ts';
import { groundsFor } from '../../src/rules/grounds.ts';

const setup = (terrain: string) => ({
  terrain,
  attacker: [0, 0],
  others: [{ kind: 'figure', name: 'Joe', spaces: [[1, 0] as const] }],
  walls: [
    [
      [0, 0],
      [1, 0],
    ] as Wall,
  ],
});
const boardOn = (terrain: Terrain, { others, walls }: ReturnType<typeof setup>) =>
  squareBoardOf(terrain, others, walls);
const { groundOf, keepGround, withAttackerAt } = groundsFor(boardOn);

describe('the ground of a setup', () => {
  test('is what its own text says, in whatever order setups are asked for', () => {
    const level = (terrain: string) => groundOf(setup(terrain)).terrain.rows[0]?.[0]?.level;
    expect(['1 1', '2 1', '2 1', '1 1', '1 1', '3 1'].map(level)).toEqual([1, 2, 2, 1, 1, 3]);
  });

  test('has its walls, and whoever stands on it', () => {
    const { board } = groundOf(setup('1 2'));
    expect(board.ground([1, 0])).toEqual({ level: 2 });
    expect(board.occupants([1, 0]).map(({ name }) => name)).toEqual(['Joe']);
    expect(board.wallBetween([1, 0], [0, 0])).toBe(true);
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

  test('has blocking terrain where the rules have it, and then alone', () => {
    const { groundOf: ofSquares } = groundsFor(boardOn, true);
    expect(ofSquares(setup('1 #')).terrain.rows[0]?.[1]).toEqual({ level: 0, blocking: true });
    expect(() => groundOf(setup('1 #'))).toThrow('the terrain of a scenario has been checked');
  });

  test('has been checked before: what is none is a mistake of the program', () => {
    expect(() => groundOf(setup('1 x'))).toThrow('the terrain of a scenario has been checked');
  });
});
