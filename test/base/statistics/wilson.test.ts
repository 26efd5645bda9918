import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wilson, Z95 } from '../../../src/base/statistics/intervals.ts';

const anyTrials = fc.oneof(
  fc.integer({ min: 1, max: 2 ** 40 }),
  fc.maxSafeNat().map((less) => Number.MAX_SAFE_INTEGER - (less % 2 ** 40)),
);
const anyCase = anyTrials.chain((n) => {
  const nearAnEnd = fc.nat(3).map((hits) => Math.min(hits, n));
  const hits = fc.oneof(
    fc.integer({ min: 0, max: n }),
    nearAnEnd,
    nearAnEnd.map((few) => n - few),
  );
  return fc.tuple(hits, fc.constant(n));
});

describe('published intervals (Newcombe, "Two-sided confidence intervals for the single proportion", 1998, table I)', () => {
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('%i of %i', (hits, trials, low, high) => {
    const interval = wilson(hits, trials);
    expect(interval.low.toFixed(4)).toBe(low.toFixed(4));
    expect(interval.high.toFixed(4)).toBe(high.toFixed(4));
  });
});

test('the point of the normal law leaves 2.5% above it', () => {
  // z² is the point that a chi-square of one degree exceeds in 5% of cases: 3.841459 in tables.
  expect((Z95 * Z95).toFixed(6)).toBe('3.841459');
});

test('the interval stays within [0, 1] and holds the share of hits', () => {
  fc.assert(
    fc.property(anyCase, ([hits, trials]) => {
      const { low, high } = wilson(hits, trials);
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThanOrEqual(1);
      expect(low).toBeLessThanOrEqual(hits / trials);
      expect(high).toBeGreaterThanOrEqual(hits / trials);
      expect(low).toBeLessThan(high);
    }),
  );
});

test('without trials nothing is known: the chance may be any', () => {
  expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
});

test('without a hit the bounds are 0 and z² / (n + z²), and mirrored with hits alone', () => {
  fc.assert(
    fc.property(anyTrials, (n) => {
      const bound = 3.841459 / (n + 3.841459);
      expect(wilson(0, n).low).toBe(0);
      // z² is given to 7 digits
      expect(Math.abs(wilson(0, n).high / bound - 1)).toBeLessThan(2e-7);
      expect(wilson(n, n).high).toBe(1);
      expect(Math.abs(1 - wilson(n, n).low - bound)).toBeLessThan(2e-7 * bound + 1e-15);
    }),
  );
});

test('the bounds are the probabilities whose own deviation is z times away from the hits', () => {
  // Wilson's definition, without solving it: |p-hat - p| = z sqrt(p (1 - p) / n) at either bound.
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 1e6 }),
      fc.double({ min: 0.01, max: 0.99, noNaN: true }),
      (n, p) => {
        const hits = Math.min(n - 1, Math.max(1, Math.round(n * p)));
        const { low, high } = wilson(hits, n);
        for (const bound of [low, high]) {
          const deviations = Math.abs(hits / n - bound) / Math.sqrt((bound * (1 - bound)) / n);
          expect(deviations).toBeCloseTo(1.959963984540054, 6);
        }
      },
    ),
  );
});

test('misses have the mirrored interval of hits', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e6 }), fc.nat(1e6), (n, any) => {
      const hits = any % (n + 1);
      const [a, b] = [wilson(hits, n), wilson(n - hits, n)];
      expect(a.low).toBeCloseTo(1 - b.high, 12);
      expect(a.high).toBeCloseTo(1 - b.low, 12);
    }),
  );
});
