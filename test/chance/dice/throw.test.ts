import { describe, expect, test } from 'vitest';
import { countOf, type PoolKind, poolOf } from '../../../src/chance/dice/throw.ts';

const ATTACK: PoolKind<'skull' | 'shield'> = {
  name: 'attack',
  die: { name: 'Die', faces: [{ name: 'skull', symbols: { skull: 1 } }] },
  symbols: ['skull', 'shield'],
};
const DEFENSE = { ...ATTACK, name: 'defense' };

describe('a pool is some dice of a kind', () => {
  test('asked for all that can be asked of the kind', () => {
    const { name, die, symbols } = ATTACK;
    expect(poolOf(ATTACK, 5)).toEqual({ name, die, count: 5, asked: symbols });
  });

  test('or for less', () => {
    expect(poolOf(ATTACK, 5, ['shield']).asked).toEqual(['shield']);
    expect(poolOf(ATTACK, 5, []).asked).toEqual([]);
  });
});

test('the count of a symbol is that of its own pool', () => {
  const raw = { attack: { skull: 3, shield: 1 }, defense: { skull: 2 } };
  expect(countOf(raw, ATTACK, 'skull')).toBe(3);
  expect(countOf(raw, ATTACK, 'shield')).toBe(1);
  expect(countOf(raw, DEFENSE, 'skull')).toBe(2);
});

test('there are no dice that are not rolled and no symbols that are not needed', () => {
  const raw = { attack: { skull: 3 } };
  expect(countOf(raw, ATTACK, 'shield')).toBe(0);
  expect(countOf(raw, DEFENSE, 'skull')).toBe(0);
  expect(countOf({}, ATTACK, 'skull')).toBe(0);
});
