import type { WorstFit } from '../../statistics/worst-fit.ts';

/** "chi-square 60.0 on 69 degrees of freedom, p = 0.77" */
export function fitNumbers({ statistic, degreesOfFreedom, adjusted, of }: WorstFit): string {
  const where = of > 1 ? ` for the worst of ${of} combinations` : '';
  return (
    `chi-square ${statistic.toFixed(1)} on ${degreesOfFreedom} degrees of freedom, ` +
    `p = ${adjusted.toPrecision(2)}${where}`
  );
}
