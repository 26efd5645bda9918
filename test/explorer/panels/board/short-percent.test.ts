import { expect, test } from 'vitest';
import { shortPercent } from '../../../../src/explorer/panels/board/describe.ts';

test.each([
  [0.25, 1, '25.0%'],
  [0.0000049, 1, '<0.1%'],
  [0.0005, 1, '0.1%'],
  [0, 1, '0.0%'],
  [1, 0, '100%'],
  [0.004, 0, '<1%'],
] as const)('%d with %d decimals is %s', (chance, decimals, text) => {
  expect(shortPercent(chance, decimals)).toBe(text);
});
