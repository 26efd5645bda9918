import { expect, test } from 'vitest';
import { chance, FAILS, HOLDS, refusal, withOneMore } from '../attacks.ts';

test('ownWounds and enemyWounds hold from so many wounds on', () => {
  expect(withOneMore({ ownWounds: 2 }, { attacker: { wounds: 2 } })).toBe(HOLDS);
  expect(withOneMore({ ownWounds: 2 }, { attacker: { wounds: 1 }, defender: { wounds: 2 } })).toBe(
    FAILS,
  );
  expect(withOneMore({ enemyWounds: 1 }, { defender: { wounds: 1 } })).toBe(HOLDS);
  expect(withOneMore({ enemyWounds: 1 }, { attacker: { wounds: 1 } })).toBe(FAILS);
});

test('wounds of this attack count as soon as they are taken', () => {
  const mine = [{ unblockableWounds: 1, stage: 'after', when: { enemyWounds: 2 } }];
  expect(chance({ mine, defender: { wounds: 1 } }, 'unblockableWounds', 1)).toBe('1/2');
});

test('enemyLifeLeft holds at most at so much Life, and never without one', () => {
  expect(withOneMore({ enemyLifeLeft: 2 }, { defender: { life: 4, wounds: 2 } })).toBe(HOLDS);
  expect(withOneMore({ enemyLifeLeft: 2 }, { defender: { life: 4, wounds: 1 } })).toBe(FAILS);
  expect(withOneMore({ enemyLifeLeft: 2 })).toBe(FAILS);
});

test('enemyLifeLeft holds for a destroyed figure, whatever destroyed it', () => {
  const mine = [
    { destroys: 11, stage: 'before' },
    { heals: 1, when: { enemyLifeLeft: 1 } },
  ];
  const setting = { mine, attacker: { wounds: 1 }, defender: { life: 4 } };
  // With 11 or higher, a chance of 10/20.
  expect(chance(setting, 'healed', 1)).toBe('1/2');
});

test('wounded asks for the wounds of the attack: any, or so many', () => {
  const again = (when: unknown) =>
    chance({ attack: 2, mine: [{ attackAgain: true, when }] }, 'attacksAgain', 1);
  expect(again('wounded')).toBe('3/4');
  expect(again({ wounded: 2 })).toBe('1/4');
  expect(again({ wounded: 3 })).toBe('0');
});

test('destroyed holds for who is destroyed, and for wounds that will destroy it', () => {
  const setting = { attack: 2, defender: { life: 2 } };
  const mine = [{ attackAgain: true, when: 'destroyed' }];
  expect(chance({ ...setting, mine }, 'attacksAgain', 1)).toBe('1/4');
  const theirs = [{ ignoreWounds: 1, when: 'destroyed' }];
  expect(chance({ ...setting, theirs }, 'ignoredWounds', 1)).toBe('1/4');
  expect(chance({ ...setting, theirs }, 'destroyed', 1)).toBe('0');
});

test('they are refused', () => {
  expect(refusal({ attackDice: 1, when: { ownWounds: 0 } })).toContain('from 1 to 1000');
  expect(refusal({ attackDice: 1, when: { wounded: true } })).toContain('true');
  expect(refusal({ attackDice: 1, when: ['adjacent', 'destroid'] })).toContain(
    '[0].when[1] is "destroid"',
  );
});
