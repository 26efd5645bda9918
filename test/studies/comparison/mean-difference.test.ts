import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { meanDifference } from '../../../src/studies/comparison/measured.ts';
import type { Row, SamplePair } from '../../../src/studies/comparison/row.ts';
import { ratio } from './results.ts';

const Z = 1.959964;
const independent = (a: number, b: number): SamplePair => ({
  trials: [a, b],
  relation: 'independent',
});

/** Rows of two samples, each given value by value. */
function rowsOf(a: readonly number[], b: readonly number[]): Row[] {
  const values = [...new Set([...a, ...b])].sort((x, y) => x - y);
  const hits = (sample: readonly number[], value: number) => ({
    hits: sample.filter((one) => one === value).length,
  });
  return values.map((value) => ({ value, seen: [hits(a, value), hits(b, value)] }));
}

/** The mean, and the textbook's variance of the mean: s^2 / n, with s^2 over n - 1. */
function textbook(sample: readonly number[]) {
  const n = sample.length;
  const mean = sample.reduce((sum, x) => sum + x, 0) / n;
  return { mean, variance: sample.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (n - 1) / n };
}

describe('exact odds', () => {
  test('have the exact mean of either side, and B - A', () => {
    // 0 * 1/2 + 3 * 1/3 + 10 * 1/6 = 8/3; 3 * 3/4 + 10 * 1/4 = 19/4.
    const rows: Row[] = [
      { value: 0, exact: [ratio('1/2'), ratio('0')] },
      { value: 3, exact: [ratio('1/3'), ratio('3/4')] },
      { value: 10, exact: [ratio('1/6'), ratio('1/4')] },
    ];
    expect(meanDifference(rows, undefined)).toEqual({
      exact: { a: ratio('8/3'), b: ratio('19/4'), difference: ratio('25/12') },
    });
  });

  test('of some values only give no mean', () => {
    const rows: Row[] = [{ value: 0, exact: [ratio('1/2'), ratio('1')] }, { value: 3 }];
    expect(meanDifference(rows, undefined)).toEqual({});
  });
});

test('names have no mean, not even where one of them is a number', () => {
  const one = { exact: [ratio('1/2'), ratio('1/2')] } as const;
  expect(meanDifference([{ value: 'wall', ...one }], undefined)).toBeUndefined();
  const mixed: Row[] = [
    { value: 1, ...one },
    { value: 'wall', ...one },
  ];
  expect(meanDifference(mixed, undefined)).toBeUndefined();
});

describe('samples', () => {
  const anySample = fc.array(fc.integer({ min: -5, max: 20 }), { minLength: 2, maxLength: 30 });

  test('have the difference of their means, within what both standard errors come to', () => {
    fc.assert(
      fc.property(anySample, anySample, (a, b) => {
        const [ofA, ofB] = [textbook(a), textbook(b)];
        fc.pre(ofA.variance + ofB.variance > 0);
        const found = meanDifference(rowsOf(a, b), independent(a.length, b.length))?.simulated;
        expect(found?.a).toBeCloseTo(ofA.mean, 10);
        expect(found?.b).toBeCloseTo(ofB.mean, 10);
        const difference = ofB.mean - ofA.mean;
        expect(found?.difference).toBeCloseTo(difference, 10);
        const spread = Z * Math.sqrt(ofA.variance + ofB.variance);
        expect(found?.interval?.low).toBeCloseTo(difference - spread, 5);
        expect(found?.interval?.high).toBeCloseTo(difference + spread, 5);
      }),
    );
  });

  test('that are related have standard errors that add up as they are', () => {
    const [a, b] = [
      [1, 2, 3, 4],
      [2, 2, 8],
    ];
    const pair: SamplePair = { trials: [4, 3], relation: 'related' };
    const { interval, difference = Number.NaN } =
      meanDifference(rowsOf(a, b), pair)?.simulated ?? {};
    // Squares about 2.5 and 4: 5 / 3 / 4 and 24 / 2 / 3.
    const spread = Z * (Math.sqrt(5 / 12) + 2);
    expect(difference).toBe(1.5);
    expect(interval?.low).toBeCloseTo(1.5 - spread, 5);
    expect(interval?.high).toBeCloseTo(1.5 + spread, 5);
  });

  test('keep their spread where values are large and close together', () => {
    const far = 2 ** 40;
    const { interval } =
      meanDifference(rowsOf([far, far + 1], [far, far + 1]), independent(2, 2))?.simulated ?? {};
    // Each has squares of 2 * 1/4 about its mean: 1/2 / 1 / 2.
    expect(interval?.high).toBeCloseTo(Z * Math.sqrt(1 / 2), 5);
  });

  test('of which one is exact have the spread of the other alone', () => {
    const chance = { chance: ratio('1/2') };
    const rows: Row[] = [
      { value: 0, seen: [chance, { hits: 1 }] },
      { value: 2, seen: [chance, { hits: 3 }] },
    ];
    const found = meanDifference(rows, independent(0, 4))?.simulated;
    // 0, 2, 2, 2: mean 3/2, squares 3, 3 / 3 / 4.
    expect(found).toMatchObject({ a: 1, b: 1.5, difference: 0.5 });
    expect(found?.interval?.low).toBeCloseTo(0.5 - Z / 2, 5);
    expect(found?.interval?.high).toBeCloseTo(0.5 + Z / 2, 5);
  });
});

describe('an interval is left out where the samples do not tell their spread', () => {
  test.each([
    ['a single trial on either side', [3], [5]],
    ['a single trial of B', [1, 2, 3], [5]],
    ['a single trial of A', [3], [4, 5]],
    ['no spread in either', [3, 3, 3], [5, 5]],
  ])('%s', (_, a, b) => {
    const found = meanDifference(rowsOf(a, b), independent(a.length, b.length))?.simulated;
    expect(found).toEqual({
      a: textbook(a).mean,
      b: textbook(b).mean,
      difference: textbook(b).mean - textbook(a).mean,
    });
  });

  test('and not where one of them has spread', () => {
    const found = meanDifference(rowsOf([3, 3], [4, 6]), independent(2, 2))?.simulated;
    // 4 and 6: squares 2, 2 / 1 / 2.
    expect(found?.interval?.low).toBeCloseTo(2 - Z, 5);
    expect(found?.interval?.high).toBeCloseTo(2 + Z, 5);
  });
});
