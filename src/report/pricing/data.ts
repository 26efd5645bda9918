import { fieldLine, shareAt } from '../../pricing/by-play.ts';
import { priceNoteText } from '../../pricing/notes.ts';
import type { CardPlay } from '../../pricing/opponents.ts';
import type { CardPrices, Estimate } from '../../pricing/prices.ts';
import type { PriceRegression } from '../../pricing/regression.ts';
import type { YaceFit } from '../../pricing/yace.ts';
import { csvOf } from '../formats/csv.ts';
import { recordJson } from '../tables/table.ts';
import { type CardAnswer, type CollectionAnswer, playedOnly, rankedRows } from './answer.ts';
import { changeText } from './changes.ts';
import {
  changedRows,
  collectionColumns,
  ESTIMATE_COLUMNS,
  ESTIMATE_NUMBERS,
  estimateRows,
} from './columns.ts';

export const PRICE_FORMAT = 'knockback-price';
export const PRICE_VERSION = 1;

/** The prices of named cards as JSON holds them. */
export function cardsJson(answers: readonly CardAnswer[]): unknown {
  return {
    format: PRICE_FORMAT,
    version: PRICE_VERSION,
    cards: answers.map(({ card, collection, prices, play, after }) => ({
      card: card.name,
      collection,
      ...pricesJson(prices, play),
      ...(after && {
        whatIf: { change: changeText(card, after.card), ...pricesJson(after.prices, after.play) },
      }),
    })),
  };
}

function pricesJson(prices: CardPrices, play: CardPlay | undefined) {
  const { printed, estimates, yace, yaceFit, regression } = prices;
  const { terms, constant, numbers } = yace;
  return {
    printed,
    estimates: estimatesJson(estimates, printed),
    formula: { terms, constant, movement: numbers.movement, fit: formulaFitJson(yaceFit) },
    regression: regressionJson(regression),
    ...(play && { play: playJson(prices, play) }),
  };
}

/** By way; how much more the card costs than is estimated is told where it prints points. */
function estimatesJson(estimates: readonly Estimate[], printed: number | undefined) {
  return Object.fromEntries(
    playedOnly(estimates).map((estimate) => [
      estimate.way,
      {
        ...recordJson(ESTIMATE_NUMBERS, { printed, estimate }),
        notes: estimate.notes.map((note) => ({ ...note, text: priceNoteText(note) })),
      },
    ]),
  );
}

export function formulaFitJson({ sample, ...fit }: YaceFit) {
  return { cards: sample.cards.length, ...fit };
}

export function regressionJson({ fit, cards, skipped, ...errors }: PriceRegression) {
  const { intercept, coefficients, dropped, rSquared } = fit;
  const { rootMeanSquare, meanAbsolute, explainedLeftOut } = errors;
  return {
    intercept,
    coefficients,
    dropped,
    rSquared,
    leaveOneOut: { rootMeanSquare, meanAbsolute, explained: explainedLeftOut },
    cards: cards.map(({ name }) => name),
    skipped,
  };
}

function playJson({ play: price, printed }: CardPrices, play: CardPlay) {
  const { share, opponents, fought, withoutOdds, caveats } = play;
  const line = price && 'line' in price ? price.line : undefined;
  return {
    winShare: share,
    fought,
    line,
    ...(line && printed !== undefined && { winShareAtPrinted: shareAt(line, printed) }),
    ...(price?.isTold && { pointsPerPercent: price.pointsPerPercent }),
    opponents: opponents.cards.map(({ name, points, share: winShare }) => ({
      name,
      points,
      winShare,
    })),
    caveats,
    leftOut: { unmodelled: opponents.unmodelled, noLife: opponents.noLife, withoutOdds },
  };
}

/** The prices of a collection as JSON holds them, the most overpriced first. */
export function collectionJson(answer: CollectionAnswer): unknown {
  const { collection, by, prices, opponents } = answer;
  const columns = collectionColumns(answer);
  return {
    format: PRICE_FORMAT,
    version: PRICE_VERSION,
    collection,
    by,
    cards: rankedRows(answer).map((row) => {
      const { winShare, ...known } = recordJson(columns, row);
      return { ...known, estimates: estimatesJson(row.estimates, row.printed), winShare };
    }),
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

/** The prices of named cards as CSV: a line for each card and way, and again with a change. */
export function cardsCsv(answers: readonly CardAnswer[]): string {
  return csvOf(
    ESTIMATE_COLUMNS,
    answers.flatMap((answer) => [...estimateRows(answer), ...changedRows(answer)]),
  );
}

/** The prices of a collection as CSV: a line for each card, the most overpriced first. */
export function collectionCsv(answer: CollectionAnswer): string {
  return csvOf(collectionColumns(answer), rankedRows(answer));
}
