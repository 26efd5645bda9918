import { describe, expect, test } from 'vitest';
import { newcombe } from '../../../src/base/statistics/intervals.ts';
import { outcomeDifferences } from '../../../src/studies/comparison/measured.ts';
import type { Row, SamplePair } from '../../../src/studies/comparison/row.ts';
import { ratio } from './results.ts';

const exact = (value: number | string, a: string, b: string): Row => ({
  value,
  exact: [ratio(a), ratio(b)],
});
const seen = (value: number | string, a: number, b: number): Row => ({
  value,
  seen: [{ hits: a }, { hits: b }],
});
const from = (a: string, b: string, difference: string) => ({
  exact: { a: ratio(a), b: ratio(b), difference: ratio(difference) },
});

describe('exact odds', () => {
  // In eighths: A has 1, 2, 5 for 0, 3, 7; B has 2, 4, 2.
  const rows = [exact(0, '1/8', '1/4'), exact(3, '1/4', '1/2'), exact(7, '5/8', '1/4')];

  test('have B - A of each value, in ascending order as they came', () => {
    const differences = outcomeDifferences(rows, undefined);
    expect(differences.map(({ value, exact }) => ({ value, exact }))).toEqual([
      { value: 0, ...from('1/8', '1/4', '1/8') },
      { value: 3, ...from('1/4', '1/2', '1/4') },
      { value: 7, ...from('5/8', '1/4', '-3/8') },
    ]);
  });

  test('have B - A of at least each value: of it and all that are larger', () => {
    const differences = outcomeDifferences(rows, undefined);
    expect(differences.map(({ value, atLeast }) => [value, atLeast])).toEqual([
      [0, from('1', '1', '0')],
      [3, from('7/8', '3/4', '-1/8')],
      [7, from('5/8', '1/4', '-3/8')],
    ]);
  });

  test('have no "at least" of names, which keep their order', () => {
    const names = [exact('wall', '1/8', '1/4'), exact('edge', '7/8', '3/4')];
    expect(outcomeDifferences(names, undefined)).toEqual([
      { value: 'wall', ...from('1/8', '1/4', '1/8') },
      { value: 'edge', ...from('7/8', '3/4', '-1/8') },
    ]);
  });
});

describe.each(['independent', 'related'] as const)('samples that are %s', (relation) => {
  const pair: SamplePair = { trials: [100, 200], relation };
  const share = (hits: number, trials: number) => ({ hits, trials });

  test('have the shares of hits, B - A, and its interval by Newcombe', () => {
    const rows = [seen(0, 40, 60), seen(1, 25, 100), seen(2, 35, 40)];
    const differences = outcomeDifferences(rows, pair);
    expect(differences.map(({ value }) => value)).toEqual([0, 1, 2]);
    expect(differences[1]).toEqual({
      value: 1,
      simulated: {
        a: 0.25,
        b: 0.5,
        difference: 0.25,
        interval: newcombe(share(25, 100), share(100, 200), relation),
      },
      atLeast: {
        simulated: {
          a: 0.6,
          b: 0.7,
          difference: 0.7 - 0.6,
          interval: newcombe(share(60, 100), share(140, 200), relation),
        },
      },
    });
  });

  test('of which one side is exact have the spread of the other alone', () => {
    const rows: Row[] = [
      { value: 0, seen: [{ chance: ratio('1/4') }, { hits: 60 }] },
      { value: 1, seen: [{ chance: ratio('3/4') }, { hits: 140 }] },
    ];
    const [none, one] = outcomeDifferences(rows, { trials: [0, 200], relation });
    expect(one?.simulated).toEqual({
      a: 0.75,
      b: 0.7,
      difference: 0.7 - 0.75,
      interval: newcombe({ chance: 0.75 }, share(140, 200), relation),
    });
    expect(none?.atLeast?.simulated).toMatchObject({ a: 1, b: 1, difference: 0 });
  });
});

test('exact odds and samples stand side by side, and nothing is made of samples of unknown size', () => {
  const row: Row = { ...exact(1, '1/2', '1/2'), ...seen(1, 5, 6) };
  const pair: SamplePair = { trials: [10, 10], relation: 'independent' };
  const [known] = outcomeDifferences([row], pair);
  expect(known?.exact).toBeDefined();
  expect(known?.simulated).toMatchObject({ a: 0.5, b: 0.6 });
  const [unsized] = outcomeDifferences([row], undefined);
  expect(unsized?.simulated).toBeUndefined();
});
