/* 95% intervals for simulated probabilities (Wilson) and for their differences (Newcombe). */

import { type Relation, spreadOfDifference } from './relation.ts';

/** The 97.5% point of the normal distribution, for two-sided 95% intervals. */
export const Z95 = 1.959963984540054;

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * The 95% Wilson score interval for a probability (Wilson, 1927). It stays within [0, 1], and has a width even at 0 and
 * at n hits, where a plain standard error would be 0.
 */
export function wilson(hits: number, trials: number): Interval {
  const p = hits / trials;
  const z2 = Z95 * Z95;
  const centre = p + z2 / (2 * trials);
  const spread = Z95 * Math.sqrt((p * (1 - p)) / trials + z2 / (4 * trials * trials));
  const scale = 1 + z2 / trials;
  return {
    // p is a bound too, because rounding could move an end past p if there are nearly 2^53 trials.
    low: hits === 0 ? 0 : Math.max(0, Math.min(p, (centre - spread) / scale)),
    high: hits === trials ? 1 : Math.min(1, Math.max(p, (centre + spread) / scale)),
  };
}

/** The hits in a sample, or an exact probability. */
export type Share =
  | { readonly hits: number; readonly trials: number }
  | { readonly chance: number };

/**
 * A 95% interval for the difference between two probabilities, B - A, made from their Wilson intervals. For independent
 * samples, it is Newcombe's hybrid score interval (method 10 of "Interval estimation for the difference between
 * independent proportions: comparison of eleven methods", Statistics in Medicine 17, 1998, 873-890). For related
 * samples, it is his interval for paired proportions (the same volume, 2635-2650, method 10), with the correlation that
 * makes it widest. An exact probability adds no spread.
 *
 * @returns an interval within [-1, 1] around the observed difference
 */
export function newcombe(a: Share, b: Share, relation: Relation): Interval {
  const [p, q] = [shareValue(a), shareValue(b)];
  const [ofA, ofB] = [intervalOf(a), intervalOf(b)];
  return {
    low: q - p - spreadOfDifference(q - ofB.low, ofA.high - p, relation),
    high: q - p + spreadOfDifference(ofB.high - q, p - ofA.low, relation),
  };
}

/** The exact probability, or the share of hits in the sample. */
export function shareValue(share: Share): number {
  return 'chance' in share ? share.chance : share.hits / share.trials;
}

function intervalOf(share: Share): Interval {
  if ('chance' in share) return { low: share.chance, high: share.chance };
  return wilson(share.hits, share.trials);
}
