import { describe, expect, test } from 'vitest';
import { refusal, wounds } from '../attacks.ts';

describe('what acts over several attacks', () => {
  test('changes nothing of a single one', () => {
    const mine = [{ attacks: [{ attackDice: 2 }, {}] }, { anotherTurn: 1 }, { flying: true }];
    expect(wounds({ mine }, 1)).toBe('1/2');
  });

  test('attacks are refused', () => {
    expect(refusal({ attacks: [] })).toContain('at least one attack');
    expect(refusal({ attacks: [{ attackDic: 1 }] })).toContain('(did you mean attackDice?)');
    expect(refusal({ attacks: 0 })).toContain('a whole number from 1 to 20');
  });

  test('anotherTurn and flying are refused', () => {
    expect(refusal({ anotherTurn: 21 })).toContain('a whole number from 1 to 20');
    expect(refusal({ flying: false })).toContain('give true');
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

  test('is refused', () => {
    expect(refusal({ notTargetedBeyond: 0 })).toContain('a whole number from 1 to 100');
  });
});
