import { describe, expect, test } from 'vitest';
import type { Terrain } from '../../src/board/terrain.ts';
import { attackerMissing, misshifted, offTheMap, readGround } from '../../src/rules/placing.ts';
import { refused } from '../experiments/scenarios/refusals.ts';

describe('the ground of a document', () => {
  test('is its terrain, with blocking terrain where that is known', () => {
    expect(readGround('1 2w\n. 0').rows).toEqual([
      [{ level: 1 }, { level: 2, letter: 'w' }],
      [undefined, { level: 0 }],
    ]);
    expect(readGround('1 #', true).rows[0]?.[1]).toMatchObject({ blocking: true });
  });

  test('is refused with every mistake, at the field', () => {
    expect(refused(() => readGround('1 #\n1'))).toEqual([
      expect.stringMatching(/^board\.terrain is "#"; give a level /),
      'board.terrain: 1 space; give as many spaces as in the first row: 2',
    ]);
  });
});

describe('rows of hexes', () => {
  test('that show the first shifted are refused there, with what to do', () => {
    expect(misshifted('  1 1\n1 1\n  1 1')).toEqual([
      {
        path: ['board', 'terrain'],
        within: { line: 0, column: 2 },
        found: 'the first, third, fifth … row shifted to the right',
        allowed:
          'the second, fourth, sixth … row shifted; if the first row should be shifted, put a row of . above ' +
          'it and add 1 to the row of every place',
      },
    ]);
  });

  test('that show the second shifted, or nothing, are let in', () => {
    expect(misshifted('1 1\n  1 1\n1 1')).toEqual([]);
    expect(misshifted('1 1\n1 1\n1 1')).toEqual([]);
  });
});

test('the attacker is missing at its field of the board', () => {
  expect(attackerMissing('a space, such as [0, 0]')).toEqual({
    path: ['board', 'attacker'],
    found: 'nothing',
    allowed: 'a space, such as [0, 0]; only the command `aim` needs none',
  });
});

describe('a place off the map', () => {
  const terrain: Terrain = readGround('1 . 1\n1 1 1');

  test.each([
    [[3, 0], 'off the map'],
    [[0, 2], 'off the map'],
    [[3, 2], 'off the map'],
    [[1, 0], 'a hole'],
  ] as const)('%j is %s', (space, what) => {
    expect(offTheMap(space, ['board', 'attacker'], terrain)).toEqual({
      path: ['board', 'attacker'],
      found: `${space.join()}, which is ${what}`,
      allowed: 'a space of the map, up to 2,1',
    });
  });

  test('is called as the game calls it', () => {
    expect(offTheMap([9, 9], [], terrain, 'square').allowed).toBe('a square of the map, up to 2,1');
  });
});
