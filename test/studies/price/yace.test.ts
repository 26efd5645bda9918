import { describe, expect, test } from 'vitest';
import { shippedCard, shippedCards } from '../../../src/cards/collections.ts';
import { cardNamed, libraryOf } from '../../../src/cards/library.ts';
import { yace, yaceFit } from '../../../src/studies/price/yace.ts';
import { cardOf } from './cards.ts';

const named = (name: string) => {
  const card = cardNamed(libraryOf(), name);
  if (!card) throw new Error(name);
  return card;
};

describe('worked by hand from the card:', () => {
  test.each([
    // Life 8, Move 5, Range 1, Attack 6, Defense 4
    ['Solomon Grundy', 160 + 10 + 5 + 90 + 68 + 4 - 115],
    // four of Life 1, Move 4, Range 1, Attack 3, Defense 4
    ['Tarn Viking Warriors', 80 + 2 * 4 + 5 + 45 + 68 + 16 - 115],
    // three of Life 1, Move 6, Range 6, Attack 1, Defense 1, Disengage
    ['Arrow Gruts', 60 + 2 * 9 + 30 + 15 + 17 + 12 - 115],
  ])('%s', (name, points) => {
    expect(yace(named(name)).points).toBe(points);
  });

  test('one that flies stealthily and attacks twice', () => {
    const powers = [
      { power: 'Stealth Flying', effects: [{ flying: true }] },
      { power: 'double-attack' },
    ];
    const card = cardOf({ life: 3, move: 6, range: 7, attack: 4, defense: 2, powers });
    expect(yace(card).points).toBe(60 + 2 * 18 + 35 + 60 + 34 + 8 - 115);
  });
});

test('the terms of the sum are told one by one', () => {
  const { points, terms, constant } = yace(named('Solomon Grundy'));
  expect(terms).toEqual([
    { of: 'lives', amount: 8, times: 20, points: 160 },
    { of: 'adjustedMove', amount: 5, times: 2, points: 10 },
    { of: 'range', amount: 1, times: 5, points: 5 },
    { of: 'attack', amount: 6, times: 15, points: 90 },
    { of: 'defense', amount: 4, times: 17, points: 68 },
    { of: 'attacks', amount: 1, times: 4, points: 4 },
  ]);
  expect(constant).toBe(-115);
  expect(terms.reduce((sum, term) => sum + term.points, constant)).toBe(points);
});

describe('compared with printed points', () => {
  // Life 4, 5 and 6: estimates of 80, 100 and 120.
  const cards = (...points: number[]) =>
    points.map((printed, i) => cardOf({ name: `Card ${i}`, life: 4 + i, points: printed }));

  test('the spread, the mean error and both shares, worked by hand', () => {
    const fit = yaceFit(cards(90, 100, 140));
    // Errors 10, 0, 20; printed about their mean of 110: -20, -10, 30; estimates about 100: -20, 0, 20.
    expect(fit.deviation).toBeCloseTo(Math.sqrt(500 / 3), 12);
    expect(fit.meanError).toBeCloseTo(10, 12);
    expect(fit.explained).toBeCloseTo(1 - 500 / 1400, 12);
    expect(fit.squaredCorrelation).toBeCloseTo(1000 ** 2 / (1400 * 800), 12);
  });

  test('points that are all a constant away are wholly correlated, and not explained', () => {
    const fit = yaceFit(cards(180, 200, 220));
    expect(fit.squaredCorrelation).toBeCloseTo(1, 12);
    expect(fit.explained).toBeCloseTo(1 - 30_000 / 800, 12);
  });

  test('where nothing varies, no share is told', () => {
    const same = yaceFit(cards(100, 100));
    expect(same).not.toHaveProperty('explained');
    expect(same).not.toHaveProperty('squaredCorrelation');
    const alike = yaceFit([cardOf(), cardOf({ name: 'Twin', points: 90 })]);
    expect(alike).toHaveProperty('explained');
    expect(alike).not.toHaveProperty('squaredCorrelation');
  });

  test('without cards nothing is told', () => {
    expect(yaceFit([])).toEqual({ sample: { cards: [], skipped: [] } });
  });

  test('of the classic cards, which it was made from, it explains the published 72%', () => {
    const classic = shippedCards().filter(({ collection }) => collection === 'classic');
    const { squaredCorrelation = 0 } = yaceFit(classic.map(shippedCard));
    expect(squaredCorrelation).toBeGreaterThan(0.71);
    expect(squaredCorrelation).toBeLessThan(0.735);
  });
});
