import { expect, test } from 'vitest';
import { rankCorrelation } from '../../../src/base/statistics/rank-correlation.ts';

test('the same order is 1, the order turned round -1, whatever the distances', () => {
  expect(rankCorrelation([1, 2, 3, 10], [0.1, 0.2, 7, 8])).toBeCloseTo(1, 12);
  expect(rankCorrelation([1, 2, 3], [3, 2, 1])).toBeCloseTo(-1, 12);
});

test('without ties it is 1 - 6 d² / (n³ - n)', () => {
  // Ranks 1 2 3 4 5 against 2 1 4 3 5: d² adds up to 4.
  expect(rankCorrelation([1, 2, 3, 4, 5], [20, 10, 40, 30, 50])).toBeCloseTo(1 - (6 * 4) / 120, 12);
});

test('equal numbers share the mean of their ranks', () => {
  // Ranks 1.5 1.5 3 against 1 2 3: from the means -0.5 -0.5 1 and -1 0 1.
  expect(rankCorrelation([5, 5, 9], [1, 2, 3])).toBeCloseTo(1.5 / Math.sqrt(1.5 * 2), 12);
});

test('as do equal numbers between others', () => {
  // Ranks 1 2.5 2.5 4 against 1 2 3 4: from the means -1.5 0 0 1.5 and -1.5 -0.5 0.5 1.5.
  expect(rankCorrelation([1, 5, 5, 9], [1, 2, 3, 4])).toBeCloseTo(4.5 / Math.sqrt(4.5 * 5), 12);
});

test('two numbers have none, nor has a list of equal ones', () => {
  expect(rankCorrelation([1, 2], [1, 2])).toBeUndefined();
  expect(rankCorrelation([1, 1, 1], [1, 2, 3])).toBeUndefined();
});
