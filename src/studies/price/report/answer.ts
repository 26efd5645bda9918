/* The answers of the `price` command, and the ranking of a collection by them. */

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
  /** The name of the collection that it is compared with. */
  readonly collection: string;
  readonly prices: CardPrices;
  /** The card and its prices with changes. */
  readonly after?: Pick<CardAnswer, 'card' | 'prices'>;
}

/** A collection and its prices. */
export interface CollectionAnswer {
  readonly collection: string;
  readonly cards: readonly Card[];
  readonly prices: CollectionPrices;
  /** The estimate that ranks the cards. */
  readonly by: Way;
  /** The games that worths in armies come from; absent if no card has one. */
  readonly games?: GamesOfArmies;
}

/** Games of random armies. */
export type GamesOfArmies = Pick<WorthInArmies, 'games' | 'seed'>;

/** A card in the ranking of a collection. */
export interface RankedRow extends PriceRow {
  /** From 1, most overpriced first; absent if the ranking has no estimate for the card. */
  readonly rank?: number;
  readonly overpricedBy?: number;
}

/** Every card with an estimate, the most overpriced first; cards without a rank come last. */
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

/** The ways of estimating that give at least one card an estimate. */
export function waysTold({ prices }: Pick<CollectionAnswer, 'prices'>): readonly Way[] {
  return WAYS.filter((way) =>
    prices.rows.some((row) => estimateBy(row, way)?.points !== undefined),
  );
}
