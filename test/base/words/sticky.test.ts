import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stickyDigits } from '../../../src/base/words/sticky.ts';

test('rounding in two steps gives the same result as in one', () => {
  // 2.685546875%, which six digits round up to 2.68555% and four decimals then to 2.6856%.
  expect((100 * stickyDigits(0.02685546875, 8)).toFixed(4)).toBe('2.6855');
  expect(stickyDigits(0.02685546875, 6)).toBe(0.0268554);
  fc.assert(
    fc.property(fc.double({ min: 1e-12, max: 1, noNaN: true }), (p) => {
      for (const digits of [2, 3, 4, 6]) {
        expect(stickyDigits(p, 8).toPrecision(digits)).toBe(p.toPrecision(digits));
      }
    }),
  );
});

test('a number of no more digits stays as it is', () => {
  for (const value of [0, 1, 0.5, 0.25, 0.75, -0.125, 1e-9, 12345]) {
    expect(stickyDigits(value, 8)).toBe(value);
  }
});

test('an inexact number never ends in 0 or 5', () => {
  expect(stickyDigits(0.12500001, 3)).toBe(0.126);
  expect(stickyDigits(0.10000001, 3)).toBe(0.101);
  expect(stickyDigits(0.12300009, 3)).toBe(0.123);
});
