import { describe, expect, test } from 'vitest';
import type { Card } from '../../../src/cards/card.ts';
import { shippedCard, shippedCards } from '../../../src/cards/collections.ts';
import { priceRegression } from '../../../src/studies/price/regression.ts';
import { exactFit, exactPrediction, exactVariance } from './exact-fit.ts';
import { divide, multiply, numberOf, ratio, subtract } from './rational.ts';

/** What this oracle reads of a rule on a card. */
interface WrittenRule {
  readonly has?: readonly { readonly way?: { readonly attacks?: number | readonly number[] } }[];
  readonly if?: readonly unknown[];
}

/** The numbers of a card by the published rules, computed again from the card. */
function numbersOf({ life = 0, figures = 1, attack, defense, range = 0, powers }: Card): bigint[] {
  const flies = powers.some(({ power }) => power === 'flying' || power === 'Stealth Flying');
  const most = powers.map(({ power, effects = [] }) => {
    if (power === 'double-attack') return 2;
    const rules = effects.flatMap((line) => (line.rules ?? []) as readonly WrittenRule[]);
    const counts = rules.map(({ has = [], if: conditions = [] }) => {
      const attacks = has[0]?.way?.attacks;
      const text = JSON.stringify(conditions);
      const isWounded = /"self":\{"wounds"/.test(
        text.replaceAll(/\{"not":\[\{"self":\{"wounds":\d\}\}\]\}/g, ''),
      );
      if (
        attacks === undefined ||
        /state":/.test(text.replaceAll(/\{"not":\[\{"state":"[^"]+"\}\]\}/g, '')) ||
        isWounded
      )
        return 1;
      return Array.isArray(attacks) ? attacks.length : Number(attacks);
    });
    return Math.max(1, ...counts);
  });
  const lives = life * figures;
  const numbers = [
    1,
    lives,
    defense,
    figures * Math.max(1, ...most),
    flies ? 1 : 0,
    attack * (range - 1),
    lives * attack * defense,
  ];
  return numbers.map(BigInt);
}

/** Whether two numbers are equal up to rounding. */
const near = (actual: number | undefined, expected: number, scale = Math.abs(expected)) =>
  expect(Math.abs((actual ?? Number.NaN) - expected) / scale).toBeLessThan(1e-9);

describe.each(['classic', 'modern'])(
  'the regression of the %s collection, beside one in fractions:',
  (name) => {
    const cards = shippedCards()
      .filter(({ collection }) => collection === name)
      .map(shippedCard)
      .filter((card) => card.type !== 'squad' || card.figures !== undefined);
    const rows = cards.map(numbersOf);
    const points = cards.map((card) => BigInt(card.points ?? 0));
    const exact = exactFit(rows, points);
    const { fit, cards: leftOut, rootMeanSquare, meanAbsolute } = priceRegression(cards);

    test('the same cards, and every feature', () => {
      expect(leftOut.map((card) => card.name)).toEqual(cards.map((card) => card.name));
      expect(fit.coefficients).toHaveLength(6);
    });

    test('coefficients and their standard errors', () => {
      for (const [i, { value, standardError }] of [fit.intercept, ...fit.coefficients].entries()) {
        near(value, numberOf(exact.coefficients[i] ?? ratio(0n)));
        const variance = multiply(exactVariance(exact), exact.inverse[i]?.[i] ?? ratio(0n));
        near(standardError, Math.sqrt(numberOf(variance)));
      }
    });

    test('residual standard deviation and the share explained', () => {
      near(fit.residualDeviation, Math.sqrt(numberOf(exactVariance(exact))));
      near(fit.rSquared, numberOf(subtract(ratio(1n), divide(exact.sumOfSquares, exact.total))));
    });

    test('each card as a fit of all others, made anew, predicts it', () => {
      const errors = rows.map((row, i) => {
        const others = <T>(list: readonly T[]) => list.filter((_, j) => j !== i);
        const { value, standardError } = exactPrediction(
          exactFit(others(rows), others(points)),
          row,
        );
        near(leftOut[i]?.estimate, value);
        near(leftOut[i]?.spread, standardError);
        return Number(points[i]) - value;
      });
      near(rootMeanSquare, Math.sqrt(errors.reduce((sum, e) => sum + e * e, 0) / errors.length));
      near(meanAbsolute, errors.reduce((sum, e) => sum + Math.abs(e), 0) / errors.length);
    });
  },
);

test('a fraction becomes the number nearest to it', () => {
  expect(numberOf(ratio(-1n, 3n))).toBe(-1 / 3);
  expect(numberOf(ratio(10n ** 40n, 10n ** 20n))).toBe(1e20);
  expect(numberOf(ratio(0n))).toBe(0);
});

test('a line through three points in fractions, worked by hand', () => {
  // (0, 1), (1, 2), (2, 4): slope 3/2, intercept 5/6, residuals 1/6, -1/3, 1/6.
  const exact = exactFit(
    [
      [1n, 0n],
      [1n, 1n],
      [1n, 2n],
    ],
    [1n, 2n, 4n],
  );
  expect(exact.coefficients).toEqual([ratio(5n, 6n), ratio(3n, 2n)]);
  expect(exact.sumOfSquares).toEqual(ratio(1n, 6n));
});
