import { expect, test } from 'vitest';
import { FAILS, HOLDS, refusal, withOneMore } from '../attacks.ts';

test('state holds where the experiment has switched it on', () => {
  expect(withOneMore({ state: 'shadow' }, { states: ['two-others-engaged', 'shadow'] })).toBe(
    HOLDS,
  );
  expect(withOneMore({ state: 'shadow' }, { states: ['two-others-engaged'] })).toBe(FAILS);
  expect(withOneMore({ state: 'shadow' })).toBe(FAILS);
});

test('it is refused', () => {
  expect(refusal({ attackDice: 1, when: { state: 3 } })).toContain('text of 1 to 60 characters');
});
