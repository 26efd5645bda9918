import { expect, test } from 'vitest';
import { FAILS, HOLDS, refusal, withOneMore } from '../attacks.ts';

test('moved and stationary hold where the experiment says so, and neither where it does not', () => {
  expect(withOneMore('moved', { attacker: { moved: true } })).toBe(HOLDS);
  expect(withOneMore('moved', { attacker: { moved: false } })).toBe(FAILS);
  expect(withOneMore('moved', { defender: { moved: true } })).toBe(FAILS);
  expect(withOneMore('stationary', { attacker: { moved: false } })).toBe(HOLDS);
  expect(withOneMore('stationary', { attacker: { moved: true } })).toBe(FAILS);
  expect([withOneMore('moved'), withOneMore('stationary')]).toEqual([FAILS, FAILS]);
});

test('charged holds from so many spaces on', () => {
  expect(withOneMore({ charged: 2 }, { attacker: { charged: 2 } })).toBe(HOLDS);
  expect(withOneMore({ charged: 2 }, { attacker: { charged: 1 } })).toBe(FAILS);
  expect(withOneMore({ charged: 1 })).toBe(FAILS);
});

test('beganTurn holds for any of the words that are told of the turn’s beginning', () => {
  const attacker = { beganTurn: ['unengaged', 'w'] };
  expect(withOneMore({ beganTurn: 'unengaged' }, { attacker })).toBe(HOLDS);
  expect(withOneMore({ beganTurn: 'w' }, { attacker })).toBe(HOLDS);
  expect(withOneMore({ beganTurn: 'engaged' }, { attacker })).toBe(FAILS);
  expect(withOneMore({ beganTurn: 'engaged' })).toBe(FAILS);
});

test('they are refused', () => {
  expect(refusal({ attackDice: 1, when: { charged: 0 } })).toContain('from 1 to 100');
  expect(refusal({ attackDice: 1, when: { beganTurn: '' } })).toContain('text of 1 to 20');
});
