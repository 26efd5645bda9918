/* Logistic and linear regression over many sparse rows, to estimate what cards in random armies are worth. */

import { cholesky, type SquareMatrix, substituted } from './cholesky.ts';

/**
 * A sparse matrix. Row i consists of the entries of `values` and `columns` at indices from `starts[i]` up to, but not
 * including, `starts[i + 1]`.
 */
export interface SparseRows {
  /** The number of columns. */
  readonly width: number;
  readonly starts: ArrayLike<number>;
  readonly columns: ArrayLike<number>;
  readonly values: ArrayLike<number>;
}

/** Coefficients of a regression without an intercept, and their covariances. */
export interface FittedCoefficients {
  readonly coefficients: readonly number[];
  readonly covariance: SquareMatrix;
}

/**
 * Ridge penalty, which keeps the coefficients of rare or dependent columns finite. It acts like one observation that
 * each coefficient is 0, with a standard error of ten. With a few dozen rows, its effect is negligible.
 */
const RIDGE = 0.01;

const MOST_STEPS = 50;
const SMALL_STEP = 1e-9;

/**
 * Logistic regression of wins without an intercept, by maximum likelihood (Newton's method). It needs only sums of the
 * results over all rows, because these are sufficient statistics (McCullagh and Nelder, "Generalized Linear Models",
 * 1989, section 4.4), so the results of single rows need not be kept.
 *
 * @param sums for each column: the sum of value * (result - 0.5), where the result is 1 for a win, 0.5 for a draw and 0
 * for a loss
 */
export function logisticRegression(rows: SparseRows, sums: ArrayLike<number>): FittedCoefficients {
  const { width } = rows;
  let coefficients = new Array<number>(width).fill(0);
  for (let step = 0; step < MOST_STEPS; step++) {
    const slope = Array.from(
      { length: width },
      (_, j) => (sums[j] ?? 0) - RIDGE * (coefficients[j] ?? 0),
    );
    const chances = chancesOf(rows, coefficients);
    addRows(rows, (row) => 0.5 - (chances[row] as number), slope);
    const weights = chances.map((p) => p * (1 - p));
    const change = solved(crossProducts(rows, weights), slope);
    coefficients = coefficients.map((value, j) => value + (change[j] ?? 0));
    if (change.every((one) => Math.abs(one) < SMALL_STEP)) break;
  }
  const weights = chancesOf(rows, coefficients).map((p) => p * (1 - p));
  return { coefficients, covariance: inverseOf(crossProducts(rows, weights)) };
}

/**
 * Linear regression without an intercept, by least squares, computed from sums over all rows.
 *
 * @param sums for each column: the sum of value times observation
 * @param squares the sum of the squares of the observations
 */
export function linearRegression(
  rows: SparseRows,
  sums: ArrayLike<number>,
  squares: number,
): FittedCoefficients {
  const { width } = rows;
  const count = rows.starts.length - 1;
  const products = crossProducts(rows, new Float64Array(count).fill(1));
  const coefficients = solved(
    products,
    Array.from({ length: width }, (_, j) => sums[j] ?? 0),
  );
  const explained = coefficients.reduce((sum, value, j) => sum + value * (sums[j] ?? 0), 0);
  const variance = Math.max(0, squares - explained) / Math.max(1, count - width);
  const { size, cells } = inverseOf(products);
  return { coefficients, covariance: { size, cells: cells.map((cell) => cell * variance) } };
}

/** The probability of a win for each row. */
export function chancesOf(rows: SparseRows, coefficients: readonly number[]): Float64Array {
  const count = rows.starts.length - 1;
  const chances = new Float64Array(count);
  for (let row = 0; row < count; row++) {
    let sum = 0;
    for (let i = rows.starts[row] as number; i < (rows.starts[row + 1] as number); i++) {
      sum += (rows.values[i] as number) * (coefficients[rows.columns[i] as number] as number);
    }
    chances[row] = 1 / (1 + Math.exp(-sum));
  }
  return chances;
}

function addRows(rows: SparseRows, times: (row: number) => number, to: number[]): void {
  for (let row = 0; row < rows.starts.length - 1; row++) {
    const factor = times(row);
    for (let i = rows.starts[row] as number; i < (rows.starts[row + 1] as number); i++) {
      const column = rows.columns[i] as number;
      to[column] = (to[column] as number) + factor * (rows.values[i] as number);
    }
  }
}

/** For each pair of columns, the weighted sum of products. The ridge penalty is added on the diagonal. */
function crossProducts(
  { width, starts, columns, values }: SparseRows,
  weights: Float64Array,
): SquareMatrix {
  const sums = new Float64Array(width * width);
  for (let row = 0; row < starts.length - 1; row++) {
    const weight = weights[row] as number;
    for (let i = starts[row] as number; i < (starts[row + 1] as number); i++) {
      const at = (columns[i] as number) * width;
      const own = weight * (values[i] as number);
      for (let j = starts[row] as number; j < (starts[row + 1] as number); j++) {
        const cell = at + (columns[j] as number);
        sums[cell] = (sums[cell] as number) + own * (values[j] as number);
      }
    }
  }
  for (let j = 0; j < width; j++) sums[j * width + j] = (sums[j * width + j] as number) + RIDGE;
  return { size: width, cells: sums };
}

function solved(matrix: SquareMatrix, right: readonly number[]): number[] {
  return [...substituted(cholesky(matrix), right, 1)];
}

function inverseOf(matrix: SquareMatrix): SquareMatrix {
  const { size } = matrix;
  const identity = new Float64Array(size * size);
  for (let i = 0; i < size; i++) identity[i * size + i] = 1;
  return { size, cells: substituted(cholesky(matrix), identity, size) };
}
