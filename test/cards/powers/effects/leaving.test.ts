import { expect, test } from 'vitest';
import { refusal, words, wounds } from '../attacks.ts';

test('what acts at leaving an engagement changes no attack', () => {
  const mine = [{ leavingAttackDice: 1 }, { ignoreLeavingWounds: 7 }];
  expect(wounds({ mine, theirs: mine }, 1)).toBe('1/2');
});

test('it is said and refused', () => {
  expect(words({ leavingAttackDice: 1 })).toBe(
    '+1 attack die against figures that leave an engagement with it',
  );
  expect(words({ ignoreLeavingWounds: 7 })).toBe(
    'ignores wounds as it leaves an engagement on a D20 roll of 7 or higher',
  );
  expect(refusal({ ignoreLeavingWounds: 21 })).toContain('a whole number from 1 to 20');
});
