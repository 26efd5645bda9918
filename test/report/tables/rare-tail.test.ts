import { expect, test } from 'vitest';
import { wilson } from '../../../src/base/statistics/intervals.ts';
import type { OutcomeOdds, Summary } from '../../../src/experiments/results/summary.ts';
import {
  chartedOutcomes,
  isTail,
  RARE,
  shownOutcomes,
} from '../../../src/report/tables/rare-tail.ts';

/** A count that continues after each value with one chance in `base`: P(≥ x) = base^-x. */
function tailOf(
  base: number,
  values: number,
  hits?: { trials: number; atLeast: number[] },
): Summary {
  const power = (x: number) => BigInt(base) ** BigInt(x);
  const outcomes = Array.from({ length: values }, (_, value): OutcomeOdds => {
    const isLast = value === values - 1;
    const count = hits?.atLeast[value] ?? 0;
    const simulated = hits && {
      count,
      probability: count / hits.trials,
      ...wilson(count, hits.trials),
    };
    return {
      value,
      exact: {
        numerator: isLast ? 1n : BigInt(base - 1),
        denominator: isLast ? power(value) : power(value + 1),
      },
      atLeast: {
        exact: { numerator: 1n, denominator: power(value) },
        ...(simulated && { simulated }),
      },
    };
  });
  return { measure: { name: 'turns', title: 'Turns', kind: 'count' }, outcomes };
}

const values = (outcomes: readonly OutcomeOdds[]) => outcomes.map(({ value }) => value);

test('rows from the first with P(≥ x) below one in a million are one row, with that chance', () => {
  // 10^-6 is not below 10^-6; 10^-7 is.
  const shown = shownOutcomes(tailOf(10, 12));
  expect(values(shown)).toEqual([0, 1, 2, 3, 4, 5, 6, '7 or more']);
  const last = shown.at(-1);
  expect(last?.exact).toEqual({ numerator: 1n, denominator: 10n ** 7n });
  expect(last?.atLeast?.exact).toEqual(last?.exact);
  expect(RARE).toBe(1e-6);
});

test('two rows are better shown than folded', () => {
  expect(values(shownOutcomes(tailOf(10, 9)))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(values(shownOutcomes(tailOf(10, 10))).at(-1)).toBe('7 or more');
});

test('a measure without such a tail keeps its rows', () => {
  const summary = tailOf(2, 12);
  expect(shownOutcomes(summary)).toBe(summary.outcomes);
});

test('names and places have no tail', () => {
  const summary = tailOf(10, 12);
  const named: Summary = { ...summary, measure: { name: 'winner', title: 'Who', kind: 'name' } };
  expect(shownOutcomes(named)).toBe(summary.outcomes);
});

test('hits that one in a million does not explain keep their rows', () => {
  const trials = 1_000_000;
  const few = [trials, 100_000, 10_000, 1000, 100, 10, 1, 1, 0, 0, 0, 0];
  expect(values(shownOutcomes(tailOf(10, 12, { trials, atLeast: few }))).at(-1)).toBe('7 or more');
  // 20 hits in a million: the interval begins far above 10^-6.
  const many = few.map((count, i) => (i < 9 ? Math.max(20, count) : 0));
  expect(values(shownOutcomes(tailOf(10, 12, { trials, atLeast: many }))).at(-1)).toBe('9 or more');
});

test('a chart of many bars folds what nobody would see: below one in a thousand', () => {
  // 2^-10 is below 1/1000, 2^-9 is not.
  expect(values(chartedOutcomes(tailOf(2, 18))).at(-1)).toBe('10 or more');
  expect(values(chartedOutcomes(tailOf(2, 14)))).toHaveLength(14);
});

test('only a folded row is a tail', () => {
  expect(isTail('7 or more')).toBe(true);
  expect(isTail(7)).toBe(false);
  expect(isTail('Hawkgirl')).toBe(false);
});
