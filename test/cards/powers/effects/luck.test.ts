import { describe, expect, test } from 'vitest';
import { chance, refusal, wounds } from '../attacks.ts';

describe('ignoreAttack', () => {
  test('on 13 or higher, 2/5, leaves neither wounds nor Knockback: 3/5 x 1/2', () => {
    const setting = { mine: [{ superStrength: true }], theirs: [{ ignoreAttack: 13 }] };
    expect(wounds(setting, 1)).toBe('3/10');
    expect(chance(setting, 'spacesMoved', 1)).toBe('3/10');
  });

  test('with the distance added: 13 at 3 spaces needs a 10, which 9 of 20 rolls miss', () => {
    const theirs = [{ ignoreAttack: { d20: 13, plus: 'distance' } }];
    expect(wounds({ theirs, distance: 3 }, 1)).toBe('9/40');
  });

  test('twice is rolled twice, each where the one before it failed', () => {
    expect(wounds({ theirs: [{ ignoreAttack: 11 }, { ignoreAttack: 11 }] }, 1)).toBe('1/8');
  });

  test('is refused', () => {
    expect(refusal({ ignoreAttack: 21 })).toContain('a whole number from 1 to 20');
    expect(refusal({ ignoreAttack: true })).toContain('or { d20: n, plus: distance }');
    expect(refusal({ ignoreAttack: { d20: 14, plus: 'distanc' } })).toBe(
      '[0].ignoreAttack.plus is "distanc" (did you mean distance?); give one of distance',
    );
  });
});

describe('evade', () => {
  const theirs = [{ evade: 16 }];

  test('is rolled against a skull, rolled or automatic: 1/2 x 1/4, and 1/4', () => {
    expect(chance({ theirs }, 'evaded', 1)).toBe('1/8');
    expect(chance({ theirs, mine: [{ automaticSkulls: 1 }] }, 'evaded', 1)).toBe('1/4');
  });

  test('leaves no wounds, no Knockback, no defense roll and so no counter strike', () => {
    const mine = [{ superStrength: true }];
    expect(wounds({ theirs, mine }, 1)).toBe('3/8');
    expect(chance({ theirs, mine }, 'displaced', 1)).toBe('3/8');
    // Both shields, 1/9, against a skull that was not evaded, 1/2 x 3/4; or one of two, 4/9, against none, 1/2.
    const countering = [{ evade: 16 }, { counterStrike: true }];
    expect(chance({ theirs: countering, defense: 2 }, 'attackerWounds', 1)).toBe('19/72');
  });

  test('works against special attacks too, and not on the attacker’s card', () => {
    expect(chance({ theirs, special: { dice: 1 } }, 'evaded', 1)).toBe('1/8');
    expect(wounds({ mine: theirs }, 1)).toBe('1/2');
  });

  test('is refused', () => {
    expect(refusal({ evade: 0 })).toContain('a whole number from 1 to 20');
  });
});

describe('ignoreWounds', () => {
  test('undoes all of them on the roll: 1/4 of the two thirds that wound', () => {
    const setting = { attack: 2, theirs: [{ ignoreWounds: 16 }] };
    // Some skull: 3/4.
    expect(chance(setting, 'ignoredWounds', 1)).toBe('3/16');
    expect(wounds(setting, 2)).toBe('3/16');
  });

  test('keeps Knockback', () => {
    const setting = { mine: [{ superStrength: true }], theirs: [{ ignoreWounds: 1 }] };
    expect(wounds(setting, 1)).toBe('0');
    expect(chance(setting, 'displaced', 1)).toBe('1/2');
  });

  test('when destroyed: for deadly wounds only', () => {
    const theirs = [{ ignoreWounds: 11, when: 'destroyed' }];
    const setting = { attack: 2, theirs, defender: { life: 2 } };
    expect([wounds(setting, 1), wounds(setting, 2)]).toEqual(['1/2', '1/8']);
  });

  test('is refused', () => {
    expect(refusal({ ignoreWounds: 'on' })).toContain('{ d20: n, plus: distance }');
  });
});

describe('noDefense', () => {
  test('always, or on the D20: 1/2 x 1/2 + 1/2 x 1/3', () => {
    expect(wounds({ defense: 1, mine: [{ noDefense: true }] }, 1)).toBe('1/2');
    expect(wounds({ defense: 1, mine: [{ noDefense: 11 }] }, 1)).toBe('5/12');
    expect(wounds({ defense: 1, theirs: [{ noDefense: true }] }, 1)).toBe('1/3');
  });

  test('is refused', () => {
    expect(refusal({ noDefense: 'yes' })).toBe(
      '[0].noDefense is "yes"; give true, or a D20 number from 1 to 20',
    );
    expect(refusal({ noDefense: false })).toContain('true, or a D20 number');
  });
});
