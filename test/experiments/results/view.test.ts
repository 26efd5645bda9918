import { expect, test } from 'vitest';
import { type View, viewOf } from '../../../src/experiments/results/view.ts';

const viewTelling = (...measures: string[]): View => ({
  rows: [],
  total: 1n,
  tells: (measure) => measures.includes(measure),
});

const [ends, turns, both] = [viewTelling('a'), viewTelling('a', 'b'), viewTelling('a', 'b', 'c')];
const viewed = { views: [ends, turns, both], exact: true };

test('the first view is taken that tells all that is asked for', () => {
  expect(viewOf(viewed, [])).toBe(ends);
  expect(viewOf(viewed, ['a'])).toBe(ends);
  expect(viewOf(viewed, ['b'])).toBe(turns);
  expect(viewOf(viewed, ['b', 'a'])).toBe(turns);
  expect(viewOf(viewed, ['b', 'c'])).toBe(both);
});

test('measures that no view combines are an internal error', () => {
  expect(() => viewOf(viewed, ['a', 'd'])).toThrow('a, d are not told together');
});
