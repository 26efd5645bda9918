import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { check } from '../../../src/experiments/scenarios/check.ts';
import { boardField } from '../../../src/rules/heroclix/board-schema.ts';
import { refused } from '../../experiments/scenarios/refusals.ts';

const RIGHT = { terrain: '1 1', attacker: [0, 0], defender: [1, 0] };
const mistakes = (board: unknown) => refused(() => check(boardField(), board));
const wrong = (board: object) => mistakes({ ...RIGHT, ...board });

test('a board is terrain and two places; others and walls may be left out', () => {
  expect(mistakes(RIGHT)).toEqual([]);
  const others = [{ character: 'Sif', at: [0, 0] }];
  const walls = [
    [
      [0, 0],
      [1, 0],
    ],
  ];
  expect(wrong({ others, walls })).toEqual([]);
  expect(wrong({ others: [], walls: [] })).toEqual([]);
});

const square = 'a square: [column, row], from 0';
const character = 'a mapping such as { character: Bystander, at: [3, 0] }';
const wall = 'two squares that share a side: [[1, 1], [2, 1]]';

describe('what does not fit is refused with what is allowed:', () => {
  test.each<[string, object, string]>([
    ['a side of a square below 0', { attacker: [0, -1] }, `attacker[1] is -1; give ${square}`],
    ['half a square', { defender: [0.5, 0] }, `defender[0] is 0.5; give ${square}`],
    ['one number', { attacker: [1] }, `attacker is a list of 1; give ${square}`],
    [
      'a list that is no terrain',
      { terrain: [['1']] },
      'terrain is a list of 1; give a board: rows of squares, each a level with an optional letter, # or .',
    ],
    [
      'a name for a list',
      { others: 'Sif' },
      'others is "Sif"; give a list of characters, such as [{ character: Bystander, at: [3, 0] }]',
    ],
    ['a name for a character', { others: ['Sif'] }, `others[0] is "Sif"; give ${character}`],
    [
      'a character without a name',
      { others: [{ at: [0, 0] }] },
      'others[0].character is missing; give text of 1 to 120 characters',
    ],
    [
      'a character without a place',
      { others: [{ character: 'Sif' }] },
      `others[0].at is missing; give ${square}`,
    ],
    [
      'a wall for a list of them',
      { walls: 1 },
      'walls is 1; give a list of walls, such as [[[1, 1], [2, 1]]]',
    ],
    ['a wall of one square', { walls: [[[0, 0]]] }, `walls[0] is a list of 1; give ${wall}`],
  ])('%s', (_, board, message) => {
    expect(wrong(board)).toEqual([message]);
  });

  test('what a board does not have', () => {
    expect(wrong({ hole: 1 })).toEqual([
      'hole: unknown key "hole"; give one of the keys terrain, attacker, defender, others, walls',
    ]);
    const others = [{ character: 'Sif', at: [0, 0], life: 3 }];
    expect(wrong({ others })).toEqual([
      'others[0].life: unknown key "life"; give one of the keys character, at',
    ]);
  });

  test('no board at all', () => {
    expect(mistakes('1 1')).toEqual([
      'this is "1 1"; give a mapping with terrain, attacker and defender',
    ]);
  });
});

test('a board may have 5,000 others and 5,000 walls, and no more', () => {
  const others = (many: number) => Array(many).fill({ character: 'Sif', at: [0, 0] });
  const walls = (many: number) =>
    Array(many).fill([
      [0, 0],
      [1, 0],
    ]);
  expect(wrong({ others: others(5000), walls: walls(5000) })).toEqual([]);
  expect(wrong({ others: others(5001), walls: walls(5001) })).toEqual([
    'others is a list of 5001; give a list of at most 5000 characters',
    'walls is a list of 5001; give a list of at most 5000 walls',
  ]);
});

test('every field says in the schema what it is, for editors', () => {
  const fields = (schema: unknown): Record<string, { description?: string }> =>
    (schema as { properties: Record<string, { description?: string }> }).properties;
  const board = z.toJSONSchema(boardField(), { io: 'input' });
  expect(board.description).toBe('The ground of the fight (default: endless, level ground)');
  const { others, ...all } = fields(board);
  const character = fields((others as { items: unknown }).items);
  for (const [name, { description }] of Object.entries({ ...fields(board), ...character })) {
    expect(description, name).toMatch(/^[A-Z]/);
  }
  expect([all.attacker?.description, all.defender?.description, character.at?.description]).toEqual(
    [
      'Where the attacker stands; only the command `aim` does not need it',
      'Where the defender stands',
      'The square on which the character stands',
    ],
  );
});
