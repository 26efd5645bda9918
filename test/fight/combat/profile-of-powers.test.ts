import { describe, expect, test } from 'vitest';
import { knocksBack } from '../../../src/fight/combat/profile.ts';
import { profile } from './stages/fights.ts';

test('what is known before the dice: counts, Super Strength, whose shields are automatic', () => {
  const theirs = [{ automaticShields: 1 }, { lavaResistant: true }];
  expect(profile({ attack: 3, defense: 2, mine: [{ superStrength: true }], theirs })).toMatchObject(
    {
      attackDice: 3,
      defenseDice: 2,
      superStrength: true,
      lavaResistant: true,
      shieldsFrom: ['Theirs'],
      hasMoreDice: false,
    },
  );
});

test('effects whose conditions cannot hold are left out', () => {
  const when = { state: 'off' };
  const mine = [{ superStrength: true, when }];
  const theirs = [
    { automaticShields: 1, when },
    { lavaResistant: true, when },
  ];
  expect(profile({ mine, theirs })).toMatchObject({
    superStrength: false,
    lavaResistant: false,
    shieldsFrom: [],
  });
});

test('automatic shields of 0 come from nobody', () => {
  expect(profile({ theirs: [{ automaticShields: 0 }] }).shieldsFrom).toEqual([]);
});

describe('further dice', () => {
  test('are none where one D20 to ignore the attack is the only one', () => {
    const alone = profile({ theirs: [{ ignoreAttack: 16 }] });
    expect([alone.ignoresOn, alone.hasMoreDice]).toEqual([16, false]);
  });

  test('are there for a second D20, a condition or the distance', () => {
    const distance = { d20: 16, plus: 'distance' };
    for (const theirs of [
      [{ ignoreAttack: 16 }, { ignoreAttack: 11 }],
      [{ ignoreAttack: 16, when: 'adjacent' }],
      [{ ignoreAttack: distance }],
      [{ evade: 16 }],
      [{ counterStrike: true, when: { d20: 3 } }],
    ]) {
      const { ignoresOn, hasMoreDice } = profile({ theirs });
      expect([ignoresOn, hasMoreDice]).toEqual([undefined, true]);
    }
  });

  test('are there where Knockback hangs on what was rolled', () => {
    expect(profile({ mine: [{ superStrength: true, when: 'wounded' }] }).hasMoreDice).toBe(true);
    expect(profile({ mine: [{ superStrength: true, when: 'moved' }] }).hasMoreDice).toBe(false);
  });
});

test('there is Knockback for Super Strength in a normal attack with dice', () => {
  const mine = [{ superStrength: true }];
  expect(knocksBack(profile({ mine }))).toBe(true);
  expect(knocksBack(profile({}))).toBe(false);
  expect(knocksBack(profile({ mine, attack: 0 }))).toBe(false);
  expect(knocksBack(profile({ mine, special: { dice: 1 } }))).toBe(false);
  expect(knocksBack(profile({ mine, superStrength: false }))).toBe(false);
});
