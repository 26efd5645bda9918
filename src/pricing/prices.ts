import type { Card } from '../cards/card.ts';
import { type FairPrice, type FieldCard, fairPrice } from './by-play.ts';
import type { SkippedCard } from './card-numbers.ts';
import { notesOfCard, notesOfPlay, notesOfPoints, notesOfPowers, type PriceNote } from './notes.ts';
import {
  othersThan,
  type PriceRegression,
  priceRegression,
  regressionPrice,
} from './regression.ts';
import { type YaceEstimate, type YaceFit, yace, yaceFit, yaceOf } from './yace.ts';

/** The ways of estimating points. */
export const WAYS = ['yace', 'regression', 'play'] as const;
export type Way = (typeof WAYS)[number];

export interface Estimate {
  readonly way: Way;
  /** Absent where the way tells none, which the notes explain. */
  readonly points?: number;
  /** How far the points of a card are from such an estimate: a standard deviation. */
  readonly spread?: number;
  readonly notes: readonly PriceNote[];
}

/** The field that a card fought, and its own mean win share there. */
export interface FoughtField {
  readonly share: number;
  readonly cards: readonly FieldCard[];
  /** Titles of its powers that are not modelled; in part only. */
  readonly unmodelled?: readonly string[];
  readonly partly?: readonly string[];
}

/** What a card is worth, three ways side by side, and what each is made from. */
export interface CardPrices {
  readonly name: string;
  readonly printed?: number;
  /** In the order of `WAYS`. */
  readonly estimates: readonly Estimate[];
  readonly yace: YaceEstimate;
  readonly yaceFit: YaceFit;
  /** Without the card itself. */
  readonly regression: PriceRegression;
  /** Absent where the card has not fought. */
  readonly play?: FairPrice;
}

/**
 * Estimates the points of a card. A card of the collection or the field with the same name is taken for the card
 * itself, perhaps with other numbers, and nothing is fitted to it.
 *
 * @throws BadInput for a card without a Life, and where too few other cards of the collection say enough
 */
export function priceOf(card: Card, collection: readonly Card[], field?: FoughtField): CardPrices {
  const { name, points } = card;
  const [estimate, others] = [yace(card), othersThan(card, collection)];
  const [fit, regression] = [yaceFit(others), priceRegression(others)];
  const play = field && fairPrice({ name, share: field.share }, field.cards);
  const notes = notesOfCard(estimate.numbers);
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
      byPlay(play, field),
    ],
    yace: estimate,
    yaceFit: fit,
    regression,
    ...(play && { play }),
  };
}

function byPlay(play: FairPrice | undefined, field: FoughtField | undefined): Estimate {
  const notes = [...notesOfPlay(play), ...notesOfPowers(field ?? {})];
  if (!play?.isTold) return { way: 'play', notes };
  const { points, spread } = play;
  return { way: 'play', points, spread, notes };
}

/** A card of a collection, its printed points and what each way estimates. */
export interface PriceRow {
  readonly name: string;
  readonly printed: number;
  readonly estimates: readonly Estimate[];
}

/** Every card of a collection that says enough, and what the estimates are made from. */
export interface CollectionPrices {
  readonly rows: readonly PriceRow[];
  readonly skipped: readonly SkippedCard[];
  readonly yaceFit: YaceFit;
  /** Of all cards; the estimate of each card is from the others. */
  readonly regression: PriceRegression;
}

/**
 * Estimates the points of every card of a collection, each from all others.
 *
 * @param fieldOf the field that a card has fought, by its name
 * @throws BadInput where too few cards say enough
 */
export function pricesOf(
  collection: readonly Card[],
  fieldOf: (name: string) => FoughtField | undefined = () => undefined,
): CollectionPrices {
  const regression = priceRegression(collection);
  const fit = yaceFit(collection);
  const rows = regression.cards.map(({ name, points, numbers, estimate, spread }): PriceRow => {
    const field = fieldOf(name);
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
        byPlay(field && fairPrice({ name, share: field.share }, field.cards), field),
      ],
    };
  });
  return { rows, skipped: regression.skipped, yaceFit: fit, regression };
}

/** A card and how much more it costs than a way estimates; below 0, how much less. */
export interface Mispriced {
  readonly name: string;
  readonly printed: number;
  readonly points: number;
  readonly overpricedBy: number;
}

/**
 * The cards by how much more they cost than a way estimates, the most overpriced first. Cards of which the way
 * leaves powers out are not compared.
 */
export function byOverpricing(rows: readonly PriceRow[], way: Way): Mispriced[] {
  return rows
    .flatMap(({ name, printed, estimates }) => {
      const { points, notes = [] } = estimates.find((estimate) => estimate.way === way) ?? {};
      return points === undefined || notes.some(({ kind }) => kind === 'unmodelled')
        ? []
        : [{ name, printed, points, overpricedBy: printed - points }];
    })
    .sort((a, b) => b.overpricedBy - a.overpricedBy);
}
