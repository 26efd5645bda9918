/*
 * Shares cases out among the suites, so that a change is judged soon and every case still runs. `npm test` tries the
 * first 5% of the random cases of a quick test, `npm run test:long` the next 15% and `npm run test:deep` the rest. A test
 * that is in `npm run test:long` from the outset tries 20% there and the rest in `npm run test:deep`. A file of tests
 * that imports this module is in all these suites (`vitest.config.ts`).
 */

import { vi } from 'vitest';

/** Random cases of a test that a suite looks at: so many of them, from one number on. */
export interface Share {
  readonly from: number;
  readonly count: number;
}

const SUITE = process.env.KNOCKBACK_SUITE ?? 'test';

type Shares = Readonly<Record<string, readonly [number, number]>>;

/** Where the share of a suite begins and ends, in random cases. */
const RANDOM: Readonly<Record<'quick' | 'long', Shares>> = {
  quick: { test: [0, 0.05], long: [0.05, 0.2], deep: [0.2, 1] },
  long: { test: [0, 0.2], long: [0, 0.2], deep: [0.2, 1] },
};

/** The same in fifths of a list. */
const DEALT: typeof RANDOM = {
  quick: { test: [0, 1], long: [1, 2], deep: [2, 5] },
  long: { test: [0, 1], long: [0, 1], deep: [1, 5] },
};

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
  const [begin, end] = RANDOM[shares][SUITE] ?? [0, 1];
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
const DAMAGED: Readonly<Record<string, number>> = { test: 50, long: 200, deep: 2300 };

/** The settings of a property of damaged files, by the suite. */
export function damagedRuns(): { readonly numRuns: number; readonly seed: number } {
  const seed = 1000 * Number(process.env.KNOCKBACK_PROPERTY_SEED ?? 1);
  return { numRuns: DAMAGED[SUITE] ?? 50, seed: seed + Object.keys(DAMAGED).indexOf(SUITE) };
}

/**
 * The cases of a list that this suite tries. The first suite that the test is in tries every fifth, from the first on. A
 * quick test has the case after each of these in `npm run test:long`.
 */
export function dealt<T>(all: readonly T[], shares: 'quick' | 'long' = 'long'): T[] {
  const [begin, end] = DEALT[shares][SUITE] ?? [0, 5];
  return all.filter((_, i) => begin <= i % 5 && i % 5 < end);
}
