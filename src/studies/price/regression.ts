/* The regression of printed points on the numbers of cards. */

import {
  BadInput,
  type Estimated,
  type LeastSquares,
  leastSquares,
  predictedAt,
  sameName,
} from '../../base/index.ts';
import type { Card } from '../../cards/index.ts';
import {
  type CardNumbers,
  cardNumbers,
  type PricedCard,
  pricedSample,
  type SkippedCard,
} from './card-numbers.ts';

/** A card of the collection, with its estimate by a regression on all other cards. */
export interface LeftOutPrice extends PricedCard {
  readonly estimate: number;
  /** The standard error of the estimate. */
  readonly spread: number;
}

/** The regression of a collection's printed points on the numbers of its cards. */
export interface PriceRegression {
  readonly fit: LeastSquares;
  readonly cards: readonly LeftOutPrice[];
  readonly skipped: readonly SkippedCard[];
  /** Root mean square of the leave-one-out errors, in points. */
  readonly rootMeanSquare: number;
  /** Mean absolute leave-one-out error, in points. */
  readonly meanAbsolute: number;
  /** Share of the variance of printed points explained by the leave-one-out estimates. */
  readonly explainedLeftOut?: number;
}

/**
 * The number of cards needed in addition to the number of coefficients: one to leave out, and one to estimate the
 * scatter.
 */
const MORE_CARDS = 2;

/**
 * Fits the points of a collection's cards to `PRICE_FEATURES`. Features that do not vary are dropped. The features were
 * themselves chosen by leave-one-out errors, so the leave-one-out errors reported here are slightly too small.
 *
 * @throws BadInput if too few cards state enough
 */
export function priceRegression(collection: readonly Card[]): PriceRegression {
  const { cards, skipped } = pricedSample(collection);
  const printed = cards.map(({ points }) => points);
  const features = PRICE_FEATURES.map(({ name, of }) => ({
    name,
    values: cards.map(({ numbers }) => of(numbers)),
  }));
  const varying = features.filter(({ values }) => values.some((value) => value !== values[0]));
  checkCount(cards.length, varying.length + 1 + MORE_CARDS);
  const fit = leastSquares(features, printed);
  const squares = fit.leftOut.reduce((sum, { error }) => sum + error * error, 0);
  const mean = printed.reduce((sum, points) => sum + points, 0) / printed.length;
  const total = printed.reduce((sum, points) => sum + (points - mean) ** 2, 0);
  return {
    fit,
    cards: cards.map((card, i) => {
      const { predicted = 0, standardError = 0 } = fit.leftOut[i] ?? {};
      return { ...card, estimate: predicted, spread: standardError };
    }),
    skipped,
    rootMeanSquare: Math.sqrt(squares / cards.length),
    meanAbsolute: fit.leftOut.reduce((sum, { error }) => sum + Math.abs(error), 0) / cards.length,
    ...(total > 0 && { explainedLeftOut: 1 - squares / total }),
  };
}

/** The cards of a collection except one, identified by name, since its numbers in the collection may differ. */
export function othersThan(card: Card, collection: readonly Card[]): Card[] {
  return collection.filter(({ name }) => !sameName(name, card.name));
}

/**
 * The points that a regression estimates for a card, with their standard error. The regression should not be fitted to
 * the card itself.
 */
export function regressionPrice(regression: PriceRegression, card: Card): Estimated {
  return priceAt(regression.fit, cardNumbers(card));
}

function priceAt(fit: LeastSquares, numbers: CardNumbers): Estimated {
  return predictedAt(fit, (name) => {
    const feature = PRICE_FEATURES.find((one) => one.name === name);
    return feature ? feature.of(numbers) : 0;
  });
}

function checkCount(count: number, needed: number): void {
  if (count >= needed) return;
  const varying = needed - 1 - MORE_CARDS;
  const why = varying > 0 ? `, to fit points to ${varying} numbers of a card` : '';
  throw new BadInput({
    path: [],
    found: `${count === 1 ? '1 card' : `${count} cards`} with points, Life, figures, Move and Range`,
    allowed: `at least ${needed} such cards${why}`,
  });
}

/** A number computed from a card that helps to predict its points. */
interface PriceFeature {
  readonly name: string;
  readonly title: string;
  of(numbers: CardNumbers): number;
}

/**
 * The features of the regression. They were chosen among some forty sets of numbers and products for a small
 * leave-one-out error on the shipped collections; of sets with about the same error, the smaller one was preferred. The
 * products already include Attack and Move, so neither adds anything by itself, and the logarithm of the points is
 * predicted no better.
 */
export const PRICE_FEATURES: readonly PriceFeature[] = [
  { name: 'lives', title: 'Lives', of: ({ lives }) => lives },
  { name: 'defense', title: 'Defense', of: ({ defense }) => defense },
  { name: 'attacks', title: 'Attacks per turn', of: ({ attacks }) => attacks },
  {
    name: 'flying',
    title: 'Flying (1 or 0)',
    of: ({ movement }) => (movement.some(({ kind }) => kind === 'flying') ? 1 : 0),
  },
  {
    name: 'attackRange',
    title: 'Attack × Range beyond 1',
    of: ({ attack, range }) => attack * (range - 1),
  },
  {
    name: 'livesAttackDefense',
    title: 'Lives × Attack × Defense',
    of: ({ lives, attack, defense }) => lives * attack * defense,
  },
];
