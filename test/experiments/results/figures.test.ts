import { expect, test } from 'vitest';
import { figuresOf, meanValue, oddsValue } from '../../../src/experiments/results/figures.ts';
import type { Summary } from '../../../src/experiments/results/summary.ts';

const half = { numerator: 1n, denominator: 2n };
const sampled = (probability: number, count: number) => ({
  simulated: { probability, count, low: 0, high: 1 },
});

const WOUNDS: Summary = {
  measure: { name: 'wounds', title: 'Wounds', kind: 'count' },
  outcomes: [
    { value: 0, ...sampled(0, 0) },
    { value: 1, exact: half, ...sampled(0.4, 4) },
  ],
  mean: { exact: half, simulated: { mean: 0.4 } },
};

const SIZE: Summary = {
  measure: { name: 'size', title: 'Size', kind: 'name' },
  outcomes: [{ value: 'small', ...sampled(0.4, 4) }],
};

test('a probability or mean is the exact one where it is known, else the simulated, else none', () => {
  expect(oddsValue({ exact: half, ...sampled(0.4, 4) })).toBe(0.5);
  expect(oddsValue(sampled(0.4, 4))).toBe(0.4);
  expect(oddsValue({})).toBeNaN();
  expect(meanValue(WOUNDS)).toBe(0.5);
  expect(meanValue({ ...WOUNDS, mean: { simulated: { mean: 0.4 } } })).toBe(0.4);
  expect(meanValue(SIZE)).toBeNaN();
});

test('figures are asked for by the names of measures and their values', () => {
  const { chance, mean } = figuresOf([WOUNDS, SIZE]);
  expect([chance('wounds', 1), chance('size', 'small')]).toEqual([0.5, 0.4]);
  expect([chance('wounds', 7), chance('size', 'large'), chance('luck', 1)]).toEqual([0, 0, 0]);
  expect([mean('wounds'), mean('luck')]).toEqual([0.5, Number.NaN]);
});

test('impossible outcomes never happen; possible ones did not happen in a sample', () => {
  const { told } = figuresOf([WOUNDS], { trials: 10, trial: ['attack', 'attacks'] });
  expect(told('wounds', 1)).toMatchObject({ often: '50.0% of the time', isNever: false });
  expect(told('wounds', 7)).toMatchObject({ isNever: true });
  expect(told('wounds', 0)).toMatchObject({ often: 'in none of 10 attacks', isNever: false });
});
