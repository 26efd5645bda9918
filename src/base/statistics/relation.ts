/* How dependence between two samples widens their difference; intervals and tests of comparisons use it. */

/**
 * How two samples depend on each other. `independent`: rolled from different seeds. `related`: rolled from
 * one seed, so both use the same random numbers. Their correlation is then unknown, and can widen a
 * difference as well as narrow it.
 */
export type Relation = 'independent' | 'related';

/**
 * The spread of a difference from the spreads of its two sides. Independent spreads add up as
 * squares. For related ones only the Cauchy-Schwarz bound |cov(A, B)| <= sd(A) sd(B) is known, so the
 * sum is used, which is an upper bound.
 */
export function spreadOfDifference(a: number, b: number, relation: Relation): number {
  return relation === 'independent' ? Math.hypot(a, b) : a + b;
}

/**
 * The most by which relation can inflate the variance of a difference, compared with independent
 * samples of one distribution: a factor from 1 to 2 (2 if the samples have equal size).
 */
export function mostInflation(trialsA: number, trialsB: number, relation: Relation): number {
  if (relation === 'independent') return 1;
  return 1 + (2 * Math.sqrt(trialsA) * Math.sqrt(trialsB)) / (trialsA + trialsB);
}
