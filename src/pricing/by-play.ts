import { leastSquares } from '../statistics/least-squares.ts';
import { sameName } from '../words/slug.ts';

/** A card of a field of duels. */
export interface FieldCard {
  readonly name: string;
  /** As printed. */
  readonly points?: number;
  /** Its mean win share against the field's other cards, from 0 to 1. */
  readonly share: number;
}

/** The log odds of the win share over points, as cards of a field have them. */
export interface FieldLine {
  /** Log odds at 0 points. */
  readonly intercept: number;
  /** Log odds for each point. */
  readonly slope: number;
  readonly slopeStandardError: number;
  /** The standard deviation of the cards' log odds about the line. */
  readonly deviation: number;
  /** The share of the variance of log odds that the line explains; absent where nothing varies. */
  readonly explained?: number;
  /** The cards that it is fitted to, and their mean points. */
  readonly cards: number;
  readonly meanPoints: number;
  /** The least and the most points that any of them has. */
  readonly least: number;
  readonly most: number;
  /** Cards of the field that print no points. */
  readonly withoutPoints: readonly string[];
  /** Shares are taken to be no less than this, and no more than 1 less this. */
  readonly leastShare: number;
}

export type FairPrice =
  | {
      readonly isTold: true;
      readonly points: number;
      /** Its standard error. */
      readonly spread: number;
      /** It lies outside the points of the field's cards. */
      readonly isExtrapolated: boolean;
      /** The share was so near 0 or 1 that the nearest share that counts was taken. */
      readonly isClipped: boolean;
      /** What a percentage point of the share is worth, for a card that wins half. */
      readonly pointsPerPercent: number;
      readonly line: FieldLine;
    }
  | {
      readonly isTold: false;
      readonly because: 'flatLine';
      readonly line: FieldLine;
    }
  | {
      readonly isTold: false;
      readonly because: 'fewCards' | 'samePoints';
      /** Cards with points. */
      readonly cards: number;
    };

/** Cards with points that it takes to tell a line and the scatter about it. */
export const FEWEST_CARDS = 3;

/** Standard errors that the slope must be above 0. */
const SIGNIFICANT = 2;

/**
 * What a card would cost if it cost what cards of its strength do: the points at which the field's line gives its
 * win share. So a typical card of the field that costs as much wins as often, and each would win half against
 * the other. The card itself, by its name, is left out of the line.
 *
 * The line is of least squares, of log odds over points. Log odds of 0 and 1 are without end: a card that wins less
 * than half a duel of those against the field's other cards counts as winning half a one, and the same for losses
 * (half a one is what Haldane adds in "The estimation and significance of the logarithm of a ratio of frequencies",
 * Annals of Human Genetics 20, 1956).
 *
 * The spread is by the delta method, the classical standard error of a value read off a line the other way round:
 * s / b × sqrt(1 + 1/n + (x - mean)² / Sxx). Its 1 is for the card's own distance from the line, which is taken to be
 * as that of others.
 *
 * Not told: where fewer than 3 cards have points, all have the same, or the slope is not above 2 standard errors.
 */
export function fairPrice(card: FieldCard, field: readonly FieldCard[]): FairPrice {
  const others = field.filter(({ name }) => !sameName(name, card.name));
  const priced = others.filter(({ points }) => points !== undefined);
  if (priced.length < FEWEST_CARDS) {
    return { isTold: false, because: 'fewCards', cards: priced.length };
  }
  const line = fieldLine(others);
  if (!line) return { isTold: false, because: 'samePoints', cards: priced.length };
  if (isFlat(line)) {
    return { isTold: false, because: 'flatLine', line };
  }
  const share = clipped(card.share, line.leastShare);
  const points = (logOdds(share) - line.intercept) / line.slope;
  // The standard error of log odds at a new row of the line, turned to points.
  const { cards, meanPoints, deviation, slopeStandardError } = line;
  const atMean = deviation * Math.sqrt(1 + 1 / cards);
  return {
    isTold: true,
    points,
    spread: Math.hypot(atMean, slopeStandardError * (points - meanPoints)) / line.slope,
    isExtrapolated: points < line.least || points > line.most,
    isClipped: share !== card.share,
    pointsPerPercent: 0.01 / (line.slope * 0.5 * 0.5),
    line,
  };
}

/** The line of the cards that have points; undefined where they are fewer than 3 or all have the same. */
export function fieldLine(field: readonly FieldCard[]): FieldLine | undefined {
  const priced = field.flatMap(({ points, share }) =>
    points === undefined ? [] : [{ points, share }],
  );
  const points = priced.map((card) => card.points);
  if (priced.length < FEWEST_CARDS || points.every((one) => one === points[0])) return undefined;
  const leastShare = 1 / (2 * (field.length - 1));
  const odds = priced.map(({ share }) => logOdds(clipped(share, leastShare)));
  const fit = leastSquares([{ name: 'points', values: points }], odds);
  const { value: slope = 0, standardError: slopeStandardError = 0 } = fit.coefficients[0] ?? {};
  return {
    intercept: fit.intercept.value,
    slope,
    slopeStandardError,
    deviation: fit.residualDeviation,
    ...(fit.rSquared !== undefined && { explained: fit.rSquared }),
    cards: priced.length,
    meanPoints: points.reduce((sum, one) => sum + one, 0) / points.length,
    least: Math.min(...points),
    most: Math.max(...points),
    withoutPoints: field.filter((card) => card.points === undefined).map(({ name }) => name),
    leastShare,
  };
}

/** Whether the slope is not clearly above 0, so that no win share tells points. */
export function isFlat({ slope, slopeStandardError }: FieldLine): boolean {
  return !(slope > SIGNIFICANT * slopeStandardError);
}

/** The win share that the line gives a card of so many points. */
export function shareAt({ intercept, slope }: FieldLine, points: number): number {
  return 1 / (1 + Math.exp(-(intercept + slope * points)));
}

const logOdds = (share: number) => Math.log(share / (1 - share));

const clipped = (share: number, least: number) => Math.min(1 - least, Math.max(least, share));
