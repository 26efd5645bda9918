import { describe, expect, test } from 'vitest';
import { refused } from '../../experiments/scenarios/refusals.ts';
import { scenarioOf } from './scenarios.ts';

/** Three by three squares but for a hole at 2,1 and blocking terrain at 2,0. */
const MAP = '1 1 #\n1 1 .\n1 1 1';

const reading = (board: object) => () =>
  scenarioOf({ board: { terrain: MAP, attacker: [0, 0], defender: [1, 0], ...board } });
const mistakes = (board: object) => refused(reading(board));
const read = (board: object) => reading(board)().board;

test('a board is read as it is written, and those beside the two are characters', () => {
  const walls = [
    [
      [0, 0],
      [0, 1],
    ],
  ];
  const others = [
    { character: 'Sif', at: [0, 2] },
    { character: 'Hela', at: [1, 1] },
  ];
  expect(read({ terrain: `${MAP}\n`, others, walls })).toEqual({
    terrain: MAP,
    attacker: [0, 0],
    defender: [1, 0],
    others: [
      { kind: 'character', name: 'Sif', spaces: [[0, 2]] },
      { kind: 'character', name: 'Hela', spaces: [[1, 1]] },
    ],
    walls,
  });
});

test('others and walls may be left out', () => {
  expect(read({})).toMatchObject({ others: [], walls: [] });
});

describe('a character stands', () => {
  const map = 'give a square of the map, up to 2,2';
  const open = 'give a square that a character can stand on';

  test.each([
    [[3, 0], `3,0, which is off the map; ${map}`],
    [[0, 3], `0,3, which is off the map; ${map}`],
    [[2, 1], `2,1, which is a hole; ${map}`],
    [[2, 0], `2,0, which is blocking terrain; ${open}`],
  ])('not on %j, whoever it is', (square, says) => {
    expect(mistakes({ attacker: square })).toEqual([`board.attacker: ${says}`]);
    expect(mistakes({ defender: square })).toEqual([`board.defender: ${says}`]);
    const others = [
      { character: 'Sif', at: [1, 1] },
      { character: 'Hela', at: square },
    ];
    expect(mistakes({ others })).toEqual([`board.others[1].at: ${says}`]);
  });

  test('on a square of its own', () => {
    const taken = (at: string, who: string) => `${at}, where "${who}" stands; give a free square`;
    expect(mistakes({ defender: [0, 0] })).toEqual([`board.defender: ${taken('0,0', 'Thor')}`]);
    const others = ['Sif', 'Hela', 'Odin'].map((character) => ({ character, at: [1, 1] }));
    expect(mistakes({ others })).toEqual([
      `board.others[1].at: ${taken('1,1', 'Sif')}`,
      `board.others[2].at: ${taken('1,1', 'Sif')}`,
    ]);
    expect(mistakes({ others: [{ character: 'Sif', at: [1, 0] }] })).toEqual([
      `board.others[0].at: ${taken('1,0', 'Loki')}`,
    ]);
  });
});

describe('a wall stands', () => {
  const wall = (a: number[], b: number[]) => mistakes({ walls: [[a, b]] });

  test.each([
    ['between two squares', [0, 0], [0, 1]],
    ['beside a hole', [1, 1], [2, 1]],
    ['beside a hole, named first', [2, 1], [1, 1]],
    ['on the rim of the map', [2, 2], [3, 2]],
    ['on the rim of the map, below', [0, 3], [0, 2]],
    ['beside blocking terrain', [1, 0], [2, 0]],
  ])('%s', (_, a, b) => {
    expect(wall(a, b)).toEqual([]);
  });

  test.each([
    ['two that touch by a corner', [0, 0], [1, 1]],
    ['two that do not touch', [0, 0], [0, 2]],
    ['one and itself', [1, 1], [1, 1]],
    ['two that do not touch, one of them outside', [2, 2], [4, 2]],
  ])('not between %s', (_, a, b) => {
    expect(wall(a, b)).toEqual([
      `board.walls[0]: ${a} and ${b}, which share no side; give two squares that share a side`,
    ]);
  });

  test('not wholly outside', () => {
    const off = (square: string, what: string) =>
      `board.walls[0]: ${square}, which is ${what}; give a square of the map, up to 2,2`;
    expect(wall([5, 5], [5, 6])).toEqual([off('5,5', 'off the map'), off('5,6', 'off the map')]);
    expect(wall([2, 1], [3, 1])).toEqual([off('2,1', 'a hole'), off('3,1', 'off the map')]);
  });

  test('by its number in the list', () => {
    const walls = [
      [
        [0, 0],
        [0, 1],
      ],
      [
        [0, 0],
        [0, 2],
      ],
    ];
    expect(mistakes({ walls })).toEqual([expect.stringMatching(/^board\.walls\[1\]: /)]);
  });
});

test('all mistakes of places are told at once', () => {
  const others = [{ character: 'Sif', at: [1, 0] }];
  const walls = [
    [
      [0, 0],
      [1, 1],
    ],
  ];
  const told = mistakes({ attacker: [9, 9], others, walls });
  expect(told.map((line) => line.split(':')[0])).toEqual([
    'board.attacker',
    'board.others[0].at',
    'board.walls[0]',
  ]);
});
