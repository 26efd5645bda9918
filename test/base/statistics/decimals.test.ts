import { expect, test } from 'vitest';
import { certainDecimals, shareDecimals } from '../../../src/base/statistics/decimals.ts';
import { wilson } from '../../../src/base/statistics/intervals.ts';

test.each([
  // For a probability of one half, the interval is about 4 standard errors wide: 200/√trials percent.
  [60, 1],
  [1_000, 1],
  [10_000, 1],
  [1_000_000, 2],
  [100_000_000, 3],
  [10_000_000_000, 3],
])('a share of a half of %i trials has %i decimals', (trials, decimals) => {
  expect(shareDecimals(wilson(trials / 2, trials))).toBe(decimals);
});

test('nothing seen yet has one decimal', () => {
  expect(shareDecimals(wilson(0, 4))).toBe(1);
});

test.each([
  [0.6, 1],
  [0.4, 2],
  [0.04, 3],
  [0, 3],
])('a number within %f has %i decimals', (width, decimals) => {
  expect(certainDecimals(width)).toBe(decimals);
});
