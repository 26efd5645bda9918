import { expect, test } from 'vitest';
import { refusal, wounds } from '../attacks.ts';

test('effects on leaving an engagement do not change attacks', () => {
  const mine = [{ leavingAttackDice: 1 }, { ignoreLeavingWounds: 7 }];
  expect(wounds({ mine, theirs: mine }, 1)).toBe('1/2');
});

test('it is refused', () => {
  expect(refusal({ ignoreLeavingWounds: 21 })).toContain('a whole number from 1 to 20');
});
