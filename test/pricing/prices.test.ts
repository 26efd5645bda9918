import { describe, expect, test } from 'vitest';
import { shippedCard, shippedCards } from '../../src/cards/collections.ts';
import { fairPrice } from '../../src/pricing/by-play.ts';
import { byOverpricing, type PriceRow, priceOf, pricesOf } from '../../src/pricing/prices.ts';
import { othersThan, priceRegression, regressionPrice } from '../../src/pricing/regression.ts';
import { yace, yaceFit } from '../../src/pricing/yace.ts';
import { cardOf } from './cards.ts';

const cards = shippedCards()
  .filter(({ collection }) => collection === 'modern')
  .map(shippedCard);
const own = cards.find(({ name }) => name === 'Admiral EJ-1M') ?? cardOf();

/** Shares of wins that rise with points, if not in line. */
const field = cards.flatMap(({ name, points = 0 }, i) => {
  const odds = 0.015 * (points - 100) + ((i * 7) % 5) / 5 - 0.4;
  return [{ name, points, share: 1 / (1 + Math.exp(-odds)) }];
});

describe('three estimates of a card side by side', () => {
  const prices = priceOf(own, cards, { share: 0.6, cards: field });
  const [published, fitted, played] = prices.estimates;

  test('by the formula, with its spread over the other cards', () => {
    const { deviation } = yaceFit(othersThan(own, cards));
    const points = yace(own).points;
    expect(published).toEqual({ way: 'yace', points, spread: deviation, notes: [] });
  });

  test('by the regression of the other cards', () => {
    const { value, standardError } = regressionPrice(priceRegression(othersThan(own, cards)), own);
    expect(fitted).toEqual({ way: 'regression', points: value, spread: standardError, notes: [] });
  });

  test('by play', () => {
    const price = fairPrice({ name: own.name, share: 0.6 }, field);
    if (!price.isTold) throw new Error(price.because);
    const { points, spread } = price;
    expect(played).toEqual({ way: 'play', points, spread, notes: [] });
  });

  test('beside what is printed', () => {
    expect(prices).toMatchObject({ name: own.name, printed: own.points });
    const { points: _, ...unpriced } = own;
    expect(priceOf(unpriced, cards)).not.toHaveProperty('printed');
  });

  test('printed points of the card change no estimate', () => {
    const dear = { ...own, points: 9000 };
    const others = cards.map((card) => (card === own ? dear : card));
    const again = priceOf(dear, others, {
      share: 0.6,
      cards: field.map((card) => (card.name === own.name ? { ...card, points: 9000 } : card)),
    });
    expect(again.estimates).toEqual(prices.estimates);
  });
});

test('a card that has not fought has no price by play, which is noted', () => {
  const { estimates } = priceOf(own, cards);
  expect(estimates[2]).toEqual({ way: 'play', notes: [{ kind: 'notPlayed' }] });
  expect(priceOf(own, cards)).not.toHaveProperty('play');
});

test('numbers that a card leaves out are noted with the estimates that use them', () => {
  const { move: _, ...card } = cardOf({ name: 'Mine' });
  const notes = [{ kind: 'usualNumbers', numbers: [{ of: 'move', taken: 5 }] }];
  const { estimates } = priceOf(card, cards);
  expect(estimates.map((estimate) => estimate.notes)).toEqual([
    notes,
    notes,
    [{ kind: 'notPlayed' }],
  ]);
});

test('a card too weak to cost anything is noted', () => {
  const weak = cardOf({ name: 'Weak', life: 1, attack: 0, defense: 0, move: 1 });
  const [published] = priceOf(weak, cards).estimates;
  expect(published).toMatchObject({ points: -84, notes: [{ kind: 'negative' }] });
});

describe('every card of a collection', () => {
  const { rows, skipped, regression } = pricesOf(cards, (name) => {
    const share = field.find((one) => one.name === name)?.share;
    return share === undefined ? undefined : { share, cards: field };
  });

  test('is priced by the formula, by the others and by play, as it is alone', () => {
    for (const row of rows.slice(0, 8)) {
      const card = cards.find(({ name }) => name === row.name) ?? cardOf();
      const share = field.find(({ name }) => name === row.name)?.share ?? 0;
      const alone = priceOf(card, cards, { share, cards: field });
      expect(row.printed).toBe(card.points);
      for (const [i, { way, points, notes }] of row.estimates.entries()) {
        expect(way).toBe(alone.estimates[i]?.way);
        expect(points).toBeCloseTo(alone.estimates[i]?.points ?? Number.NaN, 7);
        expect(notes).toEqual(alone.estimates[i]?.notes);
        // The formula is fitted to no card, so its spread is that of all.
        if (way === 'yace') continue;
        expect(row.estimates[i]?.spread).toBeCloseTo(alone.estimates[i]?.spread ?? Number.NaN, 7);
      }
    }
  });

  test('has a row or is listed', () => {
    expect(rows.length + skipped.length).toBe(cards.length);
    expect(skipped).toEqual(regression.skipped);
  });

  test('without a field, none is priced by play', () => {
    const [row] = pricesOf(cards).rows;
    expect(row?.estimates[2]).toEqual({ way: 'play', notes: [{ kind: 'notPlayed' }] });
  });
});

test('powers that duels leave out are noted with the price by play, whether it is told or not', () => {
  const powers = { unmodelled: ['Aura', 'Bond'], partly: ['Leap'] };
  const notes = [
    { kind: 'unmodelled', powers: ['Aura', 'Bond'] },
    { kind: 'partlyModelled', powers: ['Leap'] },
  ];
  const play = (cards_: typeof field) =>
    priceOf(own, cards, { share: 0.6, cards: cards_, ...powers }).estimates[2]?.notes;
  expect(play(field)).toEqual(notes);
  expect(play([])).toEqual([{ kind: 'fewCards', cards: 0 }, ...notes]);
});

test('the most overpriced come first, those without an estimate are left out', () => {
  const row = (name: string, printed: number, points?: number): PriceRow => ({
    name,
    printed,
    estimates: [{ way: 'play', ...(points !== undefined && { points }), notes: [] }],
  });
  const rows = [row('fair', 100, 100), row('cheap', 80, 120), row('dear', 90, 60), row('none', 50)];
  expect(byOverpricing(rows, 'play')).toEqual([
    { name: 'dear', printed: 90, points: 60, overpricedBy: 30 },
    { name: 'fair', printed: 100, points: 100, overpricedBy: 0 },
    { name: 'cheap', printed: 80, points: 120, overpricedBy: -40 },
  ]);
  expect(byOverpricing(rows, 'yace')).toEqual([]);
});

test('a card of which play leaves powers out is not compared by play', () => {
  const row: PriceRow = {
    name: 'leader',
    printed: 100,
    estimates: [
      { way: 'yace', points: 90, notes: [] },
      { way: 'play', points: 40, notes: [{ kind: 'unmodelled', powers: ['Aura'] }] },
    ],
  };
  expect(byOverpricing([row], 'play')).toEqual([]);
  expect(byOverpricing([row], 'yace')).toMatchObject([{ name: 'leader', overpricedBy: 10 }]);
});
