import { describe, expect, test } from 'vitest';
import { mistake } from './mistake.ts';
import { scenarioOf } from './scenarios.ts';

const written = (more: object) => ({
  board: { terrain: '1 1 # 1\n1 1 1 .\n1 1 1 1', attacker: [0, 0], defender: [1, 0], ...more },
});
const refusal = (more: object) => mistake(written(more));
const map = 'allowed: a square of the map, up to 3,2';
type Pair = readonly [readonly number[], readonly number[]];
const bothWays = ([a, b]: Pair): Pair[] => [
  [a, b],
  [b, a],
];

describe('a character stands', () => {
  test('on the map', () => {
    expect(refusal({ attacker: [4, 0] })).toBe(
      `board.attacker: found 4,0, which is off the map, ${map}`,
    );
    expect(refusal({ defender: [0, 3] })).toBe(
      `board.defender: found 0,3, which is off the map, ${map}`,
    );
    expect(refusal({ others: [{ character: 'Sif', at: [3, 1] }] })).toBe(
      `board.others[0].at: found 3,1, which is a hole, ${map}`,
    );
  });

  test('not on blocking terrain', () => {
    expect(refusal({ defender: [2, 0] })).toBe(
      'board.defender: found 2,0, which is blocking terrain, allowed: a square that a character can stand on',
    );
  });

  test('on a square of its own; who was there first is named', () => {
    const own = 'allowed: a square of its own';
    expect(refusal({ defender: [0, 0] })).toBe(
      `board.defender: found 0,0, where "Thor" stands, ${own}`,
    );
    const others = [
      { character: 'Sif', at: [2, 2] },
      { character: 'Hela', at: [2, 2] },
      { character: 'Surt', at: [2, 2] },
    ];
    expect(refusal({ others }).split('\n')).toEqual([
      `board.others[1].at: found 2,2, where "Sif" stands, ${own}`,
      `board.others[2].at: found 2,2, where "Sif" stands, ${own}`,
    ]);
  });
});

describe('a wall', () => {
  test('may stand between two squares of the map, or on its rim, whichever way it is written', () => {
    const walls: Pair[] = [
      [
        [0, 0],
        [0, 1],
      ],
      [
        [3, 0],
        [4, 0],
      ],
      [
        [3, 1],
        [3, 2],
      ],
      [
        [1, 2],
        [1, 3],
      ],
    ];
    for (const wall of walls.flatMap(bothWays))
      expect(refusal({ walls: [wall] })).toBe('no mistake');
  });

  test('is not wholly off the map', () => {
    const says = refusal({
      walls: [
        [
          [4, 0],
          [4, 1],
        ],
      ],
    });
    expect(says.split('\n')).toEqual([
      `board.walls[0]: found 4,0, which is off the map, ${map}`,
      `board.walls[0]: found 4,1, which is off the map, ${map}`,
    ]);
  });

  test('is between squares that share a side', () => {
    for (const other of [
      [1, 1],
      [2, 1],
      [0, 0],
      [0, 2],
    ]) {
      for (const [a, b] of bothWays([[0, 0], other])) {
        expect(refusal({ walls: [[a, b]] })).toBe(
          `board.walls[0]: found ${a} and ${b}, which share no side, allowed: two squares that share a side`,
        );
      }
    }
  });
});

test('all mistakes are named at once', () => {
  const says = refusal({
    attacker: [9, 9],
    others: [{ character: 'Sif', at: [1, 0] }],
    walls: [
      [
        [0, 0],
        [2, 0],
      ],
    ],
  });
  expect(says.split('\n').map((line) => line.split(':')[0])).toEqual([
    'board.attacker',
    'board.others[0].at',
    'board.walls[0]',
  ]);
});

test('terrain is refused cell by cell, by line and column', () => {
  expect(refusal({ terrain: '1 x\n1 1' })).toMatch(/^board\.terrain: found "x"/);
  expect(refusal({ terrain: '1 1\n1' })).toMatch(/^board\.terrain: found 1 space/);
});

test('a board that is right is as written', () => {
  const others = [{ character: 'Sif', at: [2, 2] }];
  const walls = [
    [
      [0, 0],
      [0, 1],
    ],
  ];
  expect(scenarioOf(written({ others, walls })).board).toEqual({
    terrain: '1 1 # 1\n1 1 1 .\n1 1 1 1',
    attacker: [0, 0],
    defender: [1, 0],
    others: [{ kind: 'character', name: 'Sif', spaces: [[2, 2]] }],
    walls,
  });
  expect(scenarioOf(written({ terrain: '1 1\n\n' })).board).toMatchObject({
    terrain: '1 1',
    others: [],
    walls: [],
  });
});
