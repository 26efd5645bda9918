import { expect, test } from 'vitest';
import { countOf } from '../../src/dice/throw.ts';

test('the count of a symbol is that of its own pool', () => {
  const raw = { attack: { skull: 3, shield: 1 }, defense: { skull: 2 } };
  expect(countOf(raw, 'attack', 'skull')).toBe(3);
  expect(countOf(raw, 'attack', 'shield')).toBe(1);
  expect(countOf(raw, 'defense', 'skull')).toBe(2);
});

test('of dice that are not thrown, and of symbols that are not asked for, there are none', () => {
  const raw = { attack: { skull: 3 } };
  expect(countOf(raw, 'attack', 'shield')).toBe(0);
  expect(countOf(raw, 'defense', 'skull')).toBe(0);
  expect(countOf({}, 'attack', 'skull')).toBe(0);
});
