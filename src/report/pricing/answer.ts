import type { Card } from '../../cards/card.ts';
import type { CardPlay, PlayedOpponents } from '../../pricing/opponents.ts';
import {
  byOverpricing,
  type CardPrices,
  type CollectionPrices,
  type Estimate,
  type PriceRow,
  type Way,
} from '../../pricing/prices.ts';

/** A card and its prices. */
export interface CardAnswer {
  readonly card: Card;
  /** The name of the collection that it is compared with. */
  readonly collection: string;
  readonly prices: CardPrices;
  /** Absent where nothing was played. */
  readonly play?: CardPlay;
  /** With changes. */
  readonly after?: Pick<CardAnswer, 'card' | 'prices' | 'play'>;
}

/** A collection and its prices. */
export interface CollectionAnswer {
  readonly collection: string;
  readonly cards: readonly Card[];
  readonly prices: CollectionPrices;
  /** The estimate that ranks the cards. */
  readonly by: Way;
  /** What the cards won, by their names. */
  readonly plays: ReadonlyMap<string, CardPlay>;
  /** The fields that they fought. */
  readonly opponents: readonly PlayedOpponents[];
}

/** Without the one by play where nothing was played. */
export function playedOnly(estimates: readonly Estimate[]): Estimate[] {
  return estimates.filter(({ notes }) => !notes.some(({ kind }) => kind === 'notPlayed'));
}

/** A card in the ranking of a collection. */
export interface RankedRow extends PriceRow {
  /** From 1, the most overpriced; absent where the estimate that ranks does not compare the card. */
  readonly rank?: number;
  readonly overpricedBy?: number;
}

/** Every card with an estimate, the most overpriced first; those without a rank come last. */
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

/** The ways that estimated anything. */
export function waysTold({ plays }: Pick<CollectionAnswer, 'plays'>): readonly Way[] {
  return plays.size > 0 ? ['yace', 'regression', 'play'] : ['yace', 'regression'];
}
