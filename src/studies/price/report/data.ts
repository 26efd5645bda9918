/* Prices as JSON and CSV. */

import { csvOf, recordJson } from '../../../report/index.ts';
import { RANK_CORRELATIONS } from '../../armies/shipped/rank-correlations.ts';
import { priceNoteText } from '../notes.ts';
import type { CardPrices, Estimate } from '../prices.ts';
import type { PriceRegression } from '../regression.ts';
import type { YaceFit } from '../yace.ts';
import { type CardAnswer, type CollectionAnswer, rankedRows } from './answer.ts';
import { changeText } from './changes.ts';
import {
  changedRows,
  collectionColumns,
  ESTIMATE_COLUMNS,
  ESTIMATE_NUMBERS,
  estimateRows,
} from './columns.ts';

export const PRICE_FORMAT = 'knockback-price';
/** Version 1 had prices from duels. */
export const PRICE_VERSION = 2;

/** The prices of named cards as JSON. */
export function cardsJson(answers: readonly CardAnswer[]): unknown {
  return {
    format: PRICE_FORMAT,
    version: PRICE_VERSION,
    rankCorrelations: RANK_CORRELATIONS,
    cards: answers.map(({ card, collection, prices, after }) => ({
      card: card.name,
      collection,
      ...pricesJson(prices),
      ...(after && {
        whatIf: { change: changeText(card, after.card), ...pricesJson(after.prices) },
      }),
    })),
  };
}

function pricesJson(prices: CardPrices) {
  const { printed, estimates, yace, yaceFit, regression, inArmies } = prices;
  const { terms, constant, numbers } = yace;
  return {
    printed,
    estimates: estimatesJson(estimates, printed),
    formula: { terms, constant, movement: numbers.movement, fit: formulaFitJson(yaceFit) },
    regression: regressionJson(regression),
    ...(inArmies && { armies: { games: inArmies.games, seed: inArmies.seed } }),
  };
}

/** Estimates by way; if the card has printed points, each estimate includes the difference. */
function estimatesJson(estimates: readonly Estimate[], printed: number | undefined) {
  return Object.fromEntries(
    estimates.map((estimate) => [
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

/** The prices of a collection as JSON, the most overpriced card first. */
export function collectionJson(answer: CollectionAnswer): unknown {
  const { collection, by, prices, games } = answer;
  const columns = collectionColumns(answer);
  return {
    format: PRICE_FORMAT,
    version: PRICE_VERSION,
    collection,
    by,
    rankCorrelations: RANK_CORRELATIONS,
    cards: rankedRows(answer).map((row) => ({
      ...recordJson(columns, row),
      estimates: estimatesJson(row.estimates, row.printed),
    })),
    skipped: prices.skipped,
    formula: { fit: formulaFitJson(prices.yaceFit) },
    regression: regressionJson(prices.regression),
    ...(games && { armies: games }),
  };
}

/**
 * The prices of named cards as CSV: a line for each card and way of estimating. If there is a change, the changed card
 * gets lines of its own.
 */
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
