/* The number of trials needed to tell two distributions apart, for advice in comparisons. */

import { chiSquareTail } from './chi-square.ts';
import { mostInflation, type Relation } from './relation.ts';

/** Power: the probability of detecting a difference that exists. */
export const POWER = 0.8;

export interface ToTell {
  /** Probabilities of the values on side A; those in `b` have the same order. */
  readonly a: readonly number[];
  readonly b: readonly number[];
  /** The p-value below which a difference is significant. */
  readonly level: number;
  readonly relation: Relation;
  /** Whether A is known exactly, and only B needs trials. */
  readonly isAExact?: boolean;
}

/**
 * Trials per side that the chi-square test of homogeneity needs to tell two distributions apart with 80% power. This
 * number is the non-centrality for that power, divided by the contribution of one trial per side, sum (b - a)^2 /
 * (a + b) (Cohen, Statistical Power Analysis, 1988, chapter 7). For a yes-or-no measure, it is the well-known
 * 2 p (1 - p) (z_alpha/2 + z_beta)^2 / (b - a)^2. If A is exact, the test is a test of fit, and a trial contributes
 * sum (b - a)^2 / a.
 *
 * @returns undefined if the distributions are equal, so that no number of trials tells them apart
 */
export function trialsToTell(distributions: ToTell): number | undefined {
  const { a, b, level, relation, isAExact = false } = distributions;
  const possible = a.map((p, i) => [p, b[i] ?? 0] as const).filter(([p, q]) => p + q > 0);
  const effect = possible.reduce((all, [p, q]) => all + (q - p) ** 2 / (isAExact ? p : p + q), 0);
  if (effect === 0) return undefined;
  const needed = nonCentrality(possible.length - 1, level);
  return Math.ceil((needed / effect) * mostInflation(1, 1, relation));
}

/** The non-centrality at which a chi-square exceeds its critical value with a probability of 80%. */
function nonCentrality(degreesOfFreedom: number, level: number): number {
  const critical = root((x) => level - chiSquareTail(x, degreesOfFreedom));
  return root((x) => powerOf(x, degreesOfFreedom, critical) - POWER);
}

/**
 * P(X >= critical) of a non-central chi-square distribution, as a Poisson mixture of central chi-square distributions.
 */
function powerOf(nonCentral: number, degreesOfFreedom: number, critical: number): number {
  const mean = nonCentral / 2;
  let weight = Math.exp(-mean);
  let power = 0;
  for (let j = 0; j <= mean || weight > 1e-15; j++) {
    power += weight * chiSquareTail(critical, degreesOfFreedom + 2 * j);
    weight *= mean / (j + 1);
  }
  return power;
}

/** The positive root of an increasing function. */
function root(rising: (x: number) => number): number {
  let high = 1;
  while (rising(high) < 0) high *= 2;
  let low = 0;
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (rising(middle) < 0) low = middle;
    else high = middle;
  }
  return high;
}
