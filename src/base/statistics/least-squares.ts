/*
 * Linear regression with an intercept, and cross-validation that leaves out each row in turn, for estimates of points.
 */

import { inverse, Matrix, QrDecomposition } from 'ml-matrix';

/** An explanatory variable: one number for each row. */
export interface Feature {
  readonly name: string;
  readonly values: readonly number[];
}

export interface Estimated {
  readonly value: number;
  readonly standardError: number;
}

export interface Coefficient extends Estimated {
  readonly name: string;
}

/** A feature without a coefficient: it is constant, or a linear combination of earlier features. */
export interface DroppedFeature {
  readonly name: string;
  readonly because: 'constant' | 'combination';
}

/** The prediction for one row from all other rows. */
export interface RowLeftOut {
  /** The prediction from all other rows. */
  readonly predicted: number;
  /** The observation minus the prediction. */
  readonly error: number;
  /** The standard error of the prediction; absent if the other rows leave no degrees of freedom. */
  readonly standardError?: number;
}

/** A least-squares fit. */
export interface LeastSquares {
  readonly rows: number;
  /** The number of rows minus the number of coefficients, including the intercept. */
  readonly degreesOfFreedom: number;
  readonly intercept: Estimated;
  readonly coefficients: readonly Coefficient[];
  readonly dropped: readonly DroppedFeature[];
  /** The standard deviation of the observations around the fit. */
  readonly residualDeviation: number;
  /** The share of the variance that the fit explains; absent if nothing varies. */
  readonly rSquared?: number;
  /** The prediction for each row from all other rows. */
  readonly leftOut: readonly RowLeftOut[];
  /** The inverse of R in the QR decomposition of the features, from which all standard errors are computed. */
  readonly inverseRoot: readonly (readonly number[])[];
}

/**
 * Ordinary least squares with an intercept, by a QR decomposition. Features that are constant, or a linear combination
 * of the features before them, are dropped and listed.
 *
 * Each row is also predicted from all other rows, without fitting again: the error is e / (1 - h), where e is the row's
 * residual and h its leverage (Allen, "The relationship between variable selection and data augmentation and a method
 * for prediction", Technometrics 16, 1974). A row that alone decides a coefficient has h = 1; then the other rows are
 * fitted again, without that feature.
 *
 * @throws RangeError if there are no more rows than coefficients
 */
export function leastSquares(
  features: readonly Feature[],
  observed: readonly number[],
): LeastSquares {
  const plane = fitted(features, observed);
  return { ...plane.fit, leftOut: observed.map((_, row) => leftOut(plane, row)) };
}

/** The prediction of a fit for a new row, and the standard error of a new observation for that row. */
export function predictedAt(
  fit: Omit<LeastSquares, 'leftOut'>,
  numberOf: (name: string) => number,
): Estimated {
  const row = [1, ...fit.coefficients.map(({ name }) => numberOf(name))];
  const slopes = [fit.intercept, ...fit.coefficients];
  const leverage = sumOf(
    row.map((_, j) => sumOf(row.map((x, i) => x * (fit.inverseRoot[i]?.[j] ?? 0))) ** 2),
  );
  return {
    value: sumOf(row.map((x, i) => x * (slopes[i]?.value ?? 0))),
    standardError: fit.residualDeviation * Math.sqrt(1 + leverage),
  };
}

interface Plane {
  readonly features: readonly Feature[];
  readonly observed: readonly number[];
  readonly residuals: readonly number[];
  readonly leverages: readonly number[];
  readonly sumOfSquares: number;
  readonly fit: Omit<LeastSquares, 'leftOut'>;
}

function fitted(features: readonly Feature[], observed: readonly number[]): Plane {
  const rows = observed.length;
  const { kept, dropped } = independent(features, rows);
  const degreesOfFreedom = rows - kept.length - 1;
  if (degreesOfFreedom < 1) throw new RangeError(`${rows} rows, ${kept.length + 1} coefficients`);
  const matrix = matrixOf(kept, rows);
  const qr = new QrDecomposition(matrix);
  const solution = qr.solve(Matrix.columnVector([...observed])).to1DArray();
  const predicted = matrix.mmul(Matrix.columnVector(solution)).to1DArray();
  const residuals = observed.map((y, i) => y - (predicted[i] ?? 0));
  const sumOfSquares = sumOf(residuals.map((e) => e * e));
  const mean = sumOf(observed) / rows;
  const total = sumOf(observed.map((y) => (y - mean) ** 2));
  const residualDeviation = Math.sqrt(sumOfSquares / degreesOfFreedom);
  const inverseRoot = inverse(qr.upperTriangularMatrix).to2DArray();
  const estimated = solution.map((value, i) => ({
    value,
    standardError: residualDeviation * Math.hypot(...(inverseRoot[i] ?? [])),
  }));
  const [intercept = { value: 0, standardError: 0 }, ...slopes] = estimated;
  return {
    features,
    observed,
    residuals,
    leverages: qr.orthogonalMatrix.to2DArray().map((row) => sumOf(row.map((q) => q * q))),
    sumOfSquares,
    fit: {
      rows,
      degreesOfFreedom,
      intercept,
      coefficients: slopes.map((slope, i) => ({ name: kept[i]?.name ?? '', ...slope })),
      dropped,
      residualDeviation,
      ...(total > 0 && { rSquared: 1 - sumOfSquares / total }),
      inverseRoot,
    },
  };
}

/** If a row's leverage is higher, a coefficient counts as determined by this row alone. */
const WHOLE_LEVERAGE = 1 - 1e-9;

function leftOut(plane: Plane, row: number): RowLeftOut {
  const { fit, observed, residuals, leverages, sumOfSquares } = plane;
  const [y = 0, residual = 0, leverage = 0] = [observed[row], residuals[row], leverages[row]];
  if (leverage > WHOLE_LEVERAGE) return againWithout(plane, row);
  const error = residual / (1 - leverage);
  const left = fit.degreesOfFreedom - 1;
  const variance = Math.max(0, sumOfSquares - residual * error) / left;
  return {
    predicted: y - error,
    error,
    // With respect to the other rows, the row's leverage is h / (1 - h), and 1 + h / (1 - h) = 1 / (1 - h).
    ...(left > 0 && { standardError: Math.sqrt(variance / (1 - leverage)) }),
  };
}

function againWithout({ features, observed }: Plane, row: number): RowLeftOut {
  const without = <T>(list: readonly T[]) => list.filter((_, i) => i !== row);
  const others = features.map(({ name, values }) => ({ name, values: without(values) }));
  const { fit } = fitted(others, without(observed));
  const { value, standardError } = predictedAt(
    fit,
    (name) => features.find((feature) => feature.name === name)?.values[row] ?? 0,
  );
  return { predicted: value, error: (observed[row] ?? 0) - value, standardError };
}

/** A column is dropped if less than this share of its length is independent of the columns before it. */
const NOTHING_LEFT = 1e-10;

function independent(
  features: readonly Feature[],
  rows: number,
): { kept: readonly Feature[]; dropped: readonly DroppedFeature[] } {
  const kept: Feature[] = [];
  const dropped: DroppedFeature[] = [];
  for (const feature of features) {
    const { name, values } = feature;
    if (values.every((value) => value === values[0])) dropped.push({ name, because: 'constant' });
    else if (!addsTo(kept, feature, rows)) dropped.push({ name, because: 'combination' });
    else kept.push(feature);
  }
  return { kept, dropped };
}

function addsTo(kept: readonly Feature[], feature: Feature, rows: number): boolean {
  const last = kept.length + 1;
  if (last >= rows) return false;
  const root = new QrDecomposition(matrixOf([...kept, feature], rows)).upperTriangularMatrix;
  return Math.abs(root.get(last, last)) > NOTHING_LEFT * Math.hypot(...feature.values);
}

function matrixOf(features: readonly Feature[], rows: number): Matrix {
  return new Matrix(
    Array.from({ length: rows }, (_, i) => [1, ...features.map(({ values }) => values[i] ?? 0)]),
  );
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
