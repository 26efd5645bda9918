import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  decimal,
  grouped,
  percent,
  signed,
  spoken,
  trialsText,
} from '../../../src/base/words/numbers.ts';

const anyDecimals = fc.integer({ min: 0, max: 6 });
const anyProbability = fc.oneof(
  fc.double({ min: 0, max: 1, noNaN: true }),
  fc.integer({ min: 1, max: 300 }).map((power) => 10 ** -power),
  fc.integer({ min: 1, max: 16 }).map((power) => 1 - 10 ** -power),
);

describe('a percentage', () => {
  test.each([
    [0, '0.00%'],
    [1, '100.00%'],
    [0.5, '50.00%'],
    [0.74609375, '74.61%'],
    [0.00005, '0.01%'],
    [0.00004, '0.0040%'],
    [1e-12, '1.0e-10%'],
    [0.99996, '>99.99%'],
    [0.9999, '99.99%'],
  ])('of %d is %s', (probability, text) => {
    expect(percent(probability)).toBe(text);
  });

  test('never shows what is possible as 0%, nor what is uncertain as 100%', () => {
    fc.assert(
      fc.property(anyProbability, anyDecimals, (probability, decimals) => {
        const text = percent(probability, decimals);
        const value = Number(text.replace(/^>|%$/g, ''));
        expect(value === 0).toBe(probability === 0);
        expect(value === 100).toBe(probability === 1);
      }),
      { numRuns: 2000 },
    );
  });

  test('is no more than half of its last digit away', () => {
    fc.assert(
      fc.property(anyProbability, anyDecimals, (probability, decimals) => {
        const text = percent(probability, decimals);
        fc.pre(!text.startsWith('>') && !text.includes('e'));
        const away = Math.abs(Number(text.slice(0, -1)) - 100 * probability);
        expect(away).toBeLessThanOrEqual(0.5 * 10 ** -decimals * (1 + 1e-9));
      }),
    );
  });
});

test('one attack is not several', () => {
  expect([1, 2, 1e7].map((n) => trialsText(n, ['attack', 'attacks']))).toEqual([
    'one attack',
    '2 attacks',
    '10 million attacks',
  ]);
});

test('counts are grouped by three', () => {
  expect([0, 999, 1000, 10_000_000, 2 ** 53 - 1].map(grouped)).toEqual([
    '0',
    '999',
    '1,000',
    '10,000,000',
    '9,007,199,254,740,991',
  ]);
});

test.each([
  [1000, '1,000'],
  [1_048_576, '1,048,576'],
  [10_000_000, '10 million'],
  [1_500_000_000, '1.5 billion'],
  [1_230_000, '1.23 million'],
  [1_234_000, '1,234,000'],
  [9e15, '9000 trillion'],
])('%d is spoken as %s', (n, text) => {
  expect(spoken(n)).toBe(text);
});

test('a spoken count loses nothing', () => {
  const scales: Record<string, number> = { million: 1e6, billion: 1e9, trillion: 1e12 };
  const anyCount = fc
    .tuple(fc.integer({ min: 1, max: 9999 }), fc.nat(11))
    .map(([digits, zeros]) => digits * 10 ** zeros);
  fc.assert(
    fc.property(anyCount, (n) => {
      const [digits = '', scale = ''] = spoken(n).split(' ');
      const value = Number(digits.replaceAll(',', '')) * (scales[scale] ?? 1);
      expect(Math.round(value)).toBe(n);
    }),
  );
});

describe('a difference', () => {
  test.each([
    [6.25, '+6.250'],
    [-0.0124, '−0.012'],
    [0, '0'],
    [0.0004, '+0.00040'],
    [-1e-9, '−1.0e-9'],
  ])('%d is %s', (difference, text) => {
    expect(signed(difference, 3)).toBe(text);
  });
});

describe('a mean', () => {
  test.each([
    [0, '0.000'],
    [1.6113, '1.611'],
    [0.0005, '0.001'],
    [0.00049, '0.00049'],
    [1e-12, '1.0e-12'],
  ])('of %d is %s', (value, text) => {
    expect(decimal(value, 3)).toBe(text);
  });

  test('is shown as 0 only where it is', () => {
    fc.assert(
      fc.property(anyProbability, anyDecimals, (value, decimals) => {
        expect(Number(decimal(value, decimals)) === 0).toBe(value === 0);
      }),
    );
  });
});
