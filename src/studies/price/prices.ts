/*
 * Estimates the points of cards in three ways: by the published formula, by a regression, and from games between
 * armies.
 */

import { type Interval, Z95 } from '../../base/index.ts';
import type { Card } from '../../cards/index.ts';
import type { WorthInArmies } from '../armies/estimates.ts';
import type { SkippedCard } from './card-numbers.ts';
import { type InArmies, isWorth } from './in-armies.ts';
import { notesOfCard, notesOfPoints, type PriceNote } from './notes.ts';
import {
  othersThan,
  type PriceRegression,
  priceRegression,
  regressionPrice,
} from './regression.ts';
import { type YaceEstimate, type YaceFit, yace, yaceFit, yaceOf } from './yace.ts';

/** The ways of estimating points. */
export const WAYS = ['yace', 'regression', 'armies'] as const;
export type Way = (typeof WAYS)[number];

export interface Estimate {
  readonly way: Way;
  /** Absent if there is no estimate; the notes explain why. */
  readonly points?: number;
  /** Standard deviation of printed points around this estimate; absent for a worth in armies. */
  readonly spread?: number;
  /** The 95% interval of a worth in armies. */
  readonly interval?: Interval;
  readonly notes: readonly PriceNote[];
}

/** A card's worth, estimated in each way, and what the estimates are based on. */
export interface CardPrices {
  readonly name: string;
  readonly printed?: number;
  /** In the order of `WAYS`. */
  readonly estimates: readonly Estimate[];
  readonly yace: YaceEstimate;
  readonly yaceFit: YaceFit;
  /** The regression, fitted without the card itself. */
  readonly regression: PriceRegression;
  /** Absent if no worth in armies is known. */
  readonly inArmies?: WorthInArmies;
}

const NOT_SHIPPED: InArmies = { kind: 'notShipped' };

/**
 * Estimates the points of a card. A card of the collection with the same name counts as the same card, even if its
 * numbers differ, so the regression is not fitted to it.
 *
 * @param inArmies the card's worth in armies, or why it has none; default: none is shipped
 * @throws BadInput for a card without a Life, or if too few other cards of the collection state enough
 */
export function priceOf(
  card: Card,
  collection: readonly Card[],
  inArmies: InArmies = NOT_SHIPPED,
): CardPrices {
  const { name, points } = card;
  const [estimate, others] = [yace(card), othersThan(card, collection)];
  const [fit, regression] = [yaceFit(others), priceRegression(others)];
  const notes = notesOfCard(card, estimate.numbers);
  const own = regressionPrice(regression, card);
  return {
    name,
    ...(points !== undefined && { printed: points }),
    estimates: [
      {
        way: 'yace',
        points: estimate.points,
        ...(fit.deviation !== undefined && { spread: fit.deviation }),
        notes: [...notes, ...notesOfPoints(estimate.points)],
      },
      {
        way: 'regression',
        points: own.value,
        spread: own.standardError,
        notes: [...notes, ...notesOfPoints(own.value)],
      },
      byArmies(inArmies),
    ],
    yace: estimate,
    yaceFit: fit,
    regression,
    ...(isWorth(inArmies) && { inArmies }),
  };
}

function byArmies(inArmies: InArmies): Estimate {
  if (!isWorth(inArmies)) return { way: 'armies', notes: [inArmies] };
  const { points, standardError } = inArmies;
  const half = Z95 * standardError;
  return {
    way: 'armies',
    points,
    interval: { low: points - half, high: points + half },
    notes: notesOfPoints(points),
  };
}

/** A card of a collection with its printed points and all estimates. */
export interface PriceRow {
  readonly name: string;
  readonly printed: number;
  readonly estimates: readonly Estimate[];
}

/** The cards of a collection that state enough, and what their estimates are based on. */
export interface CollectionPrices {
  readonly rows: readonly PriceRow[];
  readonly skipped: readonly SkippedCard[];
  readonly yaceFit: YaceFit;
  /** The regression, fitted to all cards. Each card's own estimate comes from a fit to the other cards. */
  readonly regression: PriceRegression;
}

/**
 * Estimates the points of every card of a collection, each from all other cards.
 *
 * @param inArmiesOf the worth in armies of the card with a given name; default: none is known
 * @throws BadInput if too few cards state enough
 */
export function pricesOf(
  collection: readonly Card[],
  inArmiesOf: (name: string) => InArmies = () => NOT_SHIPPED,
): CollectionPrices {
  const regression = priceRegression(collection);
  const fit = yaceFit(collection);
  const rows = regression.cards.map(({ name, points, numbers, estimate, spread }): PriceRow => {
    const published = yaceOf(numbers).points;
    return {
      name,
      printed: points,
      estimates: [
        {
          way: 'yace',
          points: published,
          ...(fit.deviation !== undefined && { spread: fit.deviation }),
          notes: notesOfPoints(published),
        },
        { way: 'regression', points: estimate, spread, notes: notesOfPoints(estimate) },
        byArmies(inArmiesOf(name)),
      ],
    };
  });
  return { rows, skipped: regression.skipped, yaceFit: fit, regression };
}

/** A card and how much more it costs than estimated; negative if it costs less. */
export interface Mispriced {
  readonly name: string;
  readonly printed: number;
  readonly points: number;
  readonly overpricedBy: number;
}

/** Cards by how much more they cost than an estimate, most overpriced first. */
export function byOverpricing(rows: readonly PriceRow[], way: Way): Mispriced[] {
  return rows
    .flatMap(({ name, printed, estimates }) => {
      const { points } = estimates.find((estimate) => estimate.way === way) ?? {};
      return points === undefined
        ? []
        : [{ name, printed, points, overpricedBy: printed - points }];
    })
    .sort((a, b) => b.overpricedBy - a.overpricedBy);
}
