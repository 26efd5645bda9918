import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitOf } from '../../../src/base/statistics/goodness.ts';
import { chiSquareTailByIntegration, pearson } from '../../oracle/chi-square.ts';
import { sampled, seededUniform } from './uniform.ts';

const cells = (expected: readonly number[], counts: readonly number[]) =>
  expected.map((e, i) => ({ expected: e, count: counts[i] ?? 0 }));
const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
const fitted = (expected: readonly number[], counts: readonly number[]) =>
  fitOf(cells(expected, counts), total(counts));

describe('goodness of fit', () => {
  test("is Pearson's sum of (observed - expected)^2 / expected, with a degree of freedom less than cells", () => {
    // A die thrown 60 times: (25 + 4 + 1 + 4 + 0 + 100) / 10; P(X >= 13.4) = 0.01991 in tables.
    const found = fitted([10, 10, 10, 10, 10, 10], [5, 8, 9, 8, 10, 20]);
    expect(found?.statistic).toBeCloseTo(13.4, 12);
    expect(found?.degreesOfFreedom).toBe(5);
    expect(found?.pValue.toFixed(4)).toBe('0.0199');
  });

  test('has its p-value from the chi-square law, whatever the cells', () => {
    const anyCells = fc.array(fc.record({ expected: fc.nat(50), count: fc.nat(100) }), {
      minLength: 2,
      maxLength: 9,
    });
    fc.assert(
      fc.property(anyCells, (some) => {
        const common = some.map(({ expected, count }) => ({ expected: expected + 5, count }));
        const counts = common.map(({ count }) => count);
        const found = fitOf(common, total(counts));
        const statistic = pearson(
          counts,
          common.map(({ expected }) => expected),
        );
        fc.pre(statistic > 0);
        expect((found?.statistic ?? 0) / statistic).toBeCloseTo(1, 12);
        const tail = chiSquareTailByIntegration(statistic, common.length - 1);
        expect(found?.pValue).toBeCloseTo(tail, 9);
      }),
      { numRuns: 40 },
    );
  });

  test('of counts as expected is perfect', () => {
    expect(fitted([10, 20], [10, 20])).toEqual({ statistic: 0, degreesOfFreedom: 1, pValue: 1 });
  });
});

describe('cells expected less than 5 times', () => {
  test('are pooled; those expected 5 times stand alone', () => {
    expect(fitted([20, 5, 20], [22, 4, 19])?.degreesOfFreedom).toBe(2);
    expect(fitted([20, 4.9, 20.1], [22, 4, 19])?.degreesOfFreedom).toBe(1);
  });

  test('are pooled the rarest first, wherever they stand', () => {
    // 1 + 4.5 make a pool of 7 hits; 4.8 joins the next, which is 30.
    const found = fitted([4.8, 60, 1, 30, 4.5], [2, 70, 3, 21, 4]);
    expect(found?.degreesOfFreedom).toBe(2);
    const statistic = (7 - 5.5) ** 2 / 5.5 + (23 - 34.8) ** 2 / 34.8 + (70 - 60) ** 2 / 60;
    expect(found?.statistic).toBeCloseTo(statistic, 12);
  });

  test('join the last pool where too few are left for one more', () => {
    // 2 + 3 and 3.5 + 4 are pools; the remaining 4.5 joins the second.
    const found = fitted([2, 3, 3.5, 4, 4.5], [3, 5, 1, 2, 6]);
    expect(found?.degreesOfFreedom).toBe(1);
    expect(found?.statistic).toBeCloseTo((8 - 5) ** 2 / 5 + (9 - 12) ** 2 / 12, 12);
  });
});

test('with fewer than two pools there is nothing to compare', () => {
  expect(fitted([100], [100])).toBeUndefined();
  expect(fitted([5.5, 3], [5, 3])).toBeUndefined();
  expect(fitted([1, 1, 1], [1, 2, 0])).toBeUndefined();
  expect(fitOf([], 0)).toBeUndefined();
});

describe('a hit of what has no chance makes the fit impossible', () => {
  test.each([
    ['of several cells', [50, 30, 20], [50, 30, 19], 2],
    ['of one cell', [100], [99], 1],
    ['of rare cells alone', [1, 1], [1, 0], 1],
  ])('%s', (_, expected, counts, degreesOfFreedom) => {
    const impossible = { statistic: Number.MAX_VALUE, degreesOfFreedom, pValue: 0 };
    expect(fitOf(cells(expected, counts), total(counts) + 1)).toEqual(impossible);
  });
});

test('under the law itself, p is at most 0.05 in 5% of samples', () => {
  const [SAMPLES, TRIALS, LAW] = [4000, 200, [0.4, 0.3, 0.2, 0.08, 0.02]];
  const uniform = seededUniform('goodness');
  const expected = LAW.map((chance) => chance * TRIALS);
  let rejected = 0;
  for (let i = 0; i < SAMPLES; i++) {
    if ((fitted(expected, sampled(LAW, TRIALS, uniform))?.pValue ?? 1) <= 0.05) rejected++;
  }
  const standardError = Math.sqrt((0.05 * 0.95) / SAMPLES);
  // Counts of 4 or so make the statistic a little coarser than its law.
  expect(Math.abs(rejected / SAMPLES - 0.05)).toBeLessThan(4 * standardError);
});
