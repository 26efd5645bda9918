import { describe, expect, test } from 'vitest';
import { refusal, words, wounds } from '../attacks.ts';

describe('what acts over several attacks', () => {
  test('changes nothing of a single one', () => {
    const mine = [{ attacks: [{ attackDice: 2 }, {}] }, { anotherTurn: 1 }, { flying: true }];
    expect(wounds({ mine }, 1)).toBe('1/2');
  });

  test('attacks are said and refused', () => {
    expect(words({ attacks: 1 })).toBe('1 attack a turn');
    expect(words({ attacks: 2 })).toBe('2 attacks a turn');
    expect(words({ attacks: [{}, { attackDice: 2 }, { attackDice: -1 }] })).toBe(
      '3 attacks a turn, +2 dice in the 2nd and -1 die in the 3rd',
    );
    expect(refusal({ attacks: [] })).toContain('at least one attack');
    expect(refusal({ attacks: [{ attackDic: 1 }] })).toContain('(did you mean attackDice?)');
    expect(refusal({ attacks: 0 })).toContain('a whole number from 1 to 20');
  });

  test('anotherTurn and flying are said and refused', () => {
    expect(words({ anotherTurn: 16 })).toBe('takes another turn on a D20 roll of 16 or higher');
    expect(words({ anotherTurn: 1 })).toBe('takes another turn');
    expect(words({ flying: true })).toBe('flies');
    expect(refusal({ anotherTurn: 21 })).toContain('a whole number from 1 to 20');
    expect(refusal({ flying: false })).toContain('allowed: true');
  });
});

describe('notTargetedBeyond', () => {
  const theirs = [{ notTargetedBeyond: 2 }];

  test('lets normal attacks from farther away be no attack', () => {
    expect(wounds({ theirs, distance: 2 }, 1)).toBe('1/2');
    expect(wounds({ theirs, distance: 3 }, 1)).toBe('0');
  });

  test('lets special attacks pass', () => {
    expect(wounds({ theirs, distance: 3, special: { dice: 1 } }, 1)).toBe('1/2');
  });

  test('is said and refused', () => {
    expect(words({ notTargetedBeyond: 1 })).toBe(
      'cannot be the target of normal attacks from figures that are not adjacent',
    );
    expect(words({ notTargetedBeyond: 4 })).toBe(
      'cannot be the target of normal attacks from more than 4 spaces away',
    );
    expect(refusal({ notTargetedBeyond: 0 })).toContain('a whole number from 1 to 100');
  });
});
