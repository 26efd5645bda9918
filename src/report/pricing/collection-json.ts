import { fieldLine } from '../../pricing/by-play.ts';
import type { CollectionAnswer } from './answer.ts';
import {
  estimatesJson,
  formulaFitJson,
  PRICE_FORMAT,
  PRICE_VERSION,
  regressionJson,
} from './cards-json.ts';
import { rankedRows } from './ranked.ts';

/** The prices of a collection as JSON holds them, the most overpriced first. */
export function collectionJson(answer: CollectionAnswer): unknown {
  const { collection, by, prices, plays, opponents } = answer;
  return {
    format: PRICE_FORMAT,
    version: PRICE_VERSION,
    collection,
    by,
    cards: rankedRows(answer).map(({ rank, name, printed, estimates }) => ({
      rank,
      card: name,
      printed,
      estimates: estimatesJson(estimates, printed),
      ...(plays.has(name) && { winShare: plays.get(name)?.share }),
    })),
    skipped: prices.skipped,
    formula: { fit: formulaFitJson(prices.yaceFit) },
    regression: regressionJson(prices.regression),
    ...(opponents.length > 0 && {
      fields: opponents.map(({ kind, cards, unmodelled, noLife }) => ({
        of: kind,
        line: fieldLine(cards),
        cards: cards.length,
        leftOut: { unmodelled, noLife },
      })),
    }),
  };
}
