import { describe, expect, test } from 'vitest';
import type { Pair } from '../../../../src/studies/comparison/comparison.ts';
import {
  measuresNotToldApart,
  pairTables,
  sweepTables,
} from '../../../../src/studies/comparison/report/tables.ts';
import { headsOf } from '../../../report/tables.ts';
import { counted, exactly, resultOf } from '../results.ts';
import { BOTH, COUNTED, comparisonOf, EXACT, pairOf, simulated } from './sides.ts';

const onlyPair = ({ pairs: [pair] }: ReturnType<typeof pairOf>): Pair => {
  if (!pair) throw new Error('there is a pair');
  return pair;
};

describe('the tables of a pair with exact odds', () => {
  const [chances, means, points, ending, ...more] = pairTables(onlyPair(pairOf(EXACT)), 'full');

  test('are of chances and means, then of all values of what differs', () => {
    expect(chances).toMatchObject({ title: 'How often', note: 'B − A in percentage points.' });
    expect(headsOf(chances)).toEqual(['', 'A', 'B', 'B − A exact', '']);
    expect(chances?.rows).toEqual([['Lucky', '75.000%', '50.000%', '−25.000', 'different']]);
    expect(means?.title).toBe('On average');
    expect(headsOf(means)).toEqual(['', 'A', 'B', 'B − A exact', '']);
    // 1/4 + 2/4 against 1/2 + 2/4.
    expect(means?.rows).toEqual([['Points scored', '0.7500', '1.0000', '+0.2500', 'different']]);
    expect(more).toEqual([]);
  });

  test('have the chance of each value, and of at least each value', () => {
    const note = 'B − A in percentage points. As a whole: different.';
    expect(points).toMatchObject({ title: 'Points scored', note });
    expect(headsOf(points)).toEqual([
      'x',
      ...['P(= x) A', 'B', 'B − A exact'],
      ...['P(≥ x) A', 'B', 'B − A exact'],
    ]);
    expect(points?.rows).toEqual([
      ['0', '50.000%', '25.000%', '−25.000', '100.000%', '100.000%', ''],
      ['1', '25.000%', '50.000%', '+25.000', '50.000%', '75.000%', '+25.000'],
      ['2', '25.000%', '25.000%', '0', '25.000%', '25.000%', '0'],
    ]);
    expect(ending?.title).toBe('Ending');
    expect(headsOf(ending)).toEqual(['', 'A', 'B', 'B − A exact']);
    expect(ending?.rows).toEqual([
      ['wall', '50.000%', '75.000%', '+25.000'],
      ['edge', '50.000%', '25.000%', '−25.000'],
    ]);
  });

  test('are only of chances and means in a short answer, unless there are none', () => {
    const titles = (pair: Pair) => pairTables(pair, 'answer').map(({ title }) => title);
    expect(titles(onlyPair(pairOf(EXACT)))).toEqual(['How often', 'On average']);
    const names = onlyPair(pairOf([{ ending: EXACT[0].ending }, { ending: EXACT[1].ending }]));
    expect(titles(names)).toEqual(['Ending']);
  });
});

test('the tables of a pair with samples have their differences, intervals and tests', () => {
  const [chances, means, ...more] = pairTables(onlyPair(pairOf(COUNTED, true)), 'full');
  const heads = ['', 'A', 'B', 'B − A simulated', '95% interval', 'p', ''];
  expect(headsOf(chances)).toEqual(heads);
  expect(headsOf(means)).toEqual(heads);
  expect(chances?.rows[0]?.slice(0, 4)).toEqual(['Lucky', '40.0%', '60.0%', '+20.0']);
  expect(means?.rows[0]?.slice(0, 4)).toEqual(['Points scored', '0.5000', '0.6000', '+0.1000']);
  // 60 and 40 against 40 and 60 have a chi-square of 8, so p = 0.0047, or 0.0094 as the first of two tests. 50 and 50
  // against 40 and 60 have 2.02, so p = 0.155.
  expect(chances?.rows[0]?.slice(-2)).toEqual(['0.0094', 'beyond chance']);
  expect(means?.rows[0]?.slice(-2)).toEqual(['0.16', 'not told apart']);
  // No distribution of what may be the same.
  expect(more).toEqual([]);
  const known = pairTables(onlyPair(pairOf(BOTH, true)), 'full');
  expect(headsOf(known[0])).toEqual([
    ...['', 'A', 'B', 'B − A exact', 'B − A simulated', '95% interval', 'p', ''],
  ]);
});

describe('the tables of a sweep', () => {
  const one = (at: number, measures: Parameters<typeof resultOf>[0], seed?: string) =>
    resultOf(measures, {
      combination: { at },
      scenario: { place: seed ?? 'x', at },
      ...(seed && simulated(seed)),
    });
  const chance = (text: string, rest: string) => ({ lucky: exactly([0, rest], [1, text]) });

  test('have a row for each combination, with a column for what varies', () => {
    const { pairs } = comparisonOf(
      [one(1, chance('1/2', '1/2')), one(2, chance('1/4', '3/4'))],
      [one(1, chance('3/4', '1/4')), one(2, chance('1/4', '3/4'))],
    );
    const [table, ...others] = sweepTables(pairs);
    expect(others).toEqual([]);
    expect(table).toMatchObject({ title: 'Lucky', note: 'B − A in percentage points.' });
    expect(headsOf(table)).toEqual(['at', 'A', 'B', 'B − A exact', '']);
    expect(table?.rows).toEqual([
      ['1', '50.000%', '75.000%', '+25.000', 'different'],
      ['2', '25.000%', '25.000%', '0', 'the same'],
    ]);
    expect(measuresNotToldApart(pairs)).toEqual([]);
  });

  test('of means say so, and combinations without the measure have no row', () => {
    const { pairs } = comparisonOf(
      [one(1, EXACT[0]), one(2, chance('1/2', '1/2'))],
      [one(1, EXACT[1]), one(2, chance('1/2', '1/2'))],
    );
    const tables = sweepTables(pairs);
    expect(tables.map(({ title, rows }) => [title, rows.length])).toEqual([
      ['Lucky', 2],
      ['Points scored, on average', 1],
      ['Ending', 1],
    ]);
    expect(tables[1]?.rows[0]).toEqual(['1', '0.7500', '1.0000', '+0.2500', 'different']);
    // Names have no number to compare.
    expect(tables[2]?.rows[0]).toEqual(['1', 'different']);
  });

  test('leave out a measure that differs nowhere in many combinations, which is named instead', () => {
    const results = (seed: string, hits: number) =>
      Array.from({ length: 21 }, (_, at) =>
        one(at, { lucky: counted([0, 100 - hits], [1, hits]) }, seed),
      );
    const { pairs } = comparisonOf(results('a', 50), results('b', 51));
    expect(sweepTables(pairs)).toEqual([]);
    expect(measuresNotToldApart(pairs).map(({ title }) => title)).toEqual(['Lucky']);
  });
});
