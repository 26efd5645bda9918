/*
 * Distributes cases over the suites, so that a change is judged soon and every case still runs. `npm test` tries the
 * first 5% of the random cases of a quick test, `npm run test:long` the next 5%, and `npm run test:deep` the rest. A
 * test that starts in `npm run test:long` tries 10% there and the rest in `npm run test:deep`. A test file that
 * imports this module is in all these suites (`vitest.config.ts`).
 */

import { vi } from 'vitest';

/** A suite's random cases of a test: their number, and the number of the first. */
export interface Share {
  readonly from: number;
  readonly count: number;
}

const SUITE = process.env.KNOCKBACK_SUITE ?? 'test';

type Shares = Readonly<Record<string, readonly [number, number]>>;

/** The first suite that has a test. */
type First = 'quick' | 'long' | 'deep';

/** The beginning and end of each suite's share of random cases. A test of the deep suite alone tries all. */
const RANDOM: Readonly<Record<First, Shares>> = {
  quick: { test: [0, 0.05], long: [0.05, 0.1], deep: [0.1, 1] },
  long: { test: [0, 0.1], long: [0, 0.1], deep: [0.1, 1] },
  deep: {},
};

/** The shares in fifths of a list. */
const DEALT: typeof RANDOM = {
  quick: { test: [0, 1], long: [1, 2], deep: [2, 5] },
  long: { test: [0, 1], long: [0, 1], deep: [1, 5] },
  deep: {},
};

/**
 * This suite's share of some number of random cases.
 *
 * @param variable of the environment, which sets the number of cases, from the first one on
 * @param shares   those of a quick test, unless it starts in another suite
 */
export function shareOf(all: number, variable?: string, shares: First = 'quick'): Share {
  const given = variable && process.env[variable];
  if (given) {
    // A requested number of cases may take longer than any suite.
    vi.setConfig({ testTimeout: 0 });
    return { from: 0, count: Number(given) };
  }
  const [begin, end] = RANDOM[shares][SUITE] ?? [0, 1];
  const from = Math.ceil(all * begin);
  return { from, count: Math.ceil(all * end) - from };
}

/** The share as settings of a property: each suite draws its cases from its own seed. */
export function runsOf(...share: Parameters<typeof shareOf>): {
  readonly numRuns: number;
  readonly seed?: number;
} {
  const { from, count } = shareOf(...share);
  const seed = Number(process.env.KNOCKBACK_PROPERTY_SEED ?? 1);
  return { numRuns: count, ...(from > 0 && { seed: 1000 * seed + from }) };
}

/** How many damaged files of a kind the suites try, each with its own seed. */
const DAMAGED: Readonly<Record<string, number>> = { test: 50, long: 100, deep: 2400 };

/** The settings of a property of damaged files, by the suite. */
export function damagedRuns(): { readonly numRuns: number; readonly seed: number } {
  const seed = 1000 * Number(process.env.KNOCKBACK_PROPERTY_SEED ?? 1);
  return { numRuns: DAMAGED[SUITE] ?? 50, seed: seed + Object.keys(DAMAGED).indexOf(SUITE) };
}

/**
 * The cases in a list that this suite tries. The first suite with the test tries every fifth case, beginning with the
 * first; for a quick test, `npm run test:long` tries the case after each of these.
 */
export function dealt<T>(all: readonly T[], shares: First = 'long'): T[] {
  const [begin, end] = DEALT[shares][SUITE] ?? [0, 5];
  return all.filter((_, i) => begin <= i % 5 && i % 5 < end);
}
