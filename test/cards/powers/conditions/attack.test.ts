import { expect, test } from 'vitest';
import { FAILS, HOLDS, refusal, withOneMore } from '../attacks.ts';

const special = { dice: 1 };

test('normalAttack holds in normal attacks only', () => {
  expect(withOneMore('normalAttack')).toBe(HOLDS);
  expect(withOneMore('normalAttack', { special })).toBe(FAILS);
});

test('specialAttack holds in special attacks only', () => {
  expect(withOneMore('specialAttack', { special })).toBe(HOLDS);
  expect(withOneMore('specialAttack')).toBe(FAILS);
});

test('anyAttack holds in both', () => {
  expect(withOneMore('anyAttack', { special })).toBe(HOLDS);
  expect(withOneMore('anyAttack')).toBe(HOLDS);
});

test('to name a kind within not is to name it: not in normal attacks, so in special ones', () => {
  expect(withOneMore({ not: 'normalAttack' }, { special })).toBe(HOLDS);
  expect(withOneMore({ not: 'normalAttack' })).toBe(FAILS);
});

test('they are refused', () => {
  expect(refusal({ attackDice: 1, when: 'normalAttacks' })).toContain('did you mean normalAttack');
  expect(refusal({ attackDice: 1, when: { anyAttack: true } })).toContain(
    '[0].when.anyAttack: unknown key "anyAttack"',
  );
});
