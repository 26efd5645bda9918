import { expect, test } from 'vitest';
import { difference, points } from '../../../src/report/sentences/trend.ts';

test('a difference of chances is told in points, and which way', () => {
  expect(difference(-0.746)).toBe('74.6 percentage points less');
  expect(difference(0.05, false)).toBe('5.0 points more');
});

test('a difference that there is never looks like none', () => {
  expect(points(1e-5)).toBe('0.0010');
});
