import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chiSquareTail } from '../../../src/base/statistics/chi-square.ts';
import { chiSquareTailByIntegration } from '../../oracle/chi-square.ts';

/**
 * The stated accuracy is 1e-12. Up to 1000 degrees the exponent a ln x - x is a difference of
 * numbers up to 3500, each rounded by half of 2^-52: no more than some 1e-12 again.
 */
const RELATIVE = 1e-11;

const relative = (value: number, expected: number) => Math.abs(value / expected - 1);

describe('published upper percentage points (Abramowitz and Stegun, table 26.8; NIST handbook)', () => {
  test.each([
    [1, 3.841459, 0.05],
    [2, 5.991465, 0.05],
    [5, 20.515, 0.001],
    [10, 18.307038, 0.05],
    [30, 50.892181, 0.01],
    [100, 124.342113, 0.05],
    [100, 149.449, 0.001],
    [1000, 1074.679, 0.05],
  ])('with %i degrees of freedom %f is exceeded with chance %f', (df, point, chance) => {
    // The tail at the point's last digit, half a unit up and down, must enclose the chance.
    const halfUnit = 0.5 * 10 ** -(String(point).split('.')[1]?.length ?? 0);
    expect(chiSquareTail(point - halfUnit, df)).toBeGreaterThan(chance);
    expect(chiSquareTail(point + halfUnit, df)).toBeLessThan(chance);
  });
});

test('with 2 degrees of freedom the tail is exp(-x / 2)', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-6, max: 1000, noNaN: true }), (x) => {
      expect(relative(chiSquareTail(x, 2), Math.exp(-x / 2))).toBeLessThan(1e-12);
    }),
  );
});

test('with an even number of degrees it is the chance of few events in a Poisson law', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.double({ min: 0.01, max: 400, noNaN: true }),
      (half, x) => {
        let term = Math.exp(-x / 2);
        let sum = term;
        for (let k = 1; k < half; k++) {
          term *= x / 2 / k;
          sum += term;
        }
        expect(relative(chiSquareTail(x, 2 * half), sum)).toBeLessThan(RELATIVE);
      },
    ),
  );
});

test('it agrees with numeric integration from 1 to 1000 degrees, from one tail to the other', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1000 }),
      fc.double({ min: -5, max: 7, noNaN: true }),
      (df, deviations) => {
        const x = df + deviations * Math.sqrt(2 * df);
        fc.pre(x > 0);
        expect(relative(chiSquareTail(x, df), chiSquareTailByIntegration(x, df))).toBeLessThan(
          RELATIVE,
        );
      },
    ),
    { numRuns: 150 },
  );
});

test('it falls from 1 at no deviation to nothing, and never leaves [0, 1]', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000 }),
      fc.double({ min: 0, max: 3, noNaN: true }),
      (df, times) => {
        const tail = chiSquareTail(times * df, df);
        expect(tail).toBeGreaterThanOrEqual(0);
        expect(tail).toBeLessThanOrEqual(1);
        expect(chiSquareTail(times * df * 1.01, df)).toBeLessThanOrEqual(tail + 1e-9);
      },
    ),
  );
  expect(chiSquareTail(0, 5)).toBe(1);
  expect(chiSquareTail(1e6, 5)).toBe(0);
});
