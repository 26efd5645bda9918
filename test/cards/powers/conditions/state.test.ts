import { expect, test } from 'vitest';
import { FAILS, HOLDS, refusal, withOneMore, words } from '../attacks.ts';

test('state holds where the experiment has switched it on', () => {
  expect(withOneMore({ state: 'shadow' }, { states: ['two-others-engaged', 'shadow'] })).toBe(
    HOLDS,
  );
  expect(withOneMore({ state: 'shadow' }, { states: ['two-others-engaged'] })).toBe(FAILS);
  expect(withOneMore({ state: 'shadow' })).toBe(FAILS);
});

test('it is said and refused', () => {
  expect(words({ attackDice: 1, when: { state: 'shadow' } })).toBe(
    '+1 attack die, while "shadow" is on',
  );
  expect(words({ attackDice: 1, when: { not: { state: 'shadow' } } })).toBe(
    '+1 attack die, unless "shadow" is on',
  );
  expect(refusal({ attackDice: 1, when: { state: 3 } })).toContain('text of 1 to 60 characters');
});
