import { expect, test } from 'vitest';
import { canComeAbout, POWER_MEASURES } from '../../../src/fight/combat/power-measures.ts';
import { chance, type Setting } from '../../cards/powers/attacks.ts';
import { planOf } from '../scenarios.ts';
import { profile } from './stages/fights.ts';

const counterStrike = { attack: 1, defense: 1, theirs: [{ counterStrike: true }] };

/**
 * RULES.md, section 7: for each measure, a minimal attack in which it occurs, a value, and its
 * probability.
 */
const MEASURED: Readonly<Record<string, [setting: Setting, value: number, chance: string]>> = {
  // A skull, and the D20 at 11 or above.
  evaded: [{ theirs: [{ evade: 11 }] }, 1, '1/4'],
  ignoredWounds: [{ theirs: [{ ignoreWounds: 11 }] }, 1, '1/4'],
  // A skull is a wound, which brings two more.
  extraWounds: [{ mine: [{ extraWounds: 2 }] }, 2, '1/2'],
  unblockableWounds: [{ mine: [{ unblockableWounds: 1, stage: 'after' }] }, 1, '1'],
  // No skull, and a shield.
  attackerWounds: [counterStrike, 1, '1/6'],
  attackerDestroyed: [{ ...counterStrike, attacker: { life: 1 } }, 1, '1/6'],
  healed: [
    {
      mine: [{ heals: 1, when: 'destroyed' }],
      attacker: { life: 2, wounds: 1 },
      defender: { life: 1 },
    },
    1,
    '1/2',
  ],
  attacksAgain: [{ mine: [{ attackAgain: true, when: 'wounded' }] }, 1, '1/2'],
};

test('these are measured', () => {
  expect(POWER_MEASURES.map(({ name }) => name)).toEqual(Object.keys(MEASURED));
});

test.each(Object.entries(MEASURED))('%s is read off the blow', (name, [setting, value, odds]) => {
  expect(chance(setting, name, value)).toBe(odds);
});

test('without such powers none of them is measured', () => {
  const { measures } = planOf({
    attacker: { name: 'A', attack: 1, defense: 0, powers: ['super-strength'] },
    defender: { name: 'D', attack: 0, defense: 0, powers: ['tough'] },
  }).account;
  expect(measures.filter(({ name }) => name in MEASURED)).toEqual([]);
});

test('possible measures are those that a power can cause', () => {
  const { active } = profile({ mine: [{ attackDice: 1 }], theirs: [{ evade: 16 }] });
  expect(canComeAbout(['ignore.evasion'], active)).toBe(true);
  expect(canComeAbout(['heal', 'dice.attack'], active)).toBe(true);
  expect(canComeAbout(['heal'], active)).toBe(false);
  expect(canComeAbout([], active)).toBe(false);
});
