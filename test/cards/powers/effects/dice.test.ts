import { describe, expect, test } from 'vitest';
import { chance, refusal, wounds } from '../attacks.ts';

/* A combat die shows a skull with 1/2, a shield with 1/3, a blank with 1/6. */

const special = { dice: 1 };

describe('attackDice', () => {
  test('adds dice to normal attacks, and to a special one only where it is named or its own', () => {
    expect(wounds({ mine: [{ attackDice: 1 }] }, 2)).toBe('1/4');
    expect(wounds({ mine: [{ attackDice: 1 }], special }, 2)).toBe('0');
    expect(wounds({ mine: [{ attackDice: 1, when: 'specialAttack' }], special }, 2)).toBe('1/4');
    expect(wounds({ special: { dice: 1, effects: [{ attackDice: 1 }] } }, 2)).toBe('1/4');
  });

  test('on the defender’s card does nothing', () => {
    expect(wounds({ theirs: [{ attackDice: 1 }] }, 2)).toBe('0');
  });

  test('are added up before they are held at 0: 1 - 3 + 1 dice is no attack', () => {
    expect(wounds({ mine: [{ attackDice: -3 }, { attackDice: 1 }] }, 0)).toBe('1');
  });

  test('of a table are rolled once: 9/20 for one die more, 1/20 for two', () => {
    const setting = { mine: [{ attackDice: { 11: 1, 20: 2 } }] };
    // Two skulls: 9/20 x 1/4 + 1/20 x 3/8; three: 1/20 x 1/8.
    expect([wounds(setting, 2), wounds(setting, 3)]).toEqual(['21/160', '1/160']);
  });

  test('are refused', () => {
    expect(refusal({ attackDice: 51 })).toBe(
      '[0].attackDice is 51; give a whole number from -50 to 50',
    );
    expect(refusal({ attackDice: 'two' })).toContain('or a D20 table such as { 11: 1, 18: 2 }');
    expect(refusal({ attackDice: { 21: 1 } })).toBe(
      '[0].attackDice.21: the key "21"; give rows that each begin with a D20 number from 1 to 20',
    );
  });
});

describe('defenseDice', () => {
  test('add to the defender’s dice: a skull and no shield, 1/2 x 2/3', () => {
    expect(wounds({ theirs: [{ defenseDice: 1 }] }, 1)).toBe('1/3');
  });

  test('never go below 0, and stay out of special attacks', () => {
    expect(wounds({ defense: 2, theirs: [{ defenseDice: -9 }] }, 1)).toBe('1/2');
    expect(wounds({ theirs: [{ defenseDice: 1 }], special }, 1)).toBe('1/2');
    expect(wounds({ mine: [{ defenseDice: 1 }] }, 1)).toBe('1/2');
  });

  test('are refused', () => {
    expect(refusal({ defenseDice: { 11: 1 } })).toContain('a whole number from -50 to 50');
  });
});

test('enemyAttackDice change the attacker’s dice, by a power of the defender', () => {
  expect(wounds({ attack: 2, theirs: [{ enemyAttackDice: -1 }] }, 2)).toBe('0');
  expect(wounds({ attack: 2, theirs: [{ enemyAttackDice: 1 }] }, 3)).toBe('1/8');
  expect(wounds({ attack: 2, mine: [{ enemyAttackDice: -1 }] }, 2)).toBe('1/4');
  expect(refusal({ enemyAttackDice: 0.5 })).toContain('a whole number from -50 to 50');
});

test('enemyDefenseDice change the defender’s dice, by a power of the attacker', () => {
  expect(wounds({ defense: 1, mine: [{ enemyDefenseDice: -1 }] }, 1)).toBe('1/2');
  expect(wounds({ defense: 1, theirs: [{ enemyDefenseDice: -1 }] }, 1)).toBe('1/3');
  expect(refusal({ enemyDefenseDice: true })).toContain('a whole number from -50 to 50');
});

describe('mostEnemyDefenseDice', () => {
  test('cuts the defender’s dice, and gives none', () => {
    expect(wounds({ defense: 2, mine: [{ mostEnemyDefenseDice: 1 }] }, 1)).toBe('1/3');
    expect(wounds({ defense: 1, mine: [{ mostEnemyDefenseDice: 3 }] }, 1)).toBe('1/3');
    expect(wounds({ defense: 1, mine: [{ mostEnemyDefenseDice: 0 }], special }, 1)).toBe('1/3');
  });

  test('comes after every other change: 2 dice and 2 more, at most 1', () => {
    const mine = [{ mostEnemyDefenseDice: 1 }];
    expect(wounds({ defense: 2, mine, theirs: [{ defenseDice: 2 }] }, 1)).toBe('1/3');
  });

  test('on a D20 from 14, 7/20: 7/20 x 1/3 + 13/20 x 1/2 x 4/9', () => {
    const mine = [{ mostEnemyDefenseDice: 1, when: { d20: 14 } }];
    expect(chance({ defense: 2, mine }, 'attackWounds', 1)).toBe('47/180');
  });

  test('is refused', () => {
    expect(refusal({ mostEnemyDefenseDice: -1 })).toContain('a whole number from 0 to 50');
  });
});
