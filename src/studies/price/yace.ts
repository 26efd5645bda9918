/* The published points formula (YACE), and how well it fits a collection. */

import type { Card } from '../../cards/index.ts';
import { type CardNumbers, cardNumbers, type PricedSample, pricedSample } from './card-numbers.ts';

type Counted = 'lives' | 'adjustedMove' | 'range' | 'attack' | 'defense' | 'attacks';

const TIMES: Readonly<Record<Counted, number>> = {
  lives: 20,
  adjustedMove: 2,
  range: 5,
  attack: 15,
  defense: 17,
  attacks: 4,
};

const CONSTANT = -115;

/** A term of the sum: "Lives 8 × 20 = 160". */
export interface YaceTerm {
  readonly of: Counted;
  readonly amount: number;
  readonly times: number;
  readonly points: number;
}

export interface YaceEstimate {
  readonly points: number;
  readonly terms: readonly YaceTerm[];
  /** The constant term of the sum. */
  readonly constant: number;
  readonly numbers: CardNumbers;
}

/**
 * Points by "Yet Another Cost Estimator" (IshMEL, HS Codex, 2016), a regression on the official cards of that time: 20
 * × Lives + 2 × adjusted Move + 5 × Range + 15 × Attack + 17 × Defense + 4 × attacks a turn - 115. It ignores all
 * powers except those that improve movement or give additional normal attacks.
 *
 * Interpretation: Lives are Life times figures. The published text says "life for heroes, or number of figures for
 * squads", which is the same if a squad has Life 1. Attacks a turn are those of all figures. The factors of Move, 2,
 * 1.5 and 1.25, multiply ("and/or"): Stealth Flying, with 2 and 1.5, multiplies Move by 3. With the product of all
 * factors, the regression on the classic cards gives the published coefficients, including 2.0 for Move; with only the
 * highest factor, it gives 2.3.
 *
 * @throws BadInput for a card without a Life
 */
export function yace(card: Card): YaceEstimate {
  return yaceOf(cardNumbers(card));
}

export function yaceOf(numbers: CardNumbers): YaceEstimate {
  const terms = (Object.keys(TIMES) as Counted[]).map((of) => {
    const [amount, times] = [numbers[of], TIMES[of]];
    return { of, amount, times, points: amount * times };
  });
  const points = terms.reduce((sum, term) => sum + term.points, CONSTANT);
  return { points, terms, constant: CONSTANT, numbers };
}

/** How far printed points are from the estimates. */
export interface YaceFit {
  /** Root mean square of printed points minus estimate; absent if there are no cards. */
  readonly deviation?: number;
  /** Mean of printed points minus estimate; negative if cards cost less than estimated. */
  readonly meanError?: number;
  /**
   * The share of the variance of printed points that the estimates explain without rescaling: 1 - SS_res / SS_tot.
   * Negative if the mean of the points would predict better. Absent if the points do not vary.
   */
  readonly explained?: number;
  /**
   * The share of the variance explained by the best linear function of the estimates, as in "explains 72%". Absent if
   * the points or the estimates do not vary.
   */
  readonly squaredCorrelation?: number;
  readonly sample: PricedSample;
}

/** Compares the estimates with the printed points of a collection. */
export function yaceFit(collection: readonly Card[]): YaceFit {
  const sample = pricedSample(collection);
  if (sample.cards.length === 0) return { sample };
  const printed = sample.cards.map(({ points }) => points);
  const estimated = sample.cards.map(({ numbers }) => yaceOf(numbers).points);
  const errors = printed.map((points, i) => points - (estimated[i] ?? 0));
  const squares = products(errors, errors);
  const [own, other] = [centred(printed), centred(estimated)];
  const [total, spread] = [products(own, own), products(other, other)];
  return {
    deviation: Math.sqrt(squares / errors.length),
    meanError: mean(errors),
    ...(total > 0 && { explained: 1 - squares / total }),
    ...(total > 0 &&
      spread > 0 && { squaredCorrelation: products(own, other) ** 2 / (total * spread) }),
    sample,
  };
}

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

function centred(numbers: readonly number[]): number[] {
  const middle = mean(numbers);
  return numbers.map((one) => one - middle);
}

const products = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, one, i) => sum + one * (b[i] ?? 0), 0);
