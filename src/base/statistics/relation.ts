/*
 * How dependence between two samples widens the interval for their difference; used by the intervals and tests of
 * comparisons.
 */

/**
 * How two samples depend on each other. `independent`: rolled from different seeds. `related`: rolled from the same
 * seed, so both use the same random numbers. Then their correlation is unknown, and can make a difference vary more or
 * less.
 */
export type Relation = 'independent' | 'related';

/**
 * The spread of a difference, computed from the spreads of its two sides. For independent samples, the squares of the
 * spreads add up. For related samples, only the Cauchy-Schwarz bound |cov(A, B)| <= sd(A) sd(B) is known, so the sum of
 * the spreads is used, which is an upper bound.
 */
export function spreadOfDifference(a: number, b: number, relation: Relation): number {
  return relation === 'independent' ? Math.hypot(a, b) : a + b;
}

/**
 * Maximum factor by which the relation can inflate the variance of a difference, compared with independent samples from
 * the same distribution: from 1 to 2 (2 if the samples have equal size).
 */
export function mostInflation(trialsA: number, trialsB: number, relation: Relation): number {
  if (relation === 'independent') return 1;
  return 1 + (2 * Math.sqrt(trialsA) * Math.sqrt(trialsB)) / (trialsA + trialsB);
}
