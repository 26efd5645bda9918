import { expect, test } from 'vitest';
import { lineThrough } from '../../../../src/studies/field/charts/points.ts';

test('the line of least squares, by hand', () => {
  // Means 2 and 2; sum of products 1 + 0 + 2 over squares 1 + 0 + 1: slope 3 / 2.
  const line = lineThrough([
    { x: 1, y: 1 },
    { x: 2, y: 1 },
    { x: 3, y: 4 },
  ]);
  expect(line?.slope).toBeCloseTo(1.5, 12);
  expect(line?.at(2)).toBeCloseTo(2, 12);
  expect(line?.at(4)).toBeCloseTo(5, 12);
});

test('there is none through points above one another, or through one', () => {
  expect(lineThrough([{ x: 1, y: 1 }])).toBeUndefined();
  expect(
    lineThrough([
      { x: 1, y: 1 },
      { x: 1, y: 2 },
    ]),
  ).toBeUndefined();
  expect(lineThrough([])).toBeUndefined();
});
