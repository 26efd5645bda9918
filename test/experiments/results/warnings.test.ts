import { describe, expect, test } from 'vitest';
import type { Result } from '../../../src/experiments/results/result.ts';
import { warningsOf } from '../../../src/experiments/results/warnings.ts';

const rolled = (trials: number, status = 'complete', pValue?: number) =>
  ({
    neverBegun: false,
    simulation: { seed: 's', trials, status, asked: { trials: 1000 } },
    ...(pValue !== undefined && {
      goodnessOfFit: { statistic: 1, degreesOfFreedom: 3, pValue },
    }),
  }) as unknown as Result;
const neverBegun = { neverBegun: true } as unknown as Result;
const exactOnly = { neverBegun: false } as unknown as Result;

const kinds = (...results: Result[]) => warningsOf(results).map(({ kind }) => kind);

test('nothing is warned of where all that was asked for was done and fits', () => {
  expect(kinds(rolled(1000), rolled(1000))).toEqual([]);
  expect(kinds(exactOnly)).toEqual([]);
});

describe('an interruption', () => {
  test('is warned of with how much there is, over those that were begun', () => {
    const results = [rolled(1000), rolled(300, 'interrupted'), neverBegun];
    expect(warningsOf(results)).toEqual([
      {
        kind: 'interrupted',
        effort: {
          seed: 's',
          asked: { trials: 1000 },
          fewest: 300,
          most: 1000,
          begun: 2,
          complete: 1,
          all: 3,
        },
      },
    ]);
  });

  test('is warned of where every result that was begun is complete, but not all were begun', () => {
    expect(kinds(rolled(1000), neverBegun)).toEqual(['interrupted']);
  });

  test('before anything was simulated has a warning of its own', () => {
    expect(kinds(neverBegun, neverBegun)).toEqual(['nothingSimulated']);
  });
});

test('a disagreement is one that chance makes in fewer than one of 10,000 runs, however many fits there are', () => {
  expect(kinds(rolled(1000, 'complete', 1.01e-4))).toEqual([]);
  expect(kinds(rolled(1000, 'complete', 0.99e-4))).toEqual(['disagreement']);
  const others = [rolled(1000, 'complete', 0.5), rolled(1000, 'complete', 0.6)];
  expect(kinds(rolled(1000, 'complete', 0.5e-4), ...others)).toEqual([]);
  expect(kinds(rolled(1000, 'complete', 0.3e-4), ...others)).toEqual(['disagreement']);
});
