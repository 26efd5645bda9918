import { expect, test } from 'vitest';
import { isBeyondChance } from '../../../src/studies/comparison/comparison.ts';

const withAdjusted = (adjusted: number) => ({
  test: { statistic: 4, degreesOfFreedom: 1, pValue: 0.01, adjusted },
});

test('beyond chance is an adjusted p-value of 0.05 or less', () => {
  expect(isBeyondChance(withAdjusted(0.05))).toBe(true);
  expect(isBeyondChance(withAdjusted(0))).toBe(true);
  expect(isBeyondChance(withAdjusted(0.0500001))).toBe(false);
  expect(isBeyondChance(withAdjusted(1))).toBe(false);
});

test('what was not tested is not beyond chance', () => {
  expect(isBeyondChance({})).toBe(false);
  expect(isBeyondChance({ test: undefined })).toBe(false);
});
