import { expect, test } from 'vitest';
import { inARow, planOf } from './scenarios.ts';

test('a scene shows the board, the path and who stands where; without KNOCKBACK no path', () => {
  const others = [{ character: 'Sif', at: [3, 0] }];
  const walls = [
    [
      [0, 0],
      [0, 1],
    ],
  ];
  const fight = inARow('1 1 1 1\n1 1 1 #', {}, { others, walls });
  expect(planOf(fight).account.scene).toMatchObject({
    grid: 'square',
    pieces: [
      { name: 'Thor', role: 'attacker', spaces: [[0, 0]] },
      { name: 'Loki', role: 'defender', spaces: [[1, 0]] },
      { name: 'Sif', role: 'other', kind: 'character', spaces: [[3, 0]] },
    ],
    walls,
    line: [
      [0, 0],
      [1, 0],
      [2, 0],
    ],
    placeMeasure: 'finalSquare',
  });
  expect(planOf({ ...fight, attacker: { keyphrases: [] } }).account.scene?.line).toEqual([]);
  expect(planOf().account.scene).toBeUndefined();
});

test('a scene has the ground as it is written', () => {
  const { terrain } = planOf(inARow('1 2w .\n1 1 #')).account.scene ?? {};
  expect(terrain).toEqual({
    columns: 3,
    rows: [
      [{ level: 1 }, { level: 2, letter: 'w' }, undefined],
      [{ level: 1 }, { level: 1 }, { level: 0, blocking: true }],
    ],
  });
});

test('all who stand there are characters', () => {
  const others = [{ character: 'Sif', at: [3, 0] }];
  const { pieces } = planOf(inARow('1 1 1 1', {}, { others })).account.scene ?? {};
  expect(pieces?.map(({ kind }) => kind)).toEqual(['character', 'character', 'character']);
});
