import { expect, test } from 'vitest';
import { worstFit } from '../../../src/base/statistics/several-tests.ts';

const withP = (pValue: number) => ({ statistic: 100 * pValue, degreesOfFreedom: 4, pValue });

test('is the one of the smallest p, multiplied by their number', () => {
  expect(worstFit([withP(0.5), withP(0.01), withP(0.2)])).toEqual({
    statistic: 1,
    degreesOfFreedom: 4,
    pValue: 0.01,
    adjusted: 0.03,
    of: 3,
  });
});

test('of fits as unlikely is the first', () => {
  const [first, second] = [withP(0.01), { ...withP(0.01), statistic: 2 }];
  expect(worstFit([withP(0.5), first, second])).toMatchObject(first);
  expect(worstFit([second, first])).toMatchObject(second);
});

test('has no adjusted p above 1, and there is none of none', () => {
  expect(worstFit([withP(0.9), withP(0.6)])?.adjusted).toBe(1);
  expect(worstFit([])).toBeUndefined();
});
