/*
 * Cases are shared out among the suites, so that a change is judged soon and in the end by no fewer: of random cases of
 * a quick test, `npm test` looks at a tenth, `npm run test:long` at two tenths and `npm run test:deep` at the rest. Tests
 * that are in `npm run test:long` from the outset leave eight tenths to `npm run test:deep`. Files of tests that
 * import this are in all these suites (`vitest.config.ts`).
 */

import { vi } from 'vitest';

/** Random cases of a test that a suite looks at: so many of them, from one number on. */
export interface Share {
  readonly from: number;
  readonly count: number;
}

const SUITE = process.env.KNOCKBACK_SUITE ?? 'test';

/** Where the share of a suite begins and ends. */
const QUICK: Readonly<Record<string, readonly [number, number]>> = {
  test: [0, 0.1],
  long: [0.1, 0.3],
  deep: [0.3, 1],
};
const LONG: typeof QUICK = { test: [0, 0.2], long: [0, 0.2], deep: [0.2, 1] };

const partOf = (shares: 'quick' | 'long') => (shares === 'quick' ? QUICK : LONG)[SUITE] ?? [0, 1];

/**
 * The share of this suite in so many random cases.
 *
 * @param variable of the environment, by which a suite looks at as many as it says, from the first one on
 * @param shares   those of a quick test, unless it is long from the outset
 */
export function shareOf(all: number, variable?: string, shares: 'quick' | 'long' = 'quick'): Share {
  const given = variable && process.env[variable];
  if (given) {
    // As many as somebody asks for may take longer than any suite does.
    vi.setConfig({ testTimeout: 0 });
    return { from: 0, count: Number(given) };
  }
  const [begin, end] = partOf(shares);
  const from = Math.ceil(all * begin);
  return { from, count: Math.ceil(all * end) - from };
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

/** How many damaged files of a kind the suites try: each a seed of its own. */
const DAMAGED: Readonly<Record<string, number>> = { test: 50, long: 500, deep: 2000 };

/** The settings of a property of damaged files, by the suite. */
export function damagedRuns(): { readonly numRuns: number; readonly seed: number } {
  const seed = 1000 * Number(process.env.KNOCKBACK_PROPERTY_SEED ?? 1);
  return { numRuns: DAMAGED[SUITE] ?? 50, seed: seed + Object.keys(DAMAGED).indexOf(SUITE) };
}

/**
 * Of a list of cases, those that this suite looks at. Each fifth is for the first suite that the test is in, so the
 * first of all is; those after them are for the next one.
 */
export function dealt<T>(all: readonly T[], shares: 'quick' | 'long' = 'long'): T[] {
  const [begin, end] = partOf(shares);
  return all.filter((_, i) => begin <= (i % 5) / 5 && (i % 5) / 5 < end);
}
