import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cholesky, substituted } from '../../../src/base/statistics/cholesky.ts';

const square = (...rows: number[][]) => ({
  size: rows.length,
  cells: Float64Array.from(rows.flat()),
});

test('a matrix is the product of its factor and the transpose of that', () => {
  // 4 = 2², 2 = 2 * 1, 10 = 1² + 3².
  expect([...cholesky(square([4, 2], [2, 10])).cells]).toEqual([2, 0, 1, 3]);
});

test('equations are solved for every column of the right side', () => {
  // 4x + 2y = 10 and 2x + 10y = 14; the second column is twice the first.
  const solution = substituted(cholesky(square([4, 2], [2, 10])), [10, 20, 14, 28], 2);
  expect([...solution]).toEqual([2, 4, 1, 2]);
});

test('a solution satisfies random equations', () => {
  const entries = fc.array(fc.double({ min: -3, max: 3, noNaN: true }), {
    minLength: 16,
    maxLength: 16,
  });
  fc.assert(
    fc.property(entries, entries, (factor, wanted) => {
      const size = 4;
      const at = (i: number, j: number) => factor[i * size + j] ?? 0;
      const all = Array.from({ length: size }, (_, i) => i);
      // A product with its transpose, plus the identity, is positive definite.
      const cells = Float64Array.from(
        all.flatMap((i) =>
          all.map((j) => all.reduce((sum, k) => sum + at(i, k) * at(j, k), i === j ? 1 : 0)),
        ),
      );
      const times = (x: ArrayLike<number>) =>
        all.map((i) => all.reduce((sum, j) => sum + (cells[i * size + j] ?? 0) * (x[j] ?? 0), 0));
      const right = times(wanted);
      const solution = substituted(cholesky({ size, cells }), right, 1);
      for (const i of all) expect(times(solution)[i]).toBeCloseTo(right[i] ?? 0, 6);
    }),
  );
});

test('a matrix that is not positive definite is refused', () => {
  for (const matrix of [square([1, 2], [2, 1]), square([0]), square([Number.NaN])]) {
    expect(() => cholesky(matrix)).toThrow('not positive definite');
  }
});
