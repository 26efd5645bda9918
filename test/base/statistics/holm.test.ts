import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holm } from '../../../src/base/statistics/several-tests.ts';

test('the smallest of m p-values counts m times, the next m - 1 times, and none less than one before it', () => {
  expect(holm([0.01, 0.04, 0.03, 0.005])).toEqual([0.03, 0.06, 0.06, 0.02]);
});

test('one p-value stays as it is, none is above 1, and of none there are none', () => {
  expect(holm([])).toEqual([]);
  expect(holm([0.3])).toEqual([0.3]);
  expect(holm([0.9, 0.8])).toEqual([1, 1]);
});

test('values adjusted to at most 0.05 are those that the step-down procedure rejects', () => {
  const anyP = fc.double({ min: 0, max: 0.2, noNaN: true });
  fc.assert(
    fc.property(fc.array(anyP, { minLength: 1, maxLength: 12 }), (pValues) => {
      const ascending = pValues.toSorted((a, b) => a - b);
      const kept = ascending.findIndex((p, i) => p * (pValues.length - i) > 0.05);
      const rejected = kept < 0 ? pValues.length : kept;
      expect(holm(pValues).filter((p) => p <= 0.05)).toHaveLength(rejected);
    }),
  );
});
