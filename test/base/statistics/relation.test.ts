import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostInflation, spreadOfDifference } from '../../../src/base/statistics/relation.ts';

// Sums of numbers below the normal ones are rounded coarsely: a spread is none at all, or normal.
const anySpread = fc.oneof(fc.constant(0), fc.double({ min: 1e-300, max: 10, noNaN: true }));
const anyTrials = fc.integer({ min: 1, max: 1e9 });

test('independent spreads add up as squares, related ones as they are', () => {
  expect(spreadOfDifference(3, 4, 'independent')).toBe(5);
  expect(spreadOfDifference(3, 4, 'related')).toBe(7);
});

test('a related spread is never the smaller, and at most the root of 2 times as large', () => {
  fc.assert(
    fc.property(anySpread, anySpread, (a, b) => {
      const [alone, related] = (['independent', 'related'] as const).map((relation) =>
        spreadOfDifference(a, b, relation),
      ) as [number, number];
      expect(related).toBeGreaterThanOrEqual(alone);
      expect(related).toBeLessThanOrEqual(alone * Math.SQRT2 * (1 + 1e-15));
    }),
  );
});

test('relation inflates a variance by the square of what it inflates the spread, at the worst', () => {
  // For samples of one distribution, the two means have spreads of 1 / sqrt(trials), up to a factor.
  fc.assert(
    fc.property(anyTrials, anyTrials, (m, n) => {
      const [a, b] = [1 / Math.sqrt(m), 1 / Math.sqrt(n)];
      const worst = (a + b) ** 2 / (a ** 2 + b ** 2);
      expect(mostInflation(m, n, 'related')).toBeCloseTo(worst, 12);
      expect(mostInflation(m, n, 'independent')).toBe(1);
    }),
  );
});
