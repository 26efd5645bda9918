import { describe, expect, test } from 'vitest';
import { homogeneity } from '../../../src/base/statistics/homogeneity.ts';
import { trialsToTell } from '../../../src/base/statistics/sample-size.ts';
import { sampled, seededUniform } from './uniform.ts';

/** Points of the normal law that leave 2.5% and 20% above them, from tables. */
const [Z_ALPHA, Z_BETA] = [1.959964, 0.841621];

describe('trialsToTell', () => {
  test.each([
    [0.4, 0.5],
    [0.1, 0.12],
    [0.746, 0.75],
  ])('two proportions %d and %d: the usual formula', (p, q) => {
    const middle = (p + q) / 2;
    const usual = (2 * middle * (1 - middle) * (Z_ALPHA + Z_BETA) ** 2) / (q - p) ** 2;
    const trials = trialsToTell({
      a: [1 - p, p],
      b: [1 - q, q],
      level: 0.05,
      relation: 'independent',
    });
    // The formula leaves the other tail out, a few parts in a million.
    expect((trials ?? Number.NaN) / usual).toBeGreaterThan(1 - 1e-5);
    expect(trials).toBeLessThan(usual * (1 + 1e-4) + 1);
  });

  test.each([
    // From tables of the non-central chi-square, for power 0.80 at 0.05.
    [1, 7.85],
    [2, 9.63],
    [3, 10.9],
    [4, 11.94],
    [5, 12.83],
  ])('%d degrees of freedom need a non-centrality of %d', (degrees, nonCentrality) => {
    // The two distributions differ only in their first two values, by d; a trial per side adds 2
    // d^2 / 2p.
    const p = 1 / (degrees + 1);
    const d = 1e-4;
    const a = Array.from({ length: degrees + 1 }, () => p);
    const b = [p + d, p - d, ...a.slice(2)];
    const trials = trialsToTell({ a, b, level: 0.05, relation: 'independent' }) ?? Number.NaN;
    expect(((trials * d ** 2) / p).toFixed(2)).toBe(nonCentrality.toFixed(2));
  });

  test.each([
    // Two-sided probabilities beyond this many standard deviations of a normal distribution, from tables.
    [2, 0.0455002639],
    [5, 5.7330314e-7],
    [8, 1.2441921e-15],
  ])(
    'a level of %d standard deviations needs a difference of these and of the power',
    (z, level) => {
      const d = 1e-3;
      const laws = { a: [0.5, 0.5], b: [0.5 + d, 0.5 - d] };
      const trials = trialsToTell({ ...laws, level, relation: 'independent' }) ?? Number.NaN;
      // A trial a side adds (2 d)^2 / 2 to the square of the deviations; the other tail helps a little.
      const usual = (z + Z_BETA) ** 2 / (2 * d ** 2);
      expect(trials / usual).toBeGreaterThan(1 - 1e-4);
      expect(trials / usual).toBeLessThan(1 + 1e-4);
    },
  );

  test('values that neither law knows change nothing', () => {
    const laws = { level: 0.05, relation: 'independent' } as const;
    for (const isAExact of [false, true]) {
      const plain = trialsToTell({ ...laws, isAExact, a: [0.4, 0.6], b: [0.45, 0.55] });
      const [a, b] = [
        [0, 0.4, 0, 0.6],
        [0, 0.45, 0, 0.55],
      ];
      expect(trialsToTell({ ...laws, isAExact, a, b })).toBe(plain);
    }
  });

  test('related samples need twice as many', () => {
    const laws = { a: [0.4, 0.6], b: [0.41, 0.59], level: 0.05 };
    const independent = trialsToTell({ ...laws, relation: 'independent' }) ?? Number.NaN;
    const related = trialsToTell({ ...laws, relation: 'related' }) ?? Number.NaN;
    expect(Math.abs(related - 2 * independent)).toBeLessThanOrEqual(1);
  });

  test('against an exact proportion: the usual formula of one sample', () => {
    const [p, q] = [0.4, 0.42];
    const usual = (p * (1 - p) * (Z_ALPHA + Z_BETA) ** 2) / (q - p) ** 2;
    const laws = { a: [1 - p, p], b: [1 - q, q], level: 0.05, relation: 'independent' } as const;
    const trials = trialsToTell({ ...laws, isAExact: true }) ?? Number.NaN;
    expect(trials / usual).toBeGreaterThan(1 - 1e-5);
    expect(trials).toBeLessThan(usual * (1 + 1e-4) + 1);
  });

  test('no number of trials tells equal laws apart', () => {
    const model = [0.4, 0.6];
    expect(
      trialsToTell({ a: model, b: model, level: 0.05, relation: 'independent' }),
    ).toBeUndefined();
  });

  test('so many trials find the difference 4 times in 5', () => {
    const [a, b] = [
      [0.4, 0.3, 0.2, 0.1],
      [0.35, 0.3, 0.22, 0.13],
    ];
    const trials = trialsToTell({ a, b, level: 0.05, relation: 'independent' }) ?? 0;
    const uniform = seededUniform('power');
    const SAMPLES = 1500;
    let found = 0;
    for (let i = 0; i < SAMPLES; i++) {
      const fit = homogeneity(
        sampled(a, trials, uniform),
        sampled(b, trials, uniform),
        'independent',
      );
      if ((fit?.pValue ?? 1) <= 0.05) found++;
    }
    const standardError = Math.sqrt((0.8 * 0.2) / SAMPLES);
    expect(Math.abs(found / SAMPLES - 0.8)).toBeLessThan(4 * standardError);
  });
});
