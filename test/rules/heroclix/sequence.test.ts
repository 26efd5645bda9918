import { describe, expect, test } from 'vitest';
import { fieldOf } from '../../../src/rules/heroclix/ground.ts';
import { CAUSES, knockbackSequence } from '../../../src/rules/heroclix/sequence.ts';
import { type Changes, inARow, onHit, scenarioOf } from './scenarios.ts';

const at = (...square: [number, number]) => [{ character: 'Sif', at: square }];
const wall = {
  walls: [
    [
      [2, 0],
      [3, 0],
    ],
  ],
};

/** Squares moved, what stopped it, knockback damage and where it ends. */
describe('a knockback path is stopped', () => {
  test.each([
    ['by nothing: three squares', inARow('1 1 1 1 1 1'), '3 none 0 4,0'],
    ['by nothing, right at the edge', inARow('1 1 1 1 1'), '3 none 0 4,0'],
    ['by a character', inARow('1 1 1 1 1', {}, { others: at(3, 0) }), '1 character 0 2,0'],
    ['by blocking terrain', inARow('1 1 1 # 1'), '1 blocking 1 2,0'],
    ['by a wall', inARow('1 1 1 1 1', {}, wall), '1 wall 1 2,0'],
    ['by the edge of the map', inARow('1 1 1'), '1 edge 1 2,0'],
    ['by a hole in the map', inARow('1 1 1 . 1'), '1 edge 1 2,0'],
    ['by higher ground, by however little', inARow('1 1 1 2'), '1 higher 1 2,0'],
    ['by having come down', inARow('2 2 1 1 1'), '1 fell 2 2,0'],
    ['at once, and still it counts', inARow('1 1'), '0 edge 1 1,0'],
  ])('%s', (_, fight, expected) => {
    expect(onHit(fight)).toBe(expected);
  });

  test('by terrain letters not at all', () => {
    expect(onHit(inARow('1 1 1w 1m 1x'))).toBe('3 none 0 4,0');
  });
});

/** Each row is a fight in which two causes apply at once; the program reports the earlier in 12.6d. */
describe('of several causes the first in the order of the rule counts:', () => {
  test('the order is that of RULES.md', () => {
    expect(CAUSES).toEqual(['none', 'character', 'blocking', 'wall', 'edge', 'higher', 'fell']);
  });

  const one = { attacker: { knockbackDistance: 1 } };
  test.each([
    ['none before character', inARow('1 1 1 1', one, { others: at(3, 0) }), '1 none 0 2,0'],
    ['none before wall', inARow('1 1 1 1', one, wall), '1 none 0 2,0'],
    ['none before edge', inARow('1 1 1', one), '1 none 0 2,0'],
    ['none before fell', inARow('2 2 1 1', one), '1 none 1 2,0'],
    [
      'character before wall',
      inARow('1 1 1 1', {}, { others: at(3, 0), ...wall }),
      '1 character 0 2,0',
    ],
    ['character before higher', inARow('1 1 1 2', {}, { others: at(3, 0) }), '1 character 0 2,0'],
    ['character before fell', inARow('2 2 1 1', {}, { others: at(3, 0) }), '1 character 1 2,0'],
    ['blocking before wall', inARow('1 1 1 #', {}, wall), '1 blocking 1 2,0'],
    ['blocking before fell', inARow('2 2 1 #'), '1 blocking 2 2,0'],
    ['wall before edge', inARow('1 1 1 .', {}, wall), '1 wall 1 2,0'],
    ['wall before higher', inARow('1 1 1 2', {}, wall), '1 wall 1 2,0'],
    ['wall before fell', inARow('2 2 1 1', {}, wall), '1 wall 2 2,0'],
    ['edge before fell', inARow('2 2 1'), '1 edge 2 2,0'],
    ['higher before fell', inARow('2 2 1 2'), '1 higher 2 2,0'],
  ])('%s', (_, fight, expected) => {
    expect(onHit(fight)).toBe(expected);
  });
});

describe('a path on a diagonal', () => {
  const five = '1 1 1 1 1\n'.repeat(5);
  const diagonal = (board: object) => ({
    board: { terrain: five, attacker: [0, 4], defender: [1, 3], ...board },
  });

  test.each([
    ['passes no wall', [], '3 none 0 4,0'],
    [
      'passes one wall at a corner',
      [
        [
          [2, 2],
          [3, 2],
        ],
      ],
      '3 none 0 4,0',
    ],
    [
      'passes a wall that ends at the corner',
      [
        [
          [2, 2],
          [2, 1],
        ],
      ],
      '3 none 0 4,0',
    ],
    [
      'is stopped by a corner of two walls',
      [
        [
          [2, 2],
          [3, 2],
        ],
        [
          [2, 2],
          [2, 1],
        ],
      ],
      '1 wall 1 2,2',
    ],
    [
      'is stopped by two walls in a line',
      [
        [
          [2, 2],
          [3, 2],
        ],
        [
          [2, 1],
          [3, 1],
        ],
      ],
      '1 wall 1 2,2',
    ],
    [
      'passes two walls on one way round',
      [
        [
          [2, 2],
          [3, 2],
        ],
        [
          [3, 2],
          [3, 1],
        ],
      ],
      '3 none 0 4,0',
    ],
  ])('%s', (_, walls, expected) => {
    expect(onHit(diagonal({ walls }))).toBe(expected);
  });

  test('passes between blocking terrain and holes, which are no walls', () => {
    const terrain = '1 1 1 1 1\n1 1 # 1 1\n1 1 1 . 1\n1 1 1 1 1\n1 1 1 1 1';
    expect(onHit(diagonal({ terrain }))).toBe('3 none 0 4,0');
  });
});

describe('an attack from a distance', () => {
  const field = `${'1 '.repeat(12)}\n`.repeat(12);
  const shot = (attacker: number[], defender: number[], knockbackDistance = 3) => ({
    attacker: { knockbackDistance },
    board: { terrain: field, attacker, defender },
  });

  test.each([
    ['straight', shot([0, 5], [6, 5]), '3 none 0 9,5'],
    ['diagonal', shot([0, 0], [4, 4]), '3 none 0 7,7'],
    ['slanted, where a half goes away from zero', shot([5, 5], [7, 6], 1), '1 none 0 8,7'],
    ['slanted, two squares', shot([5, 5], [7, 6], 2), '2 none 0 9,7'],
    ['slanted, three squares', shot([5, 5], [7, 6]), '3 none 0 10,8'],
    ['slanted back, where a half goes away from zero', shot([8, 8], [6, 7], 1), '1 none 0 5,6'],
    ['slanted back, three squares', shot([8, 8], [6, 7]), '3 none 0 3,5'],
    ['steep', shot([5, 10], [6, 7]), '3 none 0 7,4'],
  ])('knocks directly away: %s', (_, fight, expected) => {
    expect(onHit(fight)).toBe(expected);
  });

  test('may knock back onto nobody but those in the line', () => {
    const fight = shot([5, 5], [7, 6]);
    const others = [{ character: 'Sif', at: [9, 7] }];
    expect(onHit({ ...fight, board: { ...fight.board, others } })).toBe('1 character 0 8,7');
    const beside = [{ character: 'Sif', at: [9, 8] }];
    expect(onHit({ ...fight, board: { ...fight.board, others: beside } })).toBe('3 none 0 10,8');
  });
});

test('without a board nothing stops the path', () => {
  expect(onHit({})).toBe('3 none 0');
  expect(onHit({ attacker: { knockbackDistance: 100 } })).toBe('100 none 0');
});

describe('a sequence holds', () => {
  const sequenceOf = (changes: Changes, distance = 3) =>
    knockbackSequence(fieldOf(scenarioOf(changes)), distance);

  test('every square that is entered, with the levels that it is lower', () => {
    const { squares, stoppedBy } = sequenceOf(inARow('4 4 4 4 1'));
    expect(squares).toEqual([
      { square: [2, 0], drop: 0 },
      { square: [3, 0], drop: 0 },
      { square: [4, 0], drop: 3 },
    ]);
    expect(stoppedBy).toBe('none');
  });

  test('the square that is not, how much higher it is, and who is on it', () => {
    const higher = inARow('1 1 1 5', {}, { others: at(3, 0) });
    const sif = { kind: 'character', name: 'Sif', spaces: [[3, 0]] };
    expect(sequenceOf(higher)).toEqual({
      squares: [{ square: [2, 0], drop: 0 }],
      stoppedBy: 'character',
      next: [3, 0],
      climb: 4,
      blockers: [sif],
    });
    expect(sequenceOf(inARow('1 1 1 5'))).toMatchObject({ stoppedBy: 'higher', blockers: [] });
  });

  test('no more squares than it may go', () => {
    expect([1, 2, 7].map((distance) => sequenceOf({}, distance).squares.length)).toEqual([1, 2, 7]);
  });
});
