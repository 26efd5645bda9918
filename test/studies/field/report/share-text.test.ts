import { expect, test } from 'vitest';
import { shareText } from '../../../../src/studies/field/cells.ts';

test.each([
  [0, 1, '0.0%'],
  [1e-9, 1, '<0.1%'],
  [0.00049, 1, '<0.1%'],
  [0.0006, 1, '0.1%'],
  [0.5, 1, '50.0%'],
  [0.9994, 1, '99.9%'],
  [0.9996, 1, '>99.9%'],
  [1, 1, '100.0%'],
  [0.004, 0, '<1%'],
  [0.997, 0, '>99%'],
  [0.612, 0, '61%'],
])('%d with %d decimals is %s', (share, decimals, text) => {
  expect(shareText(share, decimals)).toBe(text);
});
