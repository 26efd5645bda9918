import { describe, expect, test } from 'vitest';
import { type Document, planOf } from '../scenarios.ts';

const sceneOf = (board: Document | undefined, more: Document = {}) =>
  planOf({
    attacker: { name: 'A', attack: 3, defense: 0, powers: ['super-strength'] },
    defender: { name: 'D', attack: 0, defense: 0 },
    ...(board && { board: { attacker: [0, 0], defender: [1, 0], ...board } }),
    ...more,
  }).account.scene;

describe('the picture of a fight', () => {
  test('shows the board with everybody on it and its walls', () => {
    const walls = [
      [
        [3, 0],
        [4, 0],
      ],
    ];
    const others = [
      {
        figure: 'Ox',
        at: [
          [3, 0],
          [4, 0],
        ],
      },
    ];
    expect(sceneOf({ terrain: '1 1 2 1 1 .', walls: [], others })).toMatchObject({
      grid: 'hex',
      terrain: { columns: 6 },
      placeMeasure: 'finalSpace',
      walls: [],
      pieces: [
        { name: 'A', role: 'attacker', kind: 'figure', spaces: [[0, 0]] },
        { name: 'D', role: 'defender', kind: 'figure', spaces: [[1, 0]] },
        {
          name: 'Ox',
          role: 'other',
          kind: 'figure',
          spaces: [
            [3, 0],
            [4, 0],
          ],
        },
      ],
    });
    expect(sceneOf({ terrain: '1 1 1 1 1', walls })?.walls).toEqual(walls);
    expect(sceneOf({ terrain: '1 1 1', others: [{ glyph: 'G', at: [2, 0] }] })?.pieces[2]).toEqual({
      name: 'G',
      role: 'other',
      kind: 'glyph',
      spaces: [[2, 0]],
    });
  });

  test('shows the line from the attacker as far as all skulls lead', () => {
    const line = (terrain: string) => sceneOf({ terrain })?.line.map(String);
    expect(line('1 1 1 1 1 1 1')).toEqual(['0,0', '1,0', '2,0', '3,0', '4,0']);
    expect(line('1 1 1')).toEqual(['0,0', '1,0', '2,0']);
    expect(line('1 1')).toEqual(['0,0', '1,0']);
  });

  test('follows a line from row to row', () => {
    const board = { terrain: '1 1 1\n 1 1 1\n1 1 1\n 1 1 1', attacker: [0, 0], defender: [0, 1] };
    expect(sceneOf(board)?.line.map(String)).toEqual(['0,0', '0,1', '1,2', '1,3']);
  });

  test('has no line where the two are not adjacent, and is none without a board', () => {
    expect(sceneOf({ terrain: '1 1 1', defender: [2, 0] })?.line).toEqual([]);
    expect(sceneOf(undefined)).toBeUndefined();
  });
});
