import { expect, test } from 'vitest';
import { Xoshiro } from '../../../oracle/xoshiro.ts';

test('the reference generator gives the published output of xoshiro128** 1.1', () => {
  // From the authors' C code, as the tests of Rust's rand_xoshiro (Xoshiro128StarStar) quote it.
  const published = [
    11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597,
    4258142804,
  ];
  const generator = new Xoshiro([1, 2, 3, 4]);
  expect(published.map(() => Number(generator.next()))).toEqual(published);
});
