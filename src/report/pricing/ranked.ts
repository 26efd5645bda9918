import type { Estimate, PriceRow, Way } from '../../pricing/prices.ts';
import { byOverpricing } from '../../pricing/prices.ts';
import type { CollectionAnswer } from './answer.ts';

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
