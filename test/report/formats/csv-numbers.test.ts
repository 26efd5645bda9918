import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvOf } from '../../../src/report/formats/csv.ts';

/** A number in its CSV form. */
const written = (number: number) =>
  csvOf([{ csv: 'x', value: (row: number) => row }], [number]).split('\n')[1];

test.each([
  [0.49999999999999994, '0.5'],
  [0.1 + 0.2, '0.3'],
  [1 - 0.9, '0.1'],
  [1 / 3, '0.333333333333333'],
  [2 / 3, '0.666666666666667'],
  [0.25, '0.25'],
  [1e-9 / 3, '3.33333333333333e-10'],
])('%d has the digits that it holds: %s', (number, text) => {
  expect(written(number)).toBe(text);
});

test('counts are as they were counted', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (count) => {
      expect(written(count)).toBe(String(count));
    }),
  );
  expect(written(9_007_199_254_740_991)).toBe('9007199254740991');
});

test('no number changes by more than half a unit of its fifteenth digit', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-300, max: 1, noNaN: true }), (number) => {
      expect(Math.abs(Number(written(number)) / number - 1)).toBeLessThan(6e-15);
    }),
  );
});
