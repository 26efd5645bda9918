import { expect, test } from 'vitest';
import { ramp } from '../../../src/report/charts/palette.ts';

test('a ramp starts and ends with its ends, passes its stops, and is even between them', () => {
  expect(ramp(['#000000', '#ff8000'], 2)).toEqual(['#000000', '#ff8000']);
  expect(ramp(['#000000', '#ffffff', '#000000'], 5)).toEqual([
    '#000000',
    '#808080',
    '#ffffff',
    '#808080',
    '#000000',
  ]);
  // A quarter of 0x40 is 0x10.
  expect(ramp(['#000000', '#400000'], 5)).toEqual([
    '#000000',
    '#100000',
    '#200000',
    '#300000',
    '#400000',
  ]);
});
