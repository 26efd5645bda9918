import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type FittedCoefficients,
  linearRegression,
  logisticRegression,
  type SparseRows,
} from '../../../src/base/statistics/sparse-regression.ts';

/** Numbers in [0, 1) from a seed: mulberry32. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const WORTHS = [1.2, 0.9, 0.4, 0.1, 0.7, 1.5, 0.3, 0.6];

interface Simulated {
  readonly rows: SparseRows;
  readonly results: readonly number[];
  readonly sums: readonly number[];
}

/** Games between random armies of two to four cards, with winners drawn according to the worths. */
function simulated(games: number, seed: number): Simulated {
  const random = randomOf(seed);
  const width = WORTHS.length;
  const [starts, columns, values, results] = [[0], [] as number[], [] as number[], [] as number[]];
  const sums = new Array<number>(width).fill(0);
  for (let game = 0; game < games; game++) {
    const row = new Map<number, number>();
    const [own, all] = [2 + Math.floor(random() * 3), 4 + Math.floor(random() * 3)];
    for (let i = 0; i < all; i++) {
      const card = Math.floor(random() * width);
      row.set(card, (row.get(card) ?? 0) + (i < own ? 1 : -1));
    }
    const logit = [...row].reduce((sum, [card, x]) => sum + x * (WORTHS[card] ?? 0), 0);
    const result = random() < 1 / (1 + Math.exp(-logit)) ? 1 : 0;
    for (const [card, x] of row) {
      columns.push(card);
      values.push(x);
      sums[card] = (sums[card] ?? 0) + x * (result - 0.5);
    }
    starts.push(columns.length);
    results.push(result);
  }
  return { rows: { width, starts, columns, values }, results, sums };
}

const errorsOf = ({ coefficients, covariance: { size, cells } }: FittedCoefficients) =>
  coefficients.map((_, i) => Math.sqrt(cells[i * size + i] ?? 0));

test('a logistic regression finds the worths that results follow, and its intervals hold them 95% of the time', () => {
  const runs = 300;
  let held = 0;
  for (let seed = 1; seed <= runs; seed++) {
    const { rows, sums } = simulated(400, seed);
    const fit = logisticRegression(rows, sums);
    const errors = errorsOf(fit);
    held += fit.coefficients.filter(
      (value, i) => Math.abs(value - (WORTHS[i] ?? 0)) < 1.96 * (errors[i] ?? 0),
    ).length;
  }
  const share = held / (runs * WORTHS.length);
  // 2,400 intervals; those of one run are not independent, so the tolerance is 1.5 points around 95%.
  expect(share).toBeGreaterThan(0.935);
  expect(share).toBeLessThan(0.965);
});

test('it is the likeliest: no other coefficients near it explain the results better', () => {
  const { rows, results, sums } = simulated(300, 7);
  const { coefficients } = logisticRegression(rows, sums);
  const likelihood = (beta: readonly number[]) => {
    let sum = 0;
    for (const [row, result] of results.entries()) {
      let logit = 0;
      for (let i = rows.starts[row] ?? 0; i < (rows.starts[row + 1] ?? 0); i++) {
        logit += (rows.values[i] ?? 0) * (beta[rows.columns[i] ?? 0] ?? 0);
      }
      sum += result * logit - Math.log1p(Math.exp(logit));
    }
    // The ridge penalty, which pulls each coefficient slightly to 0.
    return sum - 0.005 * beta.reduce((all, one) => all + one * one, 0);
  };
  const best = likelihood(coefficients);
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: -0.2, max: 0.2, noNaN: true }), {
        minLength: WORTHS.length,
        maxLength: WORTHS.length,
      }),
      (change) => likelihood(coefficients.map((one, i) => one + (change[i] ?? 0))) <= best + 1e-9,
    ),
  );
});

test('least squares from sums are those that the normal equations have', () => {
  const { rows } = simulated(200, 3);
  const random = randomOf(11);
  const observed = Array.from({ length: 200 }, () => random() * 10 - 5);
  const dense = observed.map((_, row) => {
    const line = new Array<number>(WORTHS.length).fill(0);
    for (let i = rows.starts[row] ?? 0; i < (rows.starts[row + 1] ?? 0); i++) {
      line[rows.columns[i] ?? 0] = rows.values[i] ?? 0;
    }
    return line;
  });
  const sums = WORTHS.map((_, j) =>
    observed.reduce((all, y, i) => all + y * (dense[i]?.[j] ?? 0), 0),
  );
  const squares = observed.reduce((all, y) => all + y * y, 0);
  const { coefficients } = linearRegression(rows, sums, squares);
  const residuals = observed.map(
    (y, i) => y - coefficients.reduce((all, b, j) => all + b * (dense[i]?.[j] ?? 0), 0),
  );
  // The residuals are orthogonal to every column, except for the ridge penalty.
  for (const [j, value] of coefficients.entries()) {
    const product = residuals.reduce((all, e, i) => all + e * (dense[i]?.[j] ?? 0), 0);
    expect(product).toBeCloseTo(0.01 * value, 8);
  }
});

test('the standard error of a mean is the deviation of the residuals divided by the root of the rows', () => {
  // One column of ones; half of the observations are 1, the others 3. The mean is 2 and the squared residuals add up
  // to 100, so the variance is 100 / 99. The ridge penalty changes the error by less than 0.0001.
  const indices = Array.from({ length: 100 }, (_, row) => row);
  const rows = {
    width: 1,
    starts: [...indices, 100],
    columns: indices.map(() => 0),
    values: indices.map(() => 1),
  };
  const [error] = errorsOf(linearRegression(rows, [200], 50 * 1 + 50 * 9));
  expect(error).toBeGreaterThan(Math.sqrt(1 / 99) - 0.0001);
  expect(error).toBeLessThan(Math.sqrt(1 / 99) + 0.0001);
});
