import { describe, expect, test } from 'vitest';
import { castOf, verbOfRole, withCast, withWounds } from '../../src/rules/cast.ts';

const RIDERS = { name: 'Crab Riders', type: 'squad' };
const KRUG = { name: 'Krug', type: 'hero' };

test('a verb agrees with whoever of the cast it follows', () => {
  const cast = { attacker: 'Crab Riders', defender: 'Krug', plurals: ['attacker'] as const };
  expect(verbOfRole(cast, 'Crab Riders', 'wins')).toBe('win');
  expect(verbOfRole(cast, 'Krug', 'wins')).toBe('wins');
  expect(verbOfRole(cast, 'somebody else', 'wins')).toBe('wins');
});

describe('the cast of two figures', () => {
  test('has their names alone if neither is a squad or wounded', () => {
    const [attacker, defender] = [{ ...KRUG, wounds: 0 }, { name: 'Thormun' }];
    expect(castOf(attacker, defender)).toEqual({ attacker: 'Krug', defender: 'Thormun' });
  });

  test('says whose name is a plural and who has how many wounds', () => {
    expect(castOf(RIDERS, { ...KRUG, wounds: 3 })).toEqual({
      attacker: 'Crab Riders',
      defender: 'Krug',
      plurals: ['attacker'],
      wounds: { defender: 3 },
    });
    expect(castOf({ ...KRUG, wounds: 1 }, { ...RIDERS, wounds: 2 })).toEqual({
      attacker: 'Krug',
      defender: 'Crab Riders',
      plurals: ['defender'],
      wounds: { attacker: 1, defender: 2 },
    });
  });
});

describe('present wounds follow the first mention of a name:', () => {
  const cast = { attacker: 'Krug', defender: 'The Joker', wounds: { attacker: 3, defender: 1 } };

  test.each([
    ['Krug wins', 'Krug (with 3 wounds) wins'],
    ['Krug wins, for Krug is strong', 'Krug (with 3 wounds) wins, for Krug is strong'],
    ['The Joker wins', 'The Joker (with 1 wound) wins'],
    ['Krug beats the Joker', 'Krug (with 3 wounds) beats the Joker (with 1 wound)'],
    ['Krug (4 attack dice) wins', 'Krug (4 attack dice, with 3 wounds) wins'],
    ['it is over', 'it is over'],
  ])('"%s" becomes "%s"', (sentence, whole) => {
    expect(withWounds(sentence, cast)).toBe(whole);
  });

  test('no one else has any', () => {
    const hurt = { ...cast, wounds: { defender: 1 } };
    expect(withWounds('Krug wins', hurt)).toBe('Krug wins');
    expect(withWounds('Krug wins', { attacker: 'Krug', defender: 'Thormun' })).toBe('Krug wins');
  });
});

describe('a text with the names of the cast', () => {
  test('has its first verb agree with the name before it', () => {
    const cast = castOf(RIDERS, { name: 'The Joker' });
    expect(withCast('{attacker} attacks {defender}', cast)).toBe('Crab Riders attack the Joker');
    expect(withCast('{defender} attacks {attacker}', cast)).toBe('the Joker attacks Crab Riders');
  });

  test('leaves braces in names and unknown words as they are', () => {
    const cast = { attacker: 'A {defender}', defender: 'B' };
    const text = 'when {attacker} hits {defender} {n} {place}';
    expect(withCast(text, cast, { n: 'twice' })).toBe('when A {defender} hits B twice {place}');
  });
});
