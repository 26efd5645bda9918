/*
 * Random cases are shared out among the suites, so that a change is judged soon and in the end by no fewer: of those
 * of a quick test, `npm test` looks at a fifth, `npm run test:long` and `npm run test:deep` at two fifths each. Tests
 * that are in `npm run test:long` from the outset leave three fifths to `npm run test:deep`. Files of tests that
 * import this are in all these suites (`vitest.config.ts`).
 */

/** Random cases of a test that a suite looks at: so many of them, from one number on. */
export interface Share {
  readonly from: number;
  readonly count: number;
}

const SUITE = process.env.KNOCKBACK_SUITE ?? 'test';

/** Where the share of a suite begins and ends, in fifths. */
const QUICK: Readonly<Record<string, readonly [number, number]>> = {
  test: [0, 1],
  long: [1, 3],
  deep: [3, 5],
};
const LONG: typeof QUICK = { test: [0, 2], long: [0, 2], deep: [2, 5] };

/**
 * The share of this suite in so many random cases.
 *
 * @param variable of the environment, by which a suite looks at as many as it says, from the first one on
 * @param shares   those of a quick test, unless it is long from the outset
 */
export function shareOf(all: number, variable?: string, shares: 'quick' | 'long' = 'quick'): Share {
  const given = variable && process.env[variable];
  if (given) return { from: 0, count: Number(given) };
  const [begin, end] = (shares === 'quick' ? QUICK : LONG)[SUITE] ?? [0, 5];
  const from = Math.ceil((all * begin) / 5);
  return { from, count: Math.ceil((all * end) / 5) - from };
}

/** The same as the settings of a property: each suite draws its cases from a seed of its own. */
export function runsOf(...share: Parameters<typeof shareOf>): {
  readonly numRuns: number;
  readonly seed?: number;
} {
  const { from, count } = shareOf(...share);
  const seed = Number(process.env.KNOCKBACK_PROPERTY_SEED ?? 1);
  return { numRuns: count, ...(from > 0 && { seed: 1000 * seed + from }) };
}
