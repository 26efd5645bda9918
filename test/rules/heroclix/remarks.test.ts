import { describe, expect, test } from 'vitest';
import { isShot } from '../../../src/rules/heroclix/compile.ts';
import { inARow, planOf, scenarioOf } from './scenarios.ts';

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
      'By these rules, water, lava and other named terrain have no effect on knockback.',
    ]);
  });

  test('say that range and line of fire are assumed', () => {
    const shot = inARow('1 1 1', {}, { defender: [2, 0] });
    const taken = 'The two characters are not adjacent. Range and line of fire are assumed.';
    expect(planOf(shot).account.remarks).toEqual([taken]);
    const further = inARow('1 1 1 1', { attacker: { range: 2 } }, { defender: [3, 0] });
    expect(planOf(further).account.remarks).toEqual([taken]);
    expect(planOf({ ...shot, attacker: { range: 2 } }).account.remarks).toEqual([
      'The two characters are not adjacent. Line of fire is assumed.',
    ]);
  });

  test('are said one after another where there are several', () => {
    const fight = inARow('1 1w 1', { attacker: { keyphrases: [] } }, { defender: [2, 0] });
    expect(planOf({ ...fight, defender: { keyphrases: ['immune'] } }).account.remarks).toEqual([
      'There is no knockback: Thor does not have KNOCKBACK.',
      "Loki is Immune and can't take knockback damage (12.6e).",
      'The two characters are not adjacent. Range and line of fire are assumed.',
      'By these rules, water, lava and other named terrain have no effect on knockback.',
    ]);
  });
});

test('a shot is what does not come from one of the eight squares around', () => {
  const field = '1 1 1 1 1\n'.repeat(5);
  const shots = [...Array(25).keys()]
    .map((i) => [i % 5, Math.floor(i / 5)])
    .filter((attacker) => String(attacker) !== '2,2')
    .filter((attacker) => {
      const { board } = scenarioOf({ board: { terrain: field, attacker, defender: [2, 2] } });
      return board && isShot(board);
    });
  expect(shots).toHaveLength(16);
  expect(shots.every(([c = 0, r = 0]) => [0, 4].includes(c) || [0, 4].includes(r))).toBe(true);
});
