import {
  add,
  divide,
  multiply,
  numberOf,
  type Rational,
  ratio,
  subtract,
  ZERO,
} from './rational.ts';

/** Least squares as textbooks have it, without rounding: X'X b = X'y. */
export interface ExactFit {
  readonly coefficients: readonly Rational[];
  /** (X'X)^-1 */
  readonly inverse: readonly (readonly Rational[])[];
  readonly sumOfSquares: Rational;
  /** The sum of squares of the observed values about their mean. */
  readonly total: Rational;
  readonly degreesOfFreedom: bigint;
}

/** @param rows integers, with a 1 for the intercept first */
export function exactFit(
  rows: readonly (readonly bigint[])[],
  observed: readonly bigint[],
): ExactFit {
  const width = rows[0]?.length ?? 0;
  const columns = Array.from({ length: width }, (_, i) => i);
  const cell = (row: readonly bigint[], i: number) => row[i] ?? 0n;
  const sum = (of: (row: readonly bigint[], y: bigint) => bigint) =>
    rows.reduce((total, row, i) => total + of(row, observed[i] ?? 0n), 0n);
  const products = columns.map((i) =>
    columns.map((j) => ratio(sum((row) => cell(row, i) * cell(row, j)))),
  );
  const withObserved = columns.map((i) => ratio(sum((row, y) => cell(row, i) * y)));
  const inverse = inverted(products);
  const coefficients = inverse.map((row) => dot(row, withObserved));
  const count = BigInt(rows.length);
  const [plain, squares] = [sum((_, y) => y), ratio(sum((_, y) => y * y))];
  return {
    coefficients,
    inverse,
    sumOfSquares: subtract(squares, dot(coefficients, withObserved)),
    total: subtract(squares, ratio(plain * plain, count)),
    degreesOfFreedom: count - BigInt(width),
  };
}

export function exactPrediction(fit: ExactFit, row: readonly bigint[]) {
  const x = row.map((one) => ratio(one));
  const leverage = dot(
    x,
    fit.inverse.map((line) => dot(line, x)),
  );
  return {
    value: numberOf(dot(fit.coefficients, x)),
    standardError: Math.sqrt(numberOf(multiply(exactVariance(fit), add(ratio(1n), leverage)))),
  };
}

export const exactVariance = ({ sumOfSquares, degreesOfFreedom }: ExactFit) =>
  divide(sumOfSquares, ratio(degreesOfFreedom));

function dot(a: readonly Rational[], b: readonly Rational[]): Rational {
  return a.reduce((sum, one, i) => add(sum, multiply(one, b[i] ?? ZERO)), ZERO);
}

/** By Gauss-Jordan elimination, next to the identity matrix. */
function inverted(matrix: readonly (readonly Rational[])[]): Rational[][] {
  const size = matrix.length;
  let rows = matrix.map((row, i) => [
    ...row,
    ...Array.from({ length: size }, (_, j) => (i === j ? ratio(1n) : ZERO)),
  ]);
  for (let at = 0; at < size; at++) {
    const chosen = rows.findIndex((row, i) => i >= at && (row[at] ?? ZERO).top !== 0n);
    if (chosen < 0) throw new Error('the columns depend on each other');
    const pivot = rows[chosen] ?? [];
    rows = [...rows.slice(0, at), pivot, ...rows.slice(at).filter((row) => row !== pivot)];
    const unit = pivot.map((one) => divide(one, pivot[at] ?? ZERO));
    rows = rows.map((row, i) =>
      i === at
        ? unit
        : row.map((one, j) => subtract(one, multiply(row[at] ?? ZERO, unit[j] ?? ZERO))),
    );
  }
  return rows.map((row) => row.slice(size));
}
