/* The answers of the `price` command, and the ranking of a collection. */

import type { Card } from '../../../cards/index.ts';
import type { WorthInArmies } from '../../armies/estimates.ts';
import {
  byOverpricing,
  type CardPrices,
  type CollectionPrices,
  type Estimate,
  type PriceRow,
  WAYS,
  type Way,
} from '../prices.ts';

/** A card and its prices. */
export interface CardAnswer {
  readonly card: Card;
  /** The name of the collection with which it is compared. */
  readonly collection: string;
  readonly prices: CardPrices;
  /** The changed card and its prices; absent if nothing is changed. */
  readonly after?: Pick<CardAnswer, 'card' | 'prices'>;
}

/** A collection and its prices. */
export interface CollectionAnswer {
  readonly collection: string;
  readonly cards: readonly Card[];
  readonly prices: CollectionPrices;
  /** The estimate by which the cards are ranked. */
  readonly by: Way;
  /** The games that the worths in armies come from; absent if no card has a worth in armies. */
  readonly games?: GamesOfArmies;
}

/** Games between random armies. */
export type GamesOfArmies = Pick<WorthInArmies, 'games' | 'seed'>;

/** A card in the ranking of a collection. */
export interface RankedRow extends PriceRow {
  /** From 1, the most overpriced first; absent if the card has no estimate by which to rank it. */
  readonly rank?: number;
  readonly overpricedBy?: number;
}

/** The cards of a collection, the most overpriced first. Cards without a rank come last. */
export function rankedRows({ prices, by }: Pick<CollectionAnswer, 'prices' | 'by'>): RankedRow[] {
  const { rows } = prices;
  const ranked = byOverpricing(rows, by).flatMap(({ name, overpricedBy }, i) => {
    const row = rows.find((one) => one.name === name);
    return row ? [{ ...row, rank: i + 1, overpricedBy }] : [];
  });
  const isRanked = new Set(ranked.map(({ name }) => name));
  return [...ranked, ...rows.filter(({ name }) => !isRanked.has(name))];
}

export function estimateBy({ estimates }: PriceRow, way: Way): Estimate | undefined {
  return estimates.find((estimate) => estimate.way === way);
}

/** The ways of estimating that give an estimate for at least one card. */
export function waysTold({ prices }: Pick<CollectionAnswer, 'prices'>): readonly Way[] {
  return WAYS.filter((way) =>
    prices.rows.some((row) => estimateBy(row, way)?.points !== undefined),
  );
}
