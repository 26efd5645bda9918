import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newcombe, type Share, wilson } from '../../../src/base/statistics/intervals.ts';
import { seededUniform } from './uniform.ts';

const anyShare = fc
  .integer({ min: 1, max: 1e6 })
  .chain((trials) =>
    fc.record({ hits: fc.integer({ min: 0, max: trials }), trials: fc.constant(trials) }),
  );

describe('published intervals of p1 - p2 (Newcombe, "Interval estimation for the difference between independent proportions", 1998, table II, method 10)', () => {
  test.each([
    ['a', [56, 70], [48, 80], 0.0524, 0.3339],
    ['b', [9, 10], [3, 10], 0.1705, 0.809],
    ['c', [6, 7], [2, 7], 0.0582, 0.8062],
    ['d', [5, 56], [0, 29], -0.0381, 0.1926],
    ['e', [0, 10], [0, 20], -0.1611, 0.2775],
    ['f', [0, 10], [0, 10], -0.2775, 0.2775],
    ['g', [10, 10], [0, 20], 0.6791, 1],
    ['h', [10, 10], [0, 10], 0.6075, 1],
  ])('contrast %s', (_, one, two, low, high) => {
    const share = ([hits = 0, trials = 0]: number[]): Share => ({ hits, trials });
    const interval = newcombe(share(two), share(one), 'independent');
    expect(interval.low.toFixed(4)).toBe(low.toFixed(4));
    expect(interval.high.toFixed(4)).toBe(high.toFixed(4));
  });
});

test.each(['independent', 'related'] as const)(
  'the interval of %s samples lies within [-1, 1] and holds the difference',
  (relation) => {
    fc.assert(
      fc.property(anyShare, anyShare, (a, b) => {
        const difference = b.hits / b.trials - a.hits / a.trials;
        const { low, high } = newcombe(a, b, relation);
        expect(low).toBeGreaterThanOrEqual(-1 - 1e-12);
        expect(high).toBeLessThanOrEqual(1 + 1e-12);
        expect(low).toBeLessThanOrEqual(difference);
        expect(high).toBeGreaterThanOrEqual(difference);
      }),
    );
  },
);

test('A - B has the mirrored interval of B - A', () => {
  fc.assert(
    fc.property(anyShare, anyShare, (a, b) => {
      const [there, back] = [newcombe(a, b, 'independent'), newcombe(b, a, 'independent')];
      expect(there.low).toBeCloseTo(-back.high, 12);
      expect(there.high).toBeCloseTo(-back.low, 12);
    }),
  );
});

test('related samples have the differences of all that either Wilson interval holds', () => {
  fc.assert(
    fc.property(anyShare, anyShare, (a, b) => {
      const [ofA, ofB] = [wilson(a.hits, a.trials), wilson(b.hits, b.trials)];
      const { low, high } = newcombe(a, b, 'related');
      expect(low).toBeCloseTo(ofB.low - ofA.high, 12);
      expect(high).toBeCloseTo(ofB.high - ofA.low, 12);
    }),
  );
});

test('an exact chance has the differences of all that the other Wilson interval holds', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), anyShare, (chance, sample) => {
      const { low, high } = wilson(sample.hits, sample.trials);
      const there = newcombe({ chance }, sample, 'independent');
      expect(there.low).toBeCloseTo(low - chance, 12);
      expect(there.high).toBeCloseTo(high - chance, 12);
    }),
  );
});

describe('coverage, over 4,000 pairs of samples of 400 trials', () => {
  const PAIRS = 4000;
  const TRIALS = 400;
  const [p, q] = [0.3, 0.38];
  /** The random numbers that related samples share; `1 - u` is the worst case. */
  const covered = (relation: 'independent' | 'related', other: (u: number) => number) => {
    const uniform = seededUniform(`coverage ${relation}`);
    let holds = 0;
    for (let pair = 0; pair < PAIRS; pair++) {
      let [hitsA, hitsB] = [0, 0];
      for (let i = 0; i < TRIALS; i++) {
        const u = uniform();
        if (u < p) hitsA++;
        if (other(relation === 'independent' ? uniform() : u) < q) hitsB++;
      }
      const share = (hits: number) => ({ hits, trials: TRIALS });
      const { low, high } = newcombe(share(hitsA), share(hitsB), relation);
      if (low <= q - p && q - p <= high) holds++;
    }
    return holds / PAIRS;
  };
  const standardError = Math.sqrt((0.95 * 0.05) / PAIRS);

  test('is 95% of independent samples', () => {
    expect(Math.abs(covered('independent', (u) => u) - 0.95)).toBeLessThan(4 * standardError);
  });

  test('is 95% of samples that share their random numbers as badly as can be', () => {
    expect(covered('related', (u) => 1 - u)).toBeGreaterThan(0.95 - 4 * standardError);
  });

  test('is nearly whole of samples that share their random numbers for the best', () => {
    expect(covered('related', (u) => u)).toBeGreaterThan(0.99);
  });
});
