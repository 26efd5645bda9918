/* Odds as numbers and as words, for sentences about results. */

import {
  fractionValue,
  grouped,
  MOST_DECIMALS,
  shareDecimals,
  spokenShare,
} from '../../base/index.ts';
import type { Figures, Told } from '../../rules/index.ts';
import type { Odds, Summary } from './summary.ts';

const IMPOSSIBLE: Odds = { exact: { numerator: 0n, denominator: 1n } };

/** The odds of an outcome that may be possible but was never simulated. */
const NOT_SEEN: Odds = { simulated: { count: 0, probability: 0, low: 0, high: 0 } };

/** A probability as a number: exact if known, otherwise simulated. */
export function oddsValue({ exact, simulated }: Odds): number {
  return exact ? fractionValue(exact) : (simulated?.probability ?? Number.NaN);
}

/**
 * The number of decimals for a probability as a percentage. If the probability is only simulated, its interval decides
 * how many decimals are justified.
 */
export function oddsDecimals({ exact, simulated }: Odds): number {
  return exact || !simulated ? MOST_DECIMALS : shareDecimals(simulated);
}

export function meanValue({ mean }: Summary): number {
  return mean?.exact ? fractionValue(mean.exact) : (mean?.simulated?.mean ?? Number.NaN);
}

/**
 * The numbers in summaries, looked up by the name of the measure.
 *
 * @param sample absent if nothing was simulated
 */
export function figuresOf(summaries: readonly Summary[], sample?: Sample): Figures {
  const named = (name: string) => summaries.find(({ measure }) => measure.name === name);
  const rowOf = (name: string, value: number | string) =>
    named(name)?.outcomes.find((outcome) => outcome.value === value);
  return {
    chance(name, value) {
      const row = rowOf(name, value);
      return row ? oddsValue(row) : 0;
    },
    // Every possible value has a row, even if the value was never simulated.
    told(name, value) {
      const missing = named(name)?.isOpen ? NOT_SEEN : IMPOSSIBLE;
      return toldOdds(rowOf(name, value) ?? missing, sample);
    },
    mean(name) {
      const summary = named(name);
      return summary ? meanValue(summary) : Number.NaN;
    },
    within(name, share) {
      const outcomes = named(name)?.outcomes ?? [];
      const beyond = outcomes.findIndex(
        ({ atLeast }, i) => i > 0 && atLeast && oddsValue(atLeast) <= 1 - share + ROUNDING,
      );
      return Number(outcomes.at(Math.max(beyond - 1, -1))?.value);
    },
  };
}

/** The largest rounding error when shares are added. */
const ROUNDING = 1e-12;

/** The sample size: the number of trials, and the words for one trial and for several trials. */
export interface Sample {
  readonly trials: number;
  readonly trial: readonly [one: string, several: string];
}

/**
 * A chance in words, for sentences. Only exact odds can show that something never or always happens; a sample shows it
 * only for its number of trials, which is then stated.
 *
 * @param sample absent if nothing was simulated
 */
export function toldOdds({ exact, simulated }: Odds, sample?: Sample): Told {
  if (exact) {
    // A probability that is 1 only because of rounding is not certain.
    const isCertain = exact.numerator === exact.denominator || exact.isRounded;
    const value = fractionValue(exact);
    const share = spokenShare(value === 1 && !isCertain ? ALMOST : value);
    const isNever = exact.numerator === 0n && !exact.isRounded;
    const isAlways = exact.numerator === exact.denominator && !exact.isRounded;
    return { share, often: `${share} of the time`, isNever, isAlways };
  }
  const share = spokenShare(simulated?.probability ?? Number.NaN);
  const { trials, trial } = sample ?? { trials: 0, trial: ['trial', 'trials'] };
  const open = { isNever: false, isAlways: false };
  const all = trials === 1 ? `one ${trial[0]}` : `${grouped(trials)} ${trial[1]}`;
  if (simulated?.count === 0) {
    const often = trials === 1 ? `in 0 of 1 ${trial[1]}` : `in none of ${all}`;
    return { share: `${share} (none of ${all})`, often, ...open };
  }
  if (simulated?.count === trials) {
    const often = trials === 1 ? `in the ${all} simulated` : `in all of ${all}`;
    return { share: `${share} (all of ${all})`, often, ...open };
  }
  const { low = 0, high = 1 } = simulated ?? {};
  return { share, often: `${share} of the time`, ...open, sampled: { low, high, of: all } };
}

/** The largest number below 1. */
const ALMOST = 1 - Number.EPSILON / 2;
