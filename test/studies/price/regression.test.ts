import { describe, expect, test } from 'vitest';
import type { Card } from '../../../src/cards/card.ts';
import { shippedCard, shippedCards } from '../../../src/cards/collections.ts';
import {
  othersThan,
  priceRegression,
  regressionPrice,
} from '../../../src/studies/price/regression.ts';
import { cardOf, collectionOf } from './cards.ts';

/** Every feature of the regression, separately. */
const exactPoints = ({ life = 0, range = 1, attack, defense, powers }: Card) =>
  12 +
  10 * life +
  5 * defense +
  8 * (powers.some(({ power }) => power === 'double-attack') ? 2 : 1) +
  20 * (powers.some(({ power }) => power === 'flying') ? 1 : 0) +
  2 * attack * (range - 1) +
  life * attack * defense;

describe('points that are exactly as the regression has them', () => {
  const cards = collectionOf(24, exactPoints);
  const regression = priceRegression(cards);

  test('give their coefficients back', () => {
    const { intercept, coefficients, dropped, rSquared } = regression.fit;
    expect(intercept.value).toBeCloseTo(12, 8);
    expect(coefficients.map(({ name, value }) => [name, value])).toEqual([
      ['lives', expect.closeTo(10, 8)],
      ['defense', expect.closeTo(5, 8)],
      ['attacks', expect.closeTo(8, 8)],
      ['flying', expect.closeTo(20, 8)],
      ['attackRange', expect.closeTo(2, 8)],
      ['livesAttackDefense', expect.closeTo(1, 8)],
    ]);
    expect(dropped).toEqual([]);
    expect(rSquared).toBeCloseTo(1, 12);
  });

  test('are estimated without error, also for a card that is not among them', () => {
    expect(regression.rootMeanSquare).toBeCloseTo(0, 7);
    expect(regression.meanAbsolute).toBeCloseTo(0, 7);
    expect(regression.explainedLeftOut).toBeCloseTo(1, 10);
    const other = cardOf({ life: 9, range: 6, attack: 7, defense: 1 });
    const { value, standardError } = regressionPrice(regression, other);
    expect(value).toBeCloseTo(exactPoints(other), 6);
    expect(standardError).toBeCloseTo(0, 6);
  });
});

describe('the estimate of a card of the collection', () => {
  const cards = shippedCards()
    .filter(({ collection }) => collection === 'modern')
    .map(shippedCard);
  const regression = priceRegression(cards);

  test('is that of the regression of all others', () => {
    for (const { name, estimate, spread } of regression.cards.slice(0, 12)) {
      const card = cards.find((one) => one.name === name) ?? cardOf();
      const others = priceRegression(othersThan(card, cards));
      const own = regressionPrice(others, card);
      expect(estimate).toBeCloseTo(own.value, 8);
      expect(spread).toBeCloseTo(own.standardError, 8);
    }
  });

  test('makes the leave-one-out errors', () => {
    const errors = regression.cards.map(({ points, estimate }) => points - estimate);
    const squares = errors.reduce((sum, error) => sum + error ** 2, 0);
    expect(regression.rootMeanSquare).toBeCloseTo(Math.sqrt(squares / errors.length), 8);
    const sizes = errors.reduce((sum, error) => sum + Math.abs(error), 0);
    expect(regression.meanAbsolute).toBeCloseTo(sizes / errors.length, 8);
    const points = regression.cards.map((card) => card.points);
    const mean = points.reduce((sum, one) => sum + one, 0) / points.length;
    const total = points.reduce((sum, one) => sum + (one - mean) ** 2, 0);
    expect(regression.explainedLeftOut).toBeCloseTo(1 - squares / total, 8);
  });

  test('squads that give no figures are listed, not guessed', () => {
    const squads = cards.filter(({ type, figures }) => type === 'squad' && figures === undefined);
    expect(squads.length).toBeGreaterThan(0);
    expect(regression.skipped).toEqual(squads.map(({ name }) => ({ name, missing: ['figures'] })));
    expect(regression.cards).toHaveLength(cards.length - squads.length);
  });
});

test('predicts the shipped cards better than the published formula does', () => {
  const classic = shippedCards().filter(({ collection }) => collection === 'classic');
  // The formula's root mean square is 30.5 points on these cards, of which it was made.
  expect(priceRegression(classic.map(shippedCard)).rootMeanSquare).toBeLessThan(30);
});

test('another card of the same name is the card itself', () => {
  const cards = [cardOf(), cardOf({ name: 'Other' })];
  const changed = cardOf({ name: 'hero', life: 9 });
  expect(othersThan(changed, cards).map(({ name }) => name)).toEqual(['Other']);
});

test('what does not vary is dropped and named', () => {
  const heroes = collectionOf(24, exactPoints).map((card) => ({ ...card, powers: [], range: 1 }));
  const { fit } = priceRegression(heroes);
  expect(fit.dropped).toEqual(
    ['attacks', 'flying', 'attackRange'].map((name) => ({ name, because: 'constant' })),
  );
});

describe('too few cards are refused', () => {
  test('with how many there are and how many it takes', () => {
    expect(() => priceRegression(collectionOf(8, exactPoints))).toThrow(
      '8 cards with points, Life, figures, Move and Range; give at least 9 such cards, to fit points to 6 numbers of a card',
    );
    expect(() => priceRegression(collectionOf(9, exactPoints))).not.toThrow();
  });

  test('fewer where less varies', () => {
    expect(() => priceRegression([cardOf()])).toThrow(
      '1 card with points, Life, figures, Move and Range; give at least 3 such cards',
    );
  });

  test('of which one that says too little is none', () => {
    const [first = cardOf(), ...others] = collectionOf(9, exactPoints);
    const { points: _, ...unpriced } = first;
    expect(() => priceRegression([unpriced, ...others])).toThrow('8 cards');
  });
});
