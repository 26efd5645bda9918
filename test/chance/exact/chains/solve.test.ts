import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atOnce } from '../../../../src/base/words/steps.ts';
import type { Chain } from '../../../../src/chance/exact/chains/chain.ts';
import { solveView } from '../../../../src/chance/exact/chains/solve.ts';
import { stepTableOf } from '../../../../src/chance/exact/chains/step-table.ts';
import { anyChain } from './random-chains.ts';

/** Ends with their counts by playing all fights step by step until hardly any is left. */
function played({ start, states, ends }: Chain, counters: readonly number[]) {
  const model = new Map<string, number>();
  let now = new Map([[JSON.stringify([start, counters.map(() => 0)]), 1]]);
  for (let step = 0; step < 20_000 && now.size > 0; step++) {
    const later = new Map<string, number>();
    for (const [key, amount] of now) {
      const [state, counts] = JSON.parse(key) as [number, number[]];
      const steps = states[state] ?? [];
      const total = steps.reduce((sum, { weight }) => sum + Number(weight), 0);
      for (const { weight, to, adds } of steps) {
        const share = (amount * Number(weight)) / total;
        if (share < 1e-17) continue;
        const then = counts.map((n, i) => n + (adds[counters[i] as number] as number));
        const [into, where] = 'end' in to ? [model, to.end] : [later, to.state];
        const place = JSON.stringify([where, then]);
        into.set(place, (into.get(place) ?? 0) + share);
      }
    }
    now = later;
  }
  expect(ends).toBeGreaterThan(0);
  return model;
}

test.each([[[]], [[0]], [[1]], [[0, 1]]])(
  'ends with counters %j are as likely as by playing every fight to its end',
  (counters) => {
    fc.assert(
      fc.property(anyChain, (chain) => {
        const { cells } = atOnce(solveView(stepTableOf(chain), chain.start, counters));
        const expected = played(chain, counters);
        for (const { end, counts, probability } of cells) {
          const found = expected.get(JSON.stringify([end, counts])) ?? 0;
          expect(Math.abs(probability - found)).toBeLessThan(1e-12);
          expected.delete(JSON.stringify([end, counts]));
        }
        for (const [, missed] of expected) expect(missed).toBeLessThan(1e-12);
      }),
      { numRuns: 40 },
    );
  },
);

test('a coin that is thrown until it shows heads', () => {
  const chain: Chain = {
    start: 0,
    states: [
      [
        { weight: 1n, to: { state: 0 }, adds: [1] },
        { weight: 1n, to: { end: 0 }, adds: [1] },
      ],
    ],
    ends: 1,
    counters: 1,
  };
  const table = stepTableOf(chain);
  expect(atOnce(solveView(table, 0, [])).cells).toEqual([{ end: 0, counts: [], probability: 1 }]);
  const { caps, cells, means } = atOnce(solveView(table, 0, [0]));
  // P(more than 40 throws) = 2^-40 is the first below 1e-12: those count as 40.
  expect(caps).toEqual([40]);
  for (const { counts, probability } of cells) {
    const n = counts[0] ?? 0;
    expect(probability).toBeCloseTo(2 ** -Math.min(n, 39), 15);
  }
  expect(means[0]).toBeCloseTo(2, 14);
});

test('a fight that almost never ends is still right to some units in the last place', () => {
  // A one-on-one fight states that is left once in 10^12: a subtraction from 1 would lose the digits.
  const rare = 10n ** 12n;
  const chain: Chain = {
    start: 0,
    states: [
      [
        { weight: rare - 3n, to: { state: 1 }, adds: [] },
        { weight: 3n, to: { end: 0 }, adds: [] },
      ],
      [
        { weight: rare - 1n, to: { state: 0 }, adds: [] },
        { weight: 1n, to: { end: 1 }, adds: [] },
      ],
    ],
    ends: 2,
    counters: 0,
  };
  const { cells } = atOnce(solveView(stepTableOf(chain), 0, []));
  // P(first) = a / (a + b - ab) with a = 3e-12, b = 1e-12.
  const first = 3e-12 / (4e-12 - 3e-24);
  expect(cells.find(({ end }) => end === 0)?.probability).toBeCloseTo(first, 15);
});

test('a fight with more steps than can be distinguished is rejected immediately', () => {
  const chain: Chain = {
    start: 0,
    states: [
      [
        { weight: 10n ** 9n, to: { state: 0 }, adds: [1] },
        { weight: 1n, to: { end: 0 }, adds: [1] },
      ],
    ],
    ends: 1,
    counters: 1,
  };
  expect(() => atOnce(solveView(stepTableOf(chain), 0, [0]))).toThrow(
    /it almost never ends, so its exact odds take too long to calculate/,
  );
  expect(atOnce(solveView(stepTableOf(chain), 0, [])).cells).toHaveLength(1);
});
