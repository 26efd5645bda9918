import { describe, expect, test } from 'vitest';
import { BadInput } from '../../../src/base/words/problem.ts';
import { cardNumbers } from '../../../src/studies/price/card-numbers.ts';
import { cardOf } from './cards.ts';

test('a squad of 3 with Life 1 has 3 Lives and 3 attacks a turn', () => {
  const numbers = cardNumbers(cardOf({ type: 'squad', figures: 3, life: 1 }));
  expect(numbers).toMatchObject({ figures: 3, lives: 3, attacks: 3, usual: [] });
});

test('figures of several Lives and attacks count with all of them', () => {
  const powers = [{ power: 'double-attack' }];
  const numbers = cardNumbers(cardOf({ type: 'squad', figures: 4, life: 2, powers }));
  expect(numbers).toMatchObject({ lives: 8, attacks: 8 });
});

test('the factors of Move multiply', () => {
  const powers = [
    { power: 'Stealth Flying', effects: [{ flying: true }] },
    { power: 'Slither', effects: [] },
  ];
  expect(cardNumbers(cardOf({ move: 4, powers })).adjustedMove).toBe(4 * 2 * 1.5 * 1.25);
  expect(cardNumbers(cardOf({ move: 4 })).adjustedMove).toBe(4);
});

describe('what a card leaves out is as in a duel, and is named:', () => {
  const { move: _, range: __, ...bare } = cardOf();

  test('Move 5, Range 1', () => {
    expect(cardNumbers(bare)).toMatchObject({ move: 5, range: 1, usual: ['move', 'range'] });
  });

  test('3 figures of a squad', () => {
    const numbers = cardNumbers(cardOf({ type: 'squad', life: 2 }));
    expect(numbers).toMatchObject({ figures: 3, lives: 6, usual: ['figures'] });
  });

  test('a hero is one figure, which goes without saying', () => {
    expect(cardNumbers(cardOf())).toMatchObject({ figures: 1, usual: [] });
  });
});

test('a card without a Life is refused', () => {
  const { life: _, ...lifeless } = cardOf({ name: 'Statue' });
  const problem = {
    path: ['life'],
    found: 'missing, and the card of Statue has none',
    allowed: 'life: with a number, because the points depend on it',
  };
  expect(() => cardNumbers(lifeless)).toThrow(new BadInput(problem));
});
