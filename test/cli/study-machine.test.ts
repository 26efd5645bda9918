import { expect, test } from 'vitest';
import { effortText, progressText } from '../../src/cli/runs/study-machine.ts';

test('the time for a large field is told beforehand', () => {
  const effort = { pairs: 19_900, states: 11_234_567, tooLarge: 0, seconds: 377 };
  expect(effortText(effort)).toBe(
    '19,900 pairs will be played, with about 11 million states in all; this takes about six minutes of processor time',
  );
  expect(effortText({ ...effort, tooLarge: 12, seconds: 9000 })).toBe(
    '19,900 pairs will be played, with about 11 million states in all; this takes about three hours of processor time; 12 of them probably have more than 30,000 states each, which is too many, and will be left out',
  );
});

test.each([
  // 10% in 6 seconds leaves 54; in 60 seconds 540, nine minutes.
  [100, 1000, 6, '100 of 1,000 pairs are played; about 54 seconds left'],
  [100, 1000, 60, '100 of 1,000 pairs are played; about nine minutes left'],
])('%i of %i pairs after %i seconds', (done, total, seconds, text) => {
  expect(progressText(done, total, seconds)).toBe(text);
});
