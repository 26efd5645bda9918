import { expect, test } from 'vitest';
import { decimalsOf } from '../../../src/explorer/simulation/decimals.ts';

test.each([
  // Of a half, the interval is about 4 standard errors wide: 200/√trials percent.
  [60, 1],
  [1_000, 1],
  [10_000, 1],
  [1_000_000, 2],
  [100_000_000, 3],
  [10_000_000_000, 3],
])('a share of a half of %i trials has %i decimals', (trials, decimals) => {
  expect(decimalsOf(trials / 2, trials)).toBe(decimals);
});

test('nothing seen yet has one decimal', () => {
  expect(decimalsOf(0, 4)).toBe(1);
});
