import { describe, expect, test } from 'vitest';
import { HEX_DIRECTIONS } from '../../../src/board/hex.ts';
import { linesOf } from '../../../src/fight/ground/lines.ts';
import type { C3gScenario } from '../../../src/fight/scenario.ts';
import { groundOf, type Setup } from '../../../src/fight/setup.ts';
import { type Document, scenarioOf } from '../scenarios.ts';

interface Pair {
  readonly attacker?: Document;
  readonly defender?: Document;
  readonly rulings?: Document;
}

const lines = (board: Document, { attacker = {}, defender = {}, rulings = {} }: Pair = {}) => {
  const scenario = scenarioOf({
    attacker: { name: 'A', attack: 1, defense: 0, ...attacker },
    defender: { name: 'D', attack: 0, defense: 0, ...defender },
    board,
    rulings,
  }) as C3gScenario;
  const setup = scenario.board as Setup;
  const { spaces } = groundOf(setup).board.ground;
  return linesOf(scenario, setup).map(
    ({ direction, from, through }) =>
      `${spaces[from]} ${HEX_DIRECTIONS[direction]} ${spaces[through]}`,
  );
};
const double = { base: 'double' };

describe('the lines of Knockback', () => {
  test('lead from the attacker’s space through the defender’s, in each of the six directions', () => {
    const around = {
      '0,1': '0,1 E 1,1',
      '2,1': '2,1 W 1,1',
      '1,0': '1,0 SE 1,1',
      '2,0': '2,0 SW 1,1',
      '1,2': '1,2 NE 1,1',
      '2,2': '2,2 NW 1,1',
    };
    for (const [place, line] of Object.entries(around)) {
      const attacker = place.split(',').map(Number);
      const board = { terrain: '1 1 1\n 1 1 1\n1 1 1', attacker, defender: [1, 1] };
      expect(lines(board)).toEqual([line]);
    }
  });

  test('are one for each adjacent pair of spaces, the attacker’s first', () => {
    const board = {
      terrain: '1 1 1\n 1 1 1',
      attacker: [
        [0, 0],
        [0, 1],
      ],
      defender: [
        [1, 0],
        [1, 1],
      ],
    };
    expect(lines(board, { attacker: double, defender: double })).toEqual([
      '0,0 E 1,0',
      '0,1 NE 1,0',
      '0,1 E 1,1',
    ]);
  });

  test('are none of two that do not touch', () => {
    expect(lines({ terrain: '1 1 1', attacker: [0, 0], defender: [2, 0] })).toEqual([]);
  });

  test('are none through a wall', () => {
    const wall = [
      [1, 0],
      [0, 0],
    ];
    const board = { terrain: '1 1 1', attacker: [0, 0], defender: [1, 0], walls: [wall] };
    expect(lines(board)).toEqual([]);
    const off = { rulings: { adjacentWithinHeight: false } };
    expect(lines(board, off)).toEqual([]);
  });

  test('are none where the levels differ by the Height of the lower figure, by the usual ruling', () => {
    const at = (attackerLevel: number, defenderLevel: number, rulings = {}) =>
      lines(
        { terrain: `${attackerLevel} ${defenderLevel}`, attacker: [0, 0], defender: [1, 0] },
        { attacker: { height: 3 }, defender: { height: 6 }, rulings },
      ).length;
    expect([at(1, 3), at(1, 4)]).toEqual([1, 0]);
    expect([at(6, 1), at(7, 1)]).toEqual([1, 0]);
    const off = { adjacentWithinHeight: false };
    expect([at(1, 4, off), at(7, 1, off)]).toEqual([1, 1]);
  });
});
