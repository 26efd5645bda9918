import { describe, expect, test } from 'vitest';
import { shippedCard, shippedCards } from '../../../src/cards/collections.ts';
import {
  byOverpricing,
  type PriceRow,
  priceOf,
  pricesOf,
} from '../../../src/studies/price/prices.ts';
import {
  othersThan,
  priceRegression,
  regressionPrice,
} from '../../../src/studies/price/regression.ts';
import { yace, yaceFit } from '../../../src/studies/price/yace.ts';
import { cardOf } from './cards.ts';

const cards = shippedCards()
  .filter(({ collection }) => collection === 'modern')
  .map(shippedCard);
const own = cards.find(({ name }) => name === 'Admiral EJ-1M') ?? cardOf();

const WORTH = { points: 140, standardError: 10, games: 20_000 };

describe('three estimates of a card side by side', () => {
  const prices = priceOf(own, cards, WORTH);
  const [published, fitted, inArmies] = prices.estimates;

  test('by the formula, with its spread over the other cards', () => {
    const { deviation } = yaceFit(othersThan(own, cards));
    const points = yace(own).points;
    expect(published).toEqual({ way: 'yace', points, spread: deviation, notes: [] });
  });

  test('by the regression of the other cards', () => {
    const { value, standardError } = regressionPrice(priceRegression(othersThan(own, cards)), own);
    expect(fitted).toEqual({ way: 'regression', points: value, spread: standardError, notes: [] });
  });

  test('by games between armies, with the 95% interval of its standard error', () => {
    // 1.96 standard errors of 10 on either side of 140.
    expect(inArmies).toEqual({
      way: 'armies',
      points: 140,
      interval: { low: expect.closeTo(120.4, 2), high: expect.closeTo(159.6, 2) },
      notes: [],
    });
    expect(prices.inArmies).toEqual(WORTH);
  });

  test('beside what is printed', () => {
    expect(prices).toMatchObject({ name: own.name, printed: own.points });
    const { points: _, ...unpriced } = own;
    expect(priceOf(unpriced, cards)).not.toHaveProperty('printed');
  });

  test('printed points of the card change no estimate', () => {
    const dear = { ...own, points: 9000 };
    const others = cards.map((card) => (card === own ? dear : card));
    const again = priceOf(dear, others, WORTH);
    expect(again.estimates).toEqual(prices.estimates);
  });
});

test('a card without a worth in armies has no such estimate, and a note says why', () => {
  const { estimates } = priceOf(own, cards);
  expect(estimates[2]).toEqual({ way: 'armies', notes: [{ kind: 'notShipped' }] });
  expect(priceOf(own, cards)).not.toHaveProperty('inArmies');
  const few = { kind: 'fewGames', games: 50 } as const;
  expect(priceOf(own, cards, few).estimates[2]).toEqual({ way: 'armies', notes: [few] });
});

test('a worth in armies below 0 is noted', () => {
  const [, , estimate] = priceOf(own, cards, { ...WORTH, points: -6 }).estimates;
  expect(estimate?.notes).toEqual([{ kind: 'negative' }]);
});

test('numbers that a card leaves out are noted with the estimates that use them', () => {
  const { move: _, ...card } = cardOf({ name: 'Mine' });
  const notes = [{ kind: 'usualNumbers', numbers: [{ of: 'move', taken: 5 }] }];
  const { estimates } = priceOf(card, cards);
  expect(estimates.map((estimate) => estimate.notes)).toEqual([
    notes,
    notes,
    [{ kind: 'notShipped' }],
  ]);
});

test('a card too weak to cost anything is noted', () => {
  const weak = cardOf({ name: 'Weak', life: 1, attack: 0, defense: 0, move: 1 });
  const [published] = priceOf(weak, cards).estimates;
  expect(published).toMatchObject({ points: -84, notes: [{ kind: 'negative' }] });
});

describe('every card of a collection', () => {
  const worthOf = (name: string) => ({ ...WORTH, points: 10 * name.length });
  const { rows, skipped, regression } = pricesOf(cards, worthOf);

  test('is priced by the formula, by the others and by armies, as it is alone', () => {
    for (const row of rows.slice(0, 8)) {
      const card = cards.find(({ name }) => name === row.name) ?? cardOf();
      const alone = priceOf(card, cards, worthOf(card.name));
      expect(row.printed).toBe(card.points);
      for (const [i, { way, points, notes }] of row.estimates.entries()) {
        expect(way).toBe(alone.estimates[i]?.way);
        expect(points).toBeCloseTo(alone.estimates[i]?.points ?? Number.NaN, 7);
        expect(notes).toEqual(alone.estimates[i]?.notes);
        expect(row.estimates[i]?.interval).toEqual(alone.estimates[i]?.interval);
        // The formula is fitted to no card, so its spread is that of all.
        if (way !== 'regression') continue;
        expect(row.estimates[i]?.spread).toBeCloseTo(alone.estimates[i]?.spread ?? Number.NaN, 7);
      }
    }
  });

  test('has a row or is listed', () => {
    expect(rows.length + skipped.length).toBe(cards.length);
    expect(skipped).toEqual(regression.skipped);
  });

  test('has no estimate by armies unless its worth is given', () => {
    const [row] = pricesOf(cards).rows;
    expect(row?.estimates[2]).toEqual({ way: 'armies', notes: [{ kind: 'notShipped' }] });
  });
});

test('the most overpriced come first, those without an estimate are left out', () => {
  const row = (name: string, printed: number, points?: number): PriceRow => ({
    name,
    printed,
    estimates: [{ way: 'armies', ...(points !== undefined && { points }), notes: [] }],
  });
  const rows = [row('fair', 100, 100), row('cheap', 80, 120), row('dear', 90, 60), row('none', 50)];
  expect(byOverpricing(rows, 'armies')).toEqual([
    { name: 'dear', printed: 90, points: 60, overpricedBy: 30 },
    { name: 'fair', printed: 100, points: 100, overpricedBy: 0 },
    { name: 'cheap', printed: 80, points: 120, overpricedBy: -40 },
  ]);
  expect(byOverpricing(rows, 'yace')).toEqual([]);
});
