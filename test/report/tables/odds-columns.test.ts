import { describe, expect, it } from 'vitest';
import { wilson } from '../../../src/base/statistics/intervals.ts';
import type { Odds } from '../../../src/experiments/results/summary.ts';
import { knownOf, meanDecimals, oddsColumns } from '../../../src/report/tables/odds-columns.ts';

const sampled = (count: number, trials: number): Odds => ({
  simulated: { count, probability: count / trials, ...wilson(count, trials) },
});
const certain: Odds = { exact: { numerator: 1n, denominator: 3n } };

function texts(odds: readonly Odds[]): string[][] {
  const columns = oddsColumns<Odds>((one) => one, knownOf(odds));
  return odds.map((one) => columns.map(({ text }) => text(one)));
}

describe('columns of a chance', () => {
  it('that is simulated alone have the decimals that the widest interval leaves certain', () => {
    // The interval of 45% of 1,000 games is 6 percentage points wide.
    expect(texts([sampled(450, 1000), sampled(2, 1000)])).toEqual([
      ['45.0%', expect.stringMatching(/^4\d\.\d% – 4\d\.\d%$/)],
      ['0.2%', expect.stringMatching(/^0\.\d+% – 0\.\d%$/)],
    ]);
    // With 100 million it is 0.02 wide.
    expect(texts([sampled(45e6, 1e8)])[0]?.[0]).toBe('45.000%');
  });

  it('beside an exact one have as many as that', () => {
    expect(texts([{ ...certain, ...sampled(333, 1000) }])[0]?.slice(0, 2)).toEqual([
      '33.333%',
      '33.300%',
    ]);
  });

  it('show what is possible, and too rare for their decimals, as a power of ten', () => {
    expect(
      texts([sampled(500_000, 1_000_000), sampled(1, 1_000_000)]).map(([text]) => text),
    ).toEqual(['50.00%', '1.0e-4%']);
  });
});

describe('the decimals of a mean that is simulated alone', () => {
  it('follow from its standard error', () => {
    expect(meanDecimals({ mean: 9.4321, standardError: 0.3 })).toBe(1);
    expect(meanDecimals({ mean: 9.4321, standardError: 0.01 })).toBe(3);
    expect(meanDecimals({ mean: 9.4321, standardError: 0 })).toBe(3);
    expect(meanDecimals({ mean: 9 })).toBe(1);
  });
});
