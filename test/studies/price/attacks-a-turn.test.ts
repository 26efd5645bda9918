import { describe, expect, test } from 'vitest';
import type { EffectLine } from '../../../src/cards/powers/effect-line.ts';
import { attacksOfFigure } from '../../../src/studies/price/attacks-a-turn.ts';
import { cardOf } from './cards.ts';

const attacksWith = (...effects: EffectLine[]) =>
  attacksOfFigure(cardOf({ powers: [{ power: 'Own', effects }] }));

test('one where no power says otherwise', () => {
  expect(attacksOfFigure(cardOf())).toBe(1);
  expect(attacksWith({ attackDice: 2 })).toBe(1);
});

test('two with Double Attack', () => {
  expect(attacksOfFigure(cardOf({ powers: [{ power: 'double-attack' }] }))).toBe(2);
});

test('as many as a list of changes has entries', () => {
  expect(attacksWith({ attacks: [{}, { attackDice: -1 }, { attackDice: -2 }] })).toBe(3);
});

test('of several the most', () => {
  expect(attacksWith({ attacks: 2 }, { attacks: 4 }, { attacks: 3 })).toBe(4);
});

describe('what a figure without wounds can have in any turn counts:', () => {
  test.each<[string, NonNullable<EffectLine['when']>, number]>([
    ['next to the enemy', ['adjacent'], 3],
    ['away from it', [{ not: ['adjacent'] }], 3],
    ['standing still', ['stationary'], 3],
    ['before its first wound', [{ not: [{ ownWounds: 1 }] }], 3],
    ['without a switch', [{ not: [{ state: 'flew' }] }], 3],
    ['with a switch', [{ state: 'blade-thirsts' }], 1],
    ['with a switch, next to the enemy', ['adjacent', { state: 'blade-thirsts' }], 1],
    ['from its second wound on', [{ ownWounds: 2 }], 1],
    ['on a D20', [{ d20: 16 }], 1],
    ['not without a switch', [{ not: [{ not: [{ state: 'flew' }] }] }], 1],
    [
      'not with both a switch and an enemy beside it',
      [{ not: ['adjacent', { state: 'flew' }] }],
      3,
    ],
    [
      'not next to the enemy without a switch',
      [{ not: ['adjacent', { not: [{ state: 'flew' }] }] }],
      3,
    ],
    [
      'with a switch and an enemy beside it, said twice over',
      [{ not: [{ not: ['adjacent', { state: 'flew' }] }] }],
      1,
    ],
  ])('%s', (_, when, attacks) => {
    expect(attacksWith({ attacks: 3, when })).toBe(attacks);
  });
});

test('what can be used only so often in a game or round does not count', () => {
  expect(attacksWith({ attacks: 2, uses: 1, per: 'game' })).toBe(1);
  expect(attacksWith({ attacks: 2, uses: 1, per: 'round' })).toBe(1);
  expect(attacksWith({ attacks: 2, uses: 1, per: 'turn' })).toBe(2);
});
