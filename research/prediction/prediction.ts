import { readFileSync } from 'node:fs';
import { rankCorrelation } from '../../src/base/statistics/rank-correlation.ts';
import { GameDice } from '../../src/battle/engine/state/game-dice.ts';
import type { Card } from '../../src/cards/card.ts';
import { shippedCard, shippedCards } from '../../src/cards/collections.ts';
import { shippedEstimates } from '../../src/studies/armies/shipped/index.ts';
import { pricesOf } from '../../src/studies/price/prices.ts';
import { priceRegression } from '../../src/studies/price/regression.ts';

/** A card with its printed points, and with the points that players would give it. */
export interface Judged {
  readonly card: string;
  readonly type: string;
  readonly printed: number;
  readonly corrected: number;
}

/** A rank correlation between points per printed point, with its 95% bootstrap interval. */
export interface Prediction {
  readonly correlation: number;
  readonly low: number;
  readonly high: number;
  readonly cards: number;
}

/** The community's corrections ("Delta") to the printed points of half of the classic cards. */
export function judgedCards(): Judged[] {
  return readFileSync('research/prediction/corrected-points.csv', 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [card = '', type = '', printed, , corrected] = line.split(',');
      return { card, type, printed: Number(printed), corrected: Number(corrected) };
    });
}

/** The points that a pricing method gives to each card, keyed by the card's name. */
export type Priced = ReadonlyMap<string, number>;

/** The pricing methods that need no data from outside the program. */
export function pricesToJudge(judged: readonly Judged[]): Readonly<Record<string, Priced>> {
  const classic = shippedCards()
    .filter(({ collection }) => collection === 'classic')
    .map(shippedCard);
  const armies = shippedEstimates('classic');
  const { rows } = pricesOf(classic);
  const by = (way: string) =>
    new Map(
      rows.map(({ name, estimates }) => [
        name,
        estimates.find((one) => one.way === way)?.points ?? Number.NaN,
      ]),
    );
  return {
    'armies (who won)': new Map(armies?.estimates.cards.map(({ card, points }) => [card, points])),
    'armies (margin)': new Map(
      armies?.estimates.cards.map(({ card, byMargin }) => [card, byMargin.points]),
    ),
    formula: by('yace'),
    'regression of printed points': by('regression'),
    'regression of corrected points on printed numbers': onPrinted(judged, classic),
  };
}

/** Corrected points, predicted from the numbers on the card by a fit that leaves out the card itself. */
function onPrinted(judged: readonly Judged[], classic: readonly Card[]): Priced {
  const corrected = new Map(judged.map((one) => [one.card, one.corrected]));
  const cards = classic.flatMap((card) => {
    const points = corrected.get(card.name);
    return points === undefined ? [] : [{ ...card, points }];
  });
  return new Map(priceRegression(cards).cards.map(({ name, estimate }) => [name, estimate]));
}

const RESAMPLES = 2000;

/** Spearman's correlation between the points of a pricing method and the corrected points, both per printed point. */
export function predictionOf(judged: readonly Judged[], priced: Priced): Prediction {
  const known = judged.flatMap(({ card, printed, corrected }) => {
    const points = priced.get(card);
    return points === undefined || Number.isNaN(points)
      ? []
      : [[points / printed, corrected / printed] as const];
  });
  const of = (pairs: readonly (readonly [number, number])[]) =>
    rankCorrelation(
      pairs.map(([own]) => own),
      pairs.map(([, other]) => other),
    ) ?? 0;
  const dice = new GameDice(Uint32Array.of(1, 2, 3, 4));
  const resampled = Array.from({ length: RESAMPLES }, (_, i) => {
    dice.begin(i);
    return of(known.map(() => known[dice.below(known.length)] as readonly [number, number]));
  }).sort((a, b) => a - b);
  return {
    correlation: of(known),
    low: resampled[Math.floor(RESAMPLES * 0.025)] ?? 0,
    high: resampled[Math.floor(RESAMPLES * 0.975)] ?? 0,
    cards: known.length,
  };
}
