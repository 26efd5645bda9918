import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pathOption, wholesOption } from '../../src/cli/options/options.ts';

describe('several whole numbers', () => {
  const read = wholesOption('--n', 0, 50);

  test.each([
    ['7', 7],
    ['5,6,7', [5, 6, 7]],
    ['3..5', [3, 4, 5]],
    ['1, 4..6 ,9', [1, 4, 5, 6, 9]],
    ['9,1', [9, 1]],
    ['4..4', 4],
    ['0..50', Array.from({ length: 51 }, (_, i) => i)],
  ])('%s', (text, values) => expect(read(text)).toEqual(values));

  test('of any list are that list', () => {
    const anyList = fc.uniqueArray(fc.integer({ min: 0, max: 50 }), { minLength: 2 });
    fc.assert(
      fc.property(anyList, (list) => {
        expect(read(list.join())).toEqual(list);
      }),
    );
  });

  test.each([
    '',
    ',',
    '5,',
    '5..',
    '..5',
    '5..3',
    '49..51',
    '-1..2',
    '1.5',
    '1...3',
    '1..2..3',
    'x',
  ])('"%s" is refused', (text) => {
    expect(() => read(text)).toThrow(
      `--n is ${JSON.stringify(text)}; give a whole number from 0 to 50, or several, such as 5,6,7 or 3..5`,
    );
  });

  test('are no more than a sweep may have, and each once', () => {
    expect(() => wholesOption('--n', 0, 5000)('0..1000')).toThrow('at most 1000 values');
    expect(() => read('1..3,2')).toThrow('each value only once, also 2');
  });
});

test('a path may be any but the empty one', () => {
  const read = pathOption('--chart', 'a file');
  expect(read(' ')).toBe(' ');
  expect(() => read('')).toThrow('--chart is ""; give the path of a file');
});
