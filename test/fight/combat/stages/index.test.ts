import { expect, test } from 'vitest';
import { chance } from '../../../cards/powers/attacks.ts';

test('an ignored attack leaves out the roll, Knockback and what strikes back', () => {
  const setting = {
    attack: 1,
    defense: 2,
    mine: [{ superStrength: true }],
    theirs: [{ ignoreAttack: 1 }, { counterStrike: true }],
  };
  for (const measure of ['attackWounds', 'knockbackPoints', 'attackerWounds']) {
    expect(chance(setting, measure, 0)).toBe('1');
  }
});

test('an evaded attack leaves out defense, wounds and Knockback', () => {
  const setting = {
    attack: 1,
    defense: 2,
    mine: [{ superStrength: true }, { automaticSkulls: 1 }],
    theirs: [{ evade: 1 }, { counterStrike: true }],
  };
  for (const measure of ['attackWounds', 'knockbackPoints', 'attackerWounds']) {
    expect(chance(setting, measure, 0)).toBe('1');
  }
});
