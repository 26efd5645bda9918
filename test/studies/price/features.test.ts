import { expect, test } from 'vitest';
import { cardNumbers } from '../../../src/studies/price/card-numbers.ts';
import { PRICE_FEATURES } from '../../../src/studies/price/regression.ts';
import { cardOf } from './cards.ts';

const featuresOf = (...args: Parameters<typeof cardOf>) => {
  const numbers = cardNumbers(cardOf(...args));
  return Object.fromEntries(PRICE_FEATURES.map(({ name, of }) => [name, of(numbers)]));
};

test('of a squad: Lives, attacks and their product with the dice are those of all figures', () => {
  const squad = { type: 'squad', figures: 3, life: 2, range: 5, attack: 4, defense: 3 } as const;
  expect(featuresOf({ ...squad, powers: [{ power: 'flying' }] })).toEqual({
    lives: 6,
    defense: 3,
    attacks: 3,
    flying: 1,
    attackRange: 16,
    livesAttackDefense: 72,
  });
});

test('a Range of 1 adds nothing, nor does a movement power that is not flying', () => {
  const powers = [{ power: 'Disengage', effects: [] }];
  expect(featuresOf({ range: 1, attack: 9, powers })).toMatchObject({ attackRange: 0, flying: 0 });
});
