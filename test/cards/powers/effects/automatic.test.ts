import { expect, test } from 'vitest';
import { chance, refusal, wounds } from '../attacks.ts';

test('automatic skulls are hits, and no Knockback points', () => {
  const mine = [{ automaticSkulls: 1 }, { superStrength: true }];
  expect([wounds({ mine }, 1), wounds({ mine }, 2)]).toEqual(['1/2', '1/2']);
  expect(chance({ mine }, 'knockbackPoints', 0)).toBe('1/2');
});

test('automatic skulls count in a special attack only where it is named', () => {
  const special = { dice: 1 };
  expect(wounds({ mine: [{ automaticSkulls: 1 }], special }, 2)).toBe('0');
  expect(wounds({ mine: [{ automaticSkulls: 1, when: 'anyAttack' }], special }, 2)).toBe('1/2');
});

test('automatic shields block where a defense die is rolled, and always by the ruling', () => {
  const theirs = [{ automaticShields: 1 }];
  // Two skulls and no shield: 1/4 x 2/3.
  expect(wounds({ attack: 2, defense: 1, theirs }, 1)).toBe('1/6');
  expect(wounds({ attack: 2, theirs }, 2)).toBe('1/4');
  const rulings = { automaticShieldsNeedARoll: false };
  expect(wounds({ attack: 2, theirs, rulings }, 1)).toBe('1/4');
});

test('automatic shields do not count against special attacks, nor on the attacker’s card', () => {
  const automatic = [{ automaticShields: 1 }];
  const special = { dice: 2 };
  expect(wounds({ defense: 1, theirs: automatic, special }, 2)).toBe('1/6');
  expect(wounds({ attack: 2, defense: 1, mine: automatic }, 2)).toBe('1/6');
});

test('both are refused', () => {
  expect(refusal({ automaticShields: -1 })).toContain('is -1; give a whole number from 0');
  expect(refusal({ automaticSkulls: '1' })).toContain('"1"');
});
