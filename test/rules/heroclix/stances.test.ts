import { describe, expect, test } from 'vitest';
import { rulesetNamed } from '../../../src/experiments/registry/rulesets.ts';
import { stances } from '../../../src/rules/heroclix/stances.ts';
import { DIRECTIONS } from '../../board/directions.ts';
import { scenarioOf } from './scenarios.ts';

const places = (board: object, range?: number) => {
  const attacker = range === undefined ? {} : { range };
  return stances(scenarioOf({ attacker, board: { terrain: '', ...board } })).map(
    ({ place }) => place,
  );
};

const square = (size: number) => `${'1 '.repeat(size)}\n`.repeat(size);
const three = square(3);
const names = (squares: readonly (readonly number[])[]) => squares.map((one) => one.join());

describe('the places to attack from', () => {
  test('are the eight squares around the defender, without a range', () => {
    const all = ['0,0', '1,0', '2,0', '0,1', '2,1', '0,2', '1,2', '2,2'];
    expect(places({ terrain: three, attacker: [0, 0], defender: [1, 1] })).toEqual(all);
    expect(places({ terrain: three, attacker: [0, 0], defender: [1, 1] }, 1)).toEqual(all);
  });

  test.each([1, 2, 3])('are the squares up to the range of %i, the nearest first', (range) => {
    const defender = [4, 4] as const;
    const found = places({ terrain: square(9), attacker: [4, 3], defender }, range);
    const rings = Array.from({ length: range }, (_, ring) => ring + 1).map((away) =>
      [...Array(81).keys()]
        .map((i) => [i % 9, Math.floor(i / 9)] as const)
        .filter(([c, r]) => Math.max(Math.abs(c - 4), Math.abs(r - 4)) === away),
    );
    expect(rings.map((ring) => ring.length)).toEqual([8, 16, 24].slice(0, range));
    expect(found).toEqual(rings.flatMap(names));
  });

  test('are free and on the map, near and far', () => {
    const board = {
      terrain: '1 # 1 1\n. 1 1 #\n1 1 1 .',
      attacker: [0, 2],
      defender: [1, 1],
      others: [
        { character: 'Sif', at: [2, 0] },
        { character: 'Hela', at: [3, 0] },
      ],
    };
    expect(places(board, 9)).toEqual(['0,0', '2,1', '0,2', '1,2', '2,2']);
  });

  test('are not behind a wall with a range of 1; longer shots are not checked for walls', () => {
    const board = {
      terrain: three,
      attacker: [0, 2],
      defender: [1, 1],
      walls: [
        [
          [1, 1],
          [2, 1],
        ],
      ],
    };
    // Past the corners at 2,0 and 2,2 there is still the way over 1,0 and 1,2.
    expect(places(board, 1)).toEqual(['0,0', '1,0', '2,0', '0,1', '0,2', '1,2', '2,2']);
    expect(places(board, 2)).toContain('2,1');
  });

  test.each([
    [
      'farther off than the range',
      { terrain: square(7), attacker: [6, 6], defender: [1, 1], walls: [] },
    ],
    [
      'behind a wall',
      {
        terrain: square(7),
        attacker: [1, 0],
        defender: [1, 1],
        walls: [
          [
            [1, 0],
            [1, 1],
          ],
        ],
      },
    ],
  ])('hold the place that the file gives, though it is %s', (_, board) => {
    const found = places(board);
    expect(found).toHaveLength(board.walls.length > 0 ? 8 : 9);
    expect(found).toContain(board.attacker.join());
    expect(new Set(found).size).toBe(found.length);
  });

  test('are the place that the file gives alone, where nobody can stand nearer', () => {
    const around = DIRECTIONS.map(([dx, dy]) => [2 + dx, 2 + dy]);
    const others = around.map((at, i) => ({ character: `Guard ${i}`, at }));
    const board = { terrain: square(5), attacker: [0, 1], defender: [2, 2], others };
    expect(places(board)).toEqual(['0,1']);
    // With a range of 2 the whole ring behind them is also included.
    expect(places(board, 2)).toHaveLength(16);
  });

  test('are none without a board', () => {
    expect(rulesetNamed('heroclix').stances(scenarioOf())).toEqual([]);
  });

  test('move the attacker, and nothing else', () => {
    const scenario = scenarioOf({ board: { terrain: three, attacker: [0, 0], defender: [1, 1] } });
    expect(stances(scenario)[1]?.scenario).toEqual({
      ...scenario,
      board: { ...scenario.board, attacker: [1, 0] },
    });
  });
});
