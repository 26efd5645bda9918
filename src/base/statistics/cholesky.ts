/* The Cholesky decomposition of symmetric positive definite matrices, in flat arrays for speed. */

/** A square matrix, row by row. */
export interface SquareMatrix {
  readonly size: number;
  readonly cells: Float64Array;
}

/** The lower triangular factor. @throws Error for a matrix that is not positive definite */
export function cholesky({ size, cells }: SquareMatrix): SquareMatrix {
  const lower = new Float64Array(size * size);
  for (let row = 0; row < size; row++) {
    const at = row * size;
    let squares = 0;
    for (let column = 0; column < row; column++) {
      const other = column * size;
      let sum = 0;
      for (let i = 0; i < column; i++) {
        sum += (lower[other + i] as number) * (lower[at + i] as number);
      }
      const cell = ((cells[at + column] as number) - sum) / (lower[other + column] as number);
      lower[at + column] = cell;
      squares += cell * cell;
    }
    const rest = (cells[at + row] as number) - squares;
    if (!(rest > 0)) throw new Error('the matrix is not positive definite');
    lower[at + row] = Math.sqrt(rest);
  }
  return { size, cells: lower };
}

/**
 * Solves a system of linear equations by forward and back substitution.
 *
 * @param lower the factor of the left side, from `cholesky`
 * @param right the right side, row by row
 * @param count the number of columns of the right side
 */
export function substituted(
  { size, cells: lower }: SquareMatrix,
  right: ArrayLike<number>,
  count: number,
): Float64Array {
  const solved = Float64Array.from(right);
  const subtract = (times: number, from: number, at: number) => {
    for (let j = 0; j < count; j++) {
      solved[at + j] = (solved[at + j] as number) - (solved[from + j] as number) * times;
    }
  };
  const divide = (row: number) => {
    for (let j = row * count; j < (row + 1) * count; j++) {
      solved[j] = (solved[j] as number) / (lower[row * size + row] as number);
    }
  };
  for (let row = 0; row < size; row++) {
    for (let i = 0; i < row; i++) subtract(lower[row * size + i] as number, i * count, row * count);
    divide(row);
  }
  for (let row = size - 1; row >= 0; row--) {
    for (let i = row + 1; i < size; i++) {
      subtract(lower[i * size + row] as number, i * count, row * count);
    }
    divide(row);
  }
  return solved;
}
