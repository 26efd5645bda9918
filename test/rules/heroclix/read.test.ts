import { describe, expect, test } from 'vitest';
import { inARow, planOf, scenarioOf } from './scenarios.ts';

test('what is left out gets its usual value', () => {
  expect(scenarioOf()).toEqual({
    rules: 'heroclix',
    attacker: {
      name: 'Thor',
      attackValue: 10,
      damage: 3,
      keyphrases: ['knockback'],
      knockbackDistance: 3,
    },
    defender: { name: 'Loki', defenseValue: 17, keyphrases: [] },
    rulings: { knockbackNeedsDamage: false, fallAndShortAddUp: true, statedDistanceIsFull: true },
  });
});

test('a scenario is plain data, which a file of results can hold', () => {
  const others = [{ character: 'Sif', at: [3, 0] }];
  const scenario = scenarioOf(inARow('1 1 1 #\n1 1 1 1', {}, { others: [], walls: [] }));
  expect(JSON.parse(JSON.stringify(scenario))).toEqual(scenario);
  const { board } = scenarioOf(inARow('1 1 1 1', {}, { others }));
  expect(board?.others).toEqual([{ kind: 'character', name: 'Sif', spaces: [[3, 0]] }]);
});

describe('the remarks of a plan', () => {
  test('are none where there is nothing to say', () => {
    expect(planOf().account.remarks).toEqual([]);
    expect(planOf(inARow('1 1 1')).account.remarks).toEqual([]);
  });

  test('say why there is no knockback or no knockback damage', () => {
    expect(planOf({ attacker: { keyphrases: [] } }).account.remarks).toEqual([
      'There is no knockback: Thor does not have KNOCKBACK.',
    ]);
    expect(planOf({ defender: { keyphrases: ['immune'] } }).account.remarks).toEqual([
      "Loki is Immune and can't take knockback damage (12.6e).",
    ]);
  });

  test('say that named terrain has no effect', () => {
    expect(planOf(inARow('1 1 1m')).account.remarks).toEqual([
      'Water, lava and other named terrain have no effect on knockback by these rules.',
    ]);
  });

  test('say that range and line of fire are taken as given', () => {
    const shot = inARow('1 1 1', {}, { defender: [2, 0] });
    expect(planOf(shot).account.remarks).toEqual([
      'The two are not adjacent. Range and line of fire are taken as given.',
    ]);
  });
});

test('the usual question is whether it is moved by a square at least', () => {
  expect(planOf().account.usualQuestion).toBe('squaresMoved >= 1');
});

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
