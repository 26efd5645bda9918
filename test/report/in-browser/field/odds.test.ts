import { expect, test } from 'vitest';
import {
  shareCode,
  shareOfCode,
  textOfCode,
} from '../../../../src/report/in-browser/field/odds.ts';
import { shareText } from '../../../../src/studies/field/cells.ts';

const SHARES = [0, 1e-12, 0.0004, 0.0006, 0.1, 0.25, 1 / 3, 0.5, 0.9994, 0.9996, 1 - 1e-12, 1];

test.each(SHARES)('%d is said as tables say it', (share) => {
  expect(textOfCode(shareCode(share))).toBe(shareText(share));
});

test.each(SHARES)('%d comes back but for rounding, and no nearer to certainty', (share) => {
  const back = shareOfCode(shareCode(share)) ?? Number.NaN;
  expect(Math.abs(back - share)).toBeLessThanOrEqual(0.0005);
  expect(back === 0).toBe(share === 0);
  expect(back === 1).toBe(share === 1);
});

test('no odds stay none', () => {
  expect(shareOfCode(shareCode(undefined))).toBeUndefined();
  expect(textOfCode(shareCode(undefined))).toBe('none');
  expect(shareCode(undefined)).toBeLessThan(2 ** 16);
});
