import { expect, test } from 'vitest';
import { combatDie } from '../../src/dice/die.ts';
import { countOf, poolOf } from '../../src/dice/throw.ts';

const defense = { name: 'defense', symbols: ['shield', 'skull'], die: combatDie } as const;

test('a pool is asked for all symbols of its kind, or for those that rules will look at', () => {
  const all = { name: 'defense', die: combatDie, count: 3, asked: ['shield', 'skull'] };
  expect(poolOf(defense, 3)).toEqual(all);
  expect(poolOf(defense, 3, ['skull'])).toEqual({ ...all, asked: ['skull'] });
});

test('of a raw outcome a count is what it says, and 0 of what was not thrown or not asked', () => {
  const raw = { defense: { skull: 2 } };
  expect(countOf(raw, defense, 'skull')).toBe(2);
  expect(countOf(raw, defense, 'shield')).toBe(0);
  expect(countOf(raw, { name: 'attack', symbols: ['skull'] }, 'skull')).toBe(0);
});
