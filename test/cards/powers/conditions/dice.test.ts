import { describe, expect, test } from 'vitest';
import { chance, refusal, wounds } from '../attacks.ts';

describe('shieldRolled', () => {
  test('asks for a rolled shield, not an automatic one: 1/3', () => {
    const theirs = [{ mostWounds: 0, when: 'shieldRolled' }, { automaticShields: 1 }];
    // Three skulls 1/8, no shield 2/3: one is blocked.
    expect(wounds({ attack: 3, defense: 1, theirs }, 2)).toBe('1/12');
    // Nothing: a shield 1/3, or none and at most one skull 1/2.
    expect(wounds({ attack: 3, defense: 1, theirs }, 0)).toBe('2/3');
  });

  test('never holds before the defense roll', () => {
    expect(wounds({ defense: 1, mine: [{ automaticSkulls: 1, when: 'shieldRolled' }] }, 2)).toBe(
      '0',
    );
  });
});

test('allSkulls: every attack die, and at least one; automatic skulls do not count', () => {
  const mine = [{ automaticSkulls: 1, when: 'allSkulls' }];
  expect(wounds({ attack: 2, mine }, 3)).toBe('1/4');
  expect(wounds({ attack: 2, mine }, 2)).toBe('0');
});

test('blankRolled: one of the attack dice, as they lie', () => {
  const mine = [{ automaticSkulls: 1, when: 'blankRolled' }];
  // A skull and a blank 1/6, two skulls 1/4.
  expect(wounds({ attack: 2, mine }, 2)).toBe('5/12');
});

describe('rollsAreEven', () => {
  test('as many shields as skulls, also none', () => {
    const mine = [{ unblockableWounds: 1, when: 'rollsAreEven', stage: 'after' }];
    // None and none 1/2 x 2/3, one and one 1/2 x 1/3; a skull without a shield 1/2 x 2/3.
    expect(chance({ attack: 1, defense: 1, mine }, 'totalWounds', 1)).toBe('5/6');
    expect(chance({ attack: 1, defense: 0, mine }, 'totalWounds', 1)).toBe('1');
  });

  test('never holds before the defense roll', () => {
    const mine = [{ automaticSkulls: 1, when: 'rollsAreEven' }];
    expect(wounds({ attack: 1, mine }, 2)).toBe('0');
    expect(wounds({ attack: 1, mine }, 1)).toBe('1/2');
  });
});

test('skulls: at least so many, rolled by the attacker', () => {
  const mine = [{ automaticSkulls: 3, when: { skulls: 2 } }];
  expect([wounds({ attack: 3, mine }, 5), wounds({ attack: 3, mine }, 6)]).toEqual(['3/8', '1/8']);
  expect(wounds({ attack: 3, mine }, 1)).toBe('3/8');
});

describe('d20', () => {
  test('one roll serves every d20 of a power, and each power rolls its own', () => {
    const first = { attackDice: 1, when: { d20: 11 } };
    const second = { automaticSkulls: 2, when: { d20: 16 } };
    // Together from 16 on, 1/4 x both skulls 1/4; each for itself 1/2 x 1/4 x 1/4.
    expect(wounds({ mine: [first, second] }, 4)).toBe('1/16');
    const apart = [
      { name: 'One', effects: [first] },
      { name: 'Two', effects: [second] },
    ];
    expect(wounds({ attacker: { powers: apart } }, 4)).toBe('1/32');
  });

  test('within not holds below the number: 13 of 20', () => {
    expect(wounds({ mine: [{ attackDice: 1, when: { not: { d20: 14 } } }] }, 2)).toBe('13/80');
  });

  test('an attack that is ignored from 16 on wounds with 3/4 of 1/2', () => {
    const theirs = [{ ignoreAttack: 1, when: { d20: 16 } }];
    expect(chance({ theirs }, 'attackWounds', 1)).toBe('3/8');
  });
});

test('they are refused', () => {
  expect(refusal({ attackDice: 1, when: { d20: 21 } })).toBe(
    '[0].when.d20 is 21; give a whole number from 1 to 20',
  );
  expect(refusal({ attackDice: 1, when: { skulls: 0 } })).toContain('from 1 to 50');
});
