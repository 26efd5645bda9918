import { expect, test } from 'vitest';
import { chance } from '../../../cards/powers/attacks.ts';

test('an attack that was ignored costs what it costs, and wounds nobody', () => {
  const mine = [
    { unblockableWounds: 1, stage: 'after' },
    { costs: 1, stage: 'after' },
  ];
  const setting = { mine, theirs: [{ ignoreAttack: 1 }] };
  expect(chance(setting, 'unblockableWounds', 0)).toBe('1');
  expect(chance(setting, 'attackerWounds', 1)).toBe('1');
});

test('a destroyed attacker neither wounds, heals nor attacks again', () => {
  const mine = [{ unblockableWounds: 1, stage: 'after' }, { heals: 1 }, { attackAgain: true }];
  const theirs = [{ destroys: 1, stage: 'whenWounded' }];
  const setting = { mine, theirs, attacker: { life: 3, wounds: 1 } };
  expect(chance(setting, 'unblockableWounds', 1)).toBe('1/2');
  expect(chance(setting, 'healed', 1)).toBe('1/2');
  expect(chance(setting, 'attacksAgain', 1)).toBe('1/2');
});

test('who destroyed the defender instead of attacking is healed for it, and may not attack again', () => {
  const mine = [
    { destroys: 16, stage: 'instead' },
    { heals: 1, when: 'destroyed' },
    { attackAgain: true },
  ];
  const setting = { mine, attacker: { life: 3, wounds: 1 } };
  expect(chance(setting, 'healed', 1)).toBe('1/4');
  expect(chance(setting, 'attacksAgain', 0)).toBe('1');
});

test('a defender that wounds after the attack destroy answers once', () => {
  const mine = [{ unblockableWounds: 1, stage: 'after' }];
  const theirs = [{ unblockableWounds: 1, stage: 'whenDestroyed' }];
  expect(chance({ mine, theirs, defender: { life: 1 } }, 'attackerWounds', 1)).toBe('1');
});
