import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { leastSquares, predictedAt } from '../../../src/base/statistics/least-squares.ts';
import { seededUniform } from './uniform.ts';

const feature = (name: string, ...values: number[]) => ({ name, values });

const ROWS = 12;
const whole = fc.array(fc.integer({ min: -20, max: 20 }), { minLength: ROWS, maxLength: ROWS });
/** Two features that vary in several rows, and the observations. */
const anyData = fc.record({ a: whole, b: whole, y: whole }).filter(({ a, b }) => isFull(a, b));

/** Whether neither feature is a linear function of the other, whichever row is left out. */
function isFull(a: readonly number[], b: readonly number[]): boolean {
  return a.every((_, left) => {
    const centred = [a, b].map((list) => {
      const others = list.filter((_, i) => i !== left);
      const mean = others.reduce((sum, one) => sum + one, 0) / others.length;
      return others.map((one) => one - mean);
    });
    const [p = [], q = []] = centred;
    const dot = (x: number[], y: number[]) => x.reduce((sum, one, i) => sum + one * (y[i] ?? 0), 0);
    return dot(p, p) * dot(q, q) - dot(p, q) ** 2 > 1;
  });
}

describe('a line through (0, 1), (1, 2), (2, 4), worked by hand', () => {
  const fit = leastSquares([feature('x', 0, 1, 2)], [1, 2, 4]);

  test('slope 3/2 and intercept 5/6, with their standard errors', () => {
    expect(fit.intercept.value).toBeCloseTo(5 / 6, 12);
    expect(fit.coefficients[0]?.value).toBeCloseTo(3 / 2, 12);
    // s² = 1/6; Sxx = 2; the mean of x is 1.
    expect(fit.coefficients[0]?.standardError).toBeCloseTo(Math.sqrt(1 / 12), 12);
    expect(fit.intercept.standardError).toBeCloseTo(Math.sqrt((1 / 6) * (1 / 3 + 1 / 2)), 12);
  });

  test('the scatter and the share explained', () => {
    expect(fit.residualDeviation).toBeCloseTo(Math.sqrt(1 / 6), 12);
    expect(fit.degreesOfFreedom).toBe(1);
    // SS_tot = 14/3.
    expect(fit.rSquared).toBeCloseTo(1 - 1 / 6 / (14 / 3), 12);
  });

  test('each row is predicted by the line through the two others, whose scatter is unknown', () => {
    expect(fit.leftOut.map(({ predicted }) => predicted)).toEqual([0, 2.5, 3].map(near));
    expect(fit.leftOut.map(({ error }) => error)).toEqual([1, -0.5, 1].map(near));
    expect(fit.leftOut.map((row) => 'standardError' in row)).toEqual([false, false, false]);
  });

  test('a new row is predicted with the standard error of a row, not of the line', () => {
    const { value, standardError } = predictedAt(fit, () => 4);
    expect(value).toBeCloseTo(5 / 6 + 6, 12);
    expect(standardError).toBeCloseTo(Math.sqrt((1 / 6) * (1 + 1 / 3 + 9 / 2)), 12);
  });
});

test('exactly linear data have exact coefficients and no residuals', () => {
  fc.assert(
    fc.property(
      anyData,
      fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 3, maxLength: 3 }),
      ({ a, b }, [p = 0, q = 0, r = 0]) => {
        const y = a.map((x, i) => p + q * x + r * (b[i] ?? 0));
        const fit = leastSquares([feature('a', ...a), feature('b', ...b)], y);
        expect(fit.intercept.value).toBeCloseTo(p, 8);
        expect(fit.coefficients.map(({ value }) => value)).toEqual([q, r].map(near));
        expect(fit.residualDeviation).toBeCloseTo(0, 8);
        for (const { error } of fit.leftOut) expect(error).toBeCloseTo(0, 7);
      },
    ),
  );
});

test('leaving a row out is fitting without it', () => {
  fc.assert(
    fc.property(anyData, fc.nat(ROWS - 1), ({ a, b, y }, row) => {
      const all = leastSquares([feature('a', ...a), feature('b', ...b)], y);
      const others = (list: number[]) => list.filter((_, i) => i !== row);
      const fit = leastSquares([feature('a', ...others(a)), feature('b', ...others(b))], others(y));
      const { value, standardError } = predictedAt(fit, (name) => (name === 'a' ? a : b)[row] ?? 0);
      expect(all.leftOut[row]?.predicted).toBeCloseTo(value, 7);
      expect(all.leftOut[row]?.error).toBeCloseTo((y[row] ?? 0) - value, 7);
      expect(all.leftOut[row]?.standardError).toBeCloseTo(standardError, 6);
    }),
  );
});

test('a feature moved by a constant changes nothing but the intercept', () => {
  fc.assert(
    fc.property(anyData, fc.integer({ min: -50, max: 50 }), ({ a, b, y }, by) => {
      const moved = leastSquares([feature('a', ...a.map((x) => x + by)), feature('b', ...b)], y);
      const fit = leastSquares([feature('a', ...a), feature('b', ...b)], y);
      expectSame(moved.coefficients, fit.coefficients);
      expect(moved.intercept.value).toBeCloseTo(
        fit.intercept.value - by * (fit.coefficients[0]?.value ?? 0),
        7,
      );
      expect(moved.residualDeviation).toBeCloseTo(fit.residualDeviation, 8);
      expect(moved.leftOut.map(({ error }) => error)).toEqual(
        fit.leftOut.map(({ error }) => near(error)),
      );
    }),
  );
});

test('a feature of other units has its coefficient in these units, and nothing else changes', () => {
  fc.assert(
    fc.property(anyData, fc.constantFrom(0.001, 0.5, 3, 1000), ({ a, b, y }, times) => {
      const scaled = leastSquares(
        [feature('a', ...a.map((x) => x * times)), feature('b', ...b)],
        y,
      );
      const fit = leastSquares([feature('a', ...a), feature('b', ...b)], y);
      const [first, ...others] = fit.coefficients;
      const back = scaled.coefficients.map((one, i) =>
        i > 0
          ? one
          : { ...one, value: one.value * times, standardError: one.standardError * times },
      );
      expectSame(back, first ? [first, ...others] : []);
      expectSame([scaled.intercept], [fit.intercept]);
    }),
  );
});

describe('features without a coefficient are dropped and named', () => {
  const y = [3, 1, 4, 1, 5, 9];
  const a = feature('a', 1, 2, 3, 4, 5, 7);
  const b = feature('b', 0, 1, 0, 1, 1, 0);
  const plain = leastSquares([a, b], y);

  test('one that is the same in every row', () => {
    const fit = leastSquares([feature('same', 7, 7, 7, 7, 7, 7), a, b], y);
    expect(fit).toEqual({ ...plain, dropped: [{ name: 'same', because: 'constant' }] });
  });

  test('one that follows from those before it', () => {
    const both = feature('both', ...a.values.map((x, i) => 2 * x - 3 * (b.values[i] ?? 0) + 0.7));
    const fit = leastSquares([a, b, both], y);
    expect(fit).toEqual({ ...plain, dropped: [{ name: 'both', because: 'combination' }] });
  });

  test('of which the later goes, whichever it is', () => {
    const double = feature('double', ...a.values.map((x) => 2 * x));
    const fit = leastSquares([double, a, b], y);
    expect(fit.dropped).toEqual([{ name: 'a', because: 'combination' }]);
    expect(fit.coefficients.map(({ name }) => name)).toEqual(['double', 'b']);
  });
});

test('a row that alone has a feature is predicted without that feature', () => {
  const a = [1, 2, 3, 4, 5, 7];
  const y = [3, 1, 4, 1, 5, 9];
  const fit = leastSquares([feature('a', ...a), feature('alone', 0, 0, 0, 0, 0, 1)], y);
  const others = leastSquares([feature('a', ...a.slice(0, 5))], y.slice(0, 5));
  const { value, standardError } = predictedAt(others, () => 7);
  expect(fit.leftOut[5]?.predicted).toBeCloseTo(value, 12);
  expect(fit.leftOut[5]?.error).toBeCloseTo(9 - value, 12);
  expect(fit.leftOut[5]?.standardError).toBeCloseTo(standardError, 12);
});

test('no share is explained of what does not vary', () => {
  expect(leastSquares([feature('a', 1, 2, 4)], [5, 5, 5])).not.toHaveProperty('rSquared');
});

test('as many coefficients as rows are refused', () => {
  expect(() => leastSquares([feature('a', 1, 2)], [3, 4])).toThrow(
    new RangeError('2 rows, 2 coefficients'),
  );
  expect(() => leastSquares([feature('a', 1, 2, 4)], [3, 4, 9])).not.toThrow();
});

test('95% of rows to come lie within 1.98 standard errors of their prediction, over 2,000 fits of 100 rows', () => {
  const uniform = seededUniform('rows to come');
  const normal = () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
  const FITS = 2000;
  let within = 0;
  for (let i = 0; i < FITS; i++) {
    const x = Array.from({ length: 101 }, () => 10 * uniform());
    const y = x.map((one) => 2 + 3 * one + 5 * normal());
    const fit = leastSquares([feature('x', ...x.slice(1))], y.slice(1));
    const { value, standardError } = predictedAt(fit, () => x[0] ?? 0);
    // The 97.5% point of Student's t with 98 degrees of freedom.
    if (Math.abs((y[0] ?? 0) - value) < 1.984 * standardError) within++;
  }
  expect(Math.abs(within / FITS - 0.95)).toBeLessThan(4 * Math.sqrt((0.95 * 0.05) / FITS));
});

const near = (value: number) => expect.closeTo(value, 7);

function expectSame(
  actual: readonly { value: number; standardError: number }[],
  expected: readonly { value: number; standardError: number }[],
): void {
  for (const [i, { value, standardError }] of actual.entries()) {
    expect(value).toBeCloseTo(expected[i]?.value ?? Number.NaN, 7);
    expect(standardError).toBeCloseTo(expected[i]?.standardError ?? Number.NaN, 7);
  }
}
