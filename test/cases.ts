/*
 * Random cases are spread over the suites: `npm test` looks at a fifth of them, and `npm run test:long` at all
 * others, so that a change is judged soon, and by no fewer before it lands. Files of tests that import this are in
 * both suites (`vitest.config.ts`).
 */

/** Which of the random cases of a test this suite looks at: so many of them, from one number on. */
export interface Share {
  readonly from: number;
  readonly count: number;
}

const isLong = process.env.KNOCKBACK_SUITE === 'long';

/**
 * The share of this suite in so many random cases.
 *
 * @param variable of the environment, by which a suite looks at as many as it says, from the first one on
 */
export function shareOf(all: number, variable?: string): Share {
  const given = variable && process.env[variable];
  if (given) return { from: 0, count: Number(given) };
  const first = Math.ceil(all / 5);
  return isLong ? { from: first, count: all - first } : { from: 0, count: first };
}

/** The same as the settings of a property: the two suites draw their cases from different seeds. */
export function runsOf(all: number, variable?: string): { numRuns: number; seed?: number } {
  const { from, count } = shareOf(all, variable);
  return { numRuns: count, ...(from > 0 && { seed: SEED_OF_THE_OTHERS }) };
}

const SEED_OF_THE_OTHERS = Number(process.env.KNOCKBACK_PROPERTY_SEED ?? 1) + 1000;
