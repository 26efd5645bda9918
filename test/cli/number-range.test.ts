import { expect, test } from 'vitest';
import { rangeOption } from '../../src/cli/options/card-filters.ts';

const read = rangeOption('--points');

test.each([
  ['80', { least: 80, most: 80 }],
  ['80-200', { least: 80, most: 200 }],
  ['80-', { least: 80, most: Number.POSITIVE_INFINITY }],
  ['-200', { least: 0, most: 200 }],
])('%s is a range', (text, range) => {
  expect(read(text)).toEqual(range);
});

test.each(['', '-', 'x', '200-80', '1.5', '1-2-3', '1e3'])('"%s" is none', (text) => {
  expect(() => read(text)).toThrow('--points is ');
});
