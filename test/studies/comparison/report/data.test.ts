import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { newcombe } from '../../../../src/base/statistics/intervals.ts';
import { comparisonCsv, comparisonJson } from '../../../../src/studies/comparison/report/data.ts';
import { comparisonWarnings } from '../../../../src/studies/comparison/warnings.ts';
import { exactly, resultOf } from '../results.ts';
import { COUNTED, comparisonOf, EXACT, pairOf } from './sides.ts';

const rowsOf = (text: string) => parse(text, { columns: true }) as Record<string, string>[];
const json = (comparison: Parameters<typeof comparisonJson>[0]) =>
  JSON.parse(JSON.stringify(comparisonJson(comparison)));

test('JSON has exact odds as numbers and fractions', () => {
  const { a, b, comparisons, tests, leftOut } = json(pairOf(EXACT));
  expect([a, b]).toEqual([
    { file: 'a.json', name: 'A fight' },
    { file: 'b.json', name: 'A fight' },
  ]);
  expect({ tests, leftOut }).toEqual({ tests: 0, leftOut: [] });
  const [{ changes, measures, ...rest }] = comparisons;
  expect(rest).toEqual({});
  expect(changes).toEqual([{ field: 'place', a: 'here', b: 'there' }]);
  expect(Object.keys(measures)).toEqual(['lucky', 'pointsScored', 'ending', 'steps']);
  const exact = (one: number, other: number, by: number, fractions: string[]) => ({
    exact: { a: one, b: other, difference: by, fractions },
  });
  expect(measures.lucky).toEqual({
    title: 'Lucky',
    verdict: 'different',
    mean: exact(0.75, 0.5, -0.25, ['3/4', '1/2', '-1/4']),
    outcomes: [
      {
        value: 0,
        ...exact(0.25, 0.5, 0.25, ['1/4', '1/2', '1/4']),
        atLeast: exact(1, 1, 0, ['1', '1', '0']),
      },
      {
        value: 1,
        ...exact(0.75, 0.5, -0.25, ['3/4', '1/2', '-1/4']),
        atLeast: exact(0.75, 0.5, -0.25, ['3/4', '1/2', '-1/4']),
      },
    ],
  });
  expect(measures.ending).toEqual({
    title: 'Ending',
    verdict: 'different',
    outcomes: [
      { value: 'wall', ...exact(0.5, 0.75, 0.25, ['1/2', '3/4', '1/4']) },
      { value: 'edge', ...exact(0.5, 0.25, -0.25, ['1/2', '1/4', '-1/4']) },
    ],
  });
});

test('JSON has samples with intervals, tests and warnings, and no exact odds', () => {
  const comparison = pairOf(COUNTED, true);
  const { a, comparisons, tests, warnings } = json(comparison);
  expect(a).toMatchObject({ seed: 'here', trials: 100, status: 'complete' });
  expect(tests).toBe(2);
  expect(warnings).toEqual(JSON.parse(JSON.stringify(comparisonWarnings(comparison))));
  const [{ samples, trials, measures }] = comparisons;
  expect({ samples, trials }).toEqual({ samples: 'independent', trials: [100, 100] });
  const { low, high } = newcombe(
    { hits: 40, trials: 100 },
    { hits: 60, trials: 100 },
    'independent',
  );
  expect(measures.lucky.outcomes[1]).toEqual({
    value: 1,
    simulated: { a: 0.4, b: 0.6, difference: expect.closeTo(0.2, 12), low, high },
    atLeast: { simulated: { a: 0.4, b: 0.6, difference: expect.closeTo(0.2, 12), low, high } },
  });
  expect(measures.lucky.test.statistic).toBeCloseTo(8, 12);
});

test('JSON and CSV have the combinations of a sweep, JSON with their labels', () => {
  const side = (...chances: string[]) =>
    chances.map((chance, at) =>
      resultOf(
        { lucky: exactly([0, '1/2'], [1, chance]) },
        { combination: { at }, labels: { at: `place ${at}` } },
      ),
    );
  const comparison = comparisonOf(side('1/2', '1/2'), side('1/2', '1/2'));
  const { comparisons } = json(comparison);
  expect(comparisons).toMatchObject([
    { combination: { at: 0 }, labels: { at: 'place 0' } },
    { combination: { at: 1 }, labels: { at: 'place 1' } },
  ]);
  const rows = rowsOf(comparisonCsv(comparison));
  // A mean, two values, and two values that are reached, for each combination.
  expect(rows).toHaveLength(2 * 5);
  expect(rows.map(({ at }) => at).toSorted()).toEqual(
    [0, 1].flatMap((at) => Array(5).fill(String(at))),
  );
});

test('CSV has a line for each mean, for each value, and for at least each value', () => {
  const rows = rowsOf(comparisonCsv(pairOf(EXACT)));
  const told = rows.map((row) => [row.measure, row.of, row.value, row.exact_a, row.exact_b]);
  expect(told.slice(0, 5)).toEqual([
    ['lucky', 'mean', '', '0.75', '0.5'],
    ['lucky', 'equal', '0', '0.25', '0.5'],
    ['lucky', 'equal', '1', '0.75', '0.5'],
    ['lucky', 'at_least', '0', '1', '1'],
    ['lucky', 'at_least', '1', '0.75', '0.5'],
  ]);
  expect(told.filter(([measure]) => measure === 'ending')).toEqual([
    ['ending', 'equal', 'wall', '0.5', '0.75'],
    ['ending', 'equal', 'edge', '0.5', '0.25'],
  ]);
  expect(rows[0]).toMatchObject({
    exact_difference: '-0.25',
    simulated_a: '',
    verdict: 'different',
    p_adjusted: '',
    trials_needed: '',
  });
  const comparison = pairOf(COUNTED, true);
  const [first] = rowsOf(comparisonCsv(comparison));
  expect(first).toMatchObject({ exact_a: '', simulated_a: '0.4', simulated_b: '0.6' });
  // The smaller of two p-values counts twice; that of a chi-square of 8 is 0.0047.
  expect(Number(first?.p_adjusted)).toBeCloseTo(2 * 0.0047, 4);
});
