import type { WorstFit } from '../../statistics/several-tests.ts';

/** "chi-square 60.0 on 69 degrees of freedom, p = 0.77" */
export function fitNumbers(fit: WorstFit): string {
  const correction = fit.of > 1 ? ` with the correction for ${fit.of} tests` : '';
  return `${chiSquareText(fit)}, p = ${fit.adjusted.toPrecision(2)}${correction}`;
}

/** "chi-square 60.0 on 69 degrees of freedom" */
export function chiSquareText({ statistic, degreesOfFreedom }: WorstFit): string {
  return `chi-square ${statistic.toFixed(1)} on ${degreesOfFreedom} degrees of freedom`;
}
