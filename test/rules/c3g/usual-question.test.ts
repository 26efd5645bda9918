import { describe, expect, test } from 'vitest';
import { type Document, planOf } from './scenarios.ts';

const LIFE = { life: 3 };
const usual = (defender: Document, more: Document = {}, powers: string[] = ['super-strength']) =>
  planOf({
    attacker: { name: 'A', attack: 3, defense: 0, powers },
    defender: { name: 'D', attack: 0, defense: 1, ...defender },
    ...more,
  }).account.usualQuestion;

describe('what is asked where nobody asks anything else', () => {
  test('is whether Knockback displaces, where it applies', () => {
    expect([usual(LIFE), usual({})]).toEqual(['displaced', 'displaced']);
    expect(usual(LIFE, { goal: 'spaces' })).toBe('displaced');
  });

  test.each([
    ['a special attack', { specialAttack: true }, ['super-strength']],
    ['no Super Strength', {}, []],
    [
      'two that are not adjacent',
      { board: { terrain: '1 1 1', attacker: [0, 0], defender: [2, 0] } },
      ['super-strength'],
    ],
  ])('of %s is whether the defender is destroyed, or else wounded at all', (_, more, powers) => {
    expect(usual(LIFE, more, powers)).toBe('destroyed');
    expect(usual({}, more, powers)).toBe('totalWounds >= 1');
  });

  test('is no question whose answer is no from the outset', () => {
    // Three dice make three hits at most, six where each skull counts for two.
    expect(usual({ life: 4 }, {}, [])).toBe('totalWounds >= 1');
    expect(usual({ life: 4, wounds: 1 }, {}, [])).toBe('destroyed');
    expect(usual({ life: 6 }, {}, ['deadly-strike'])).toBe('destroyed');
    expect(usual({ life: 7 }, {}, ['deadly-strike'])).toBe('totalWounds >= 1');
    const poison = { name: 'Poison', effects: [{ extraWounds: { 20: 'destroy' } }] };
    expect(usual({ life: 9 }, {}, [poison as unknown as string])).toBe('destroyed');
    expect(usual({ life: 9 }, { goal: 'destroy' }, [])).toBe('destroyed');
  });

  test('of a direction is the same as of the usual goal', () => {
    const board = { terrain: '1 1 1', attacker: [0, 0], defender: [1, 0] };
    expect(usual(LIFE, { board, direction: 'E' })).toBe('displaced');
  });

  test('is what the goal says', () => {
    expect(usual(LIFE, { goal: 'wounds' })).toBe('totalWounds >= 1');
    expect(usual(LIFE, { goal: 'destroy' })).toBe('destroyed');
    expect(usual({}, { goal: 'destroy' })).toBe('totalWounds >= 1');
  });
});
