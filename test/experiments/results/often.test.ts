import { describe, expect, test } from 'vitest';
import { wilson } from '../../../src/base/statistics/intervals.ts';
import { toldOdds } from '../../../src/experiments/results/figures.ts';

const sample = (count: number, trials: number) =>
  toldOdds(
    { simulated: { count, probability: count / trials, ...wilson(count, trials) } },
    { trials, trial: ['attack', 'attacks'] },
  );
const exact = (numerator: bigint, denominator: bigint) =>
  toldOdds({ exact: { numerator, denominator } });

describe('a sample', () => {
  test('without a hit is no "never"', () => {
    expect(sample(0, 100)).toEqual({
      share: '0.0% (none of 100 attacks)',
      often: 'in none of 100 attacks',
      isNever: false,
      isAlways: false,
    });
    expect(sample(0, 1).often).toBe('in 0 of 1 attacks');
  });

  test('of nothing but hits is no "always"', () => {
    expect(sample(10_000, 10_000).often).toBe('in all of 10,000 attacks');
    expect(sample(100, 100).share).toBe('100.0% (all of 100 attacks)');
  });

  test('of both is a share', () => {
    expect(sample(1, 8)).toEqual({
      share: '12.5%',
      often: '12.5% of the time',
      isNever: false,
      isAlways: false,
      // Wilson's interval for 1 in 8.
      sampled: { low: expect.closeTo(0.0224, 4), high: expect.closeTo(0.4709, 4), of: '8 attacks' },
    });
  });
});

describe('exact odds', () => {
  test('alone say what cannot happen', () => {
    expect(exact(0n, 1n)).toMatchObject({ often: '0.0% of the time', isNever: true });
    expect(exact(1n, 8n)).toMatchObject({
      often: '12.5% of the time',
      isNever: false,
      isAlways: false,
    });
    expect(exact(1n, 1n)).toMatchObject({ often: '100.0% of the time', isAlways: true });
  });

  test('count beside a sample', () => {
    const simulated = { count: 0, probability: 0, ...wilson(0, 100) };
    const odds = { exact: { numerator: 1n, denominator: 1000n }, simulated };
    expect(toldOdds(odds, { trials: 100, trial: ['attack', 'attacks'] }).often).toBe(
      '0.1% of the time',
    );
  });

  test('that only round to certainty are not certain', () => {
    const denominator = 2n ** 70n;
    expect(exact(denominator - 1n, denominator).share).toBe('more than 99.9%');
    expect(exact(1n, denominator)).toMatchObject({ isNever: false });
  });

  test('that are known in floating point alone say nothing of "never"', () => {
    const none = { numerator: 0n, denominator: 1n, isRounded: true } as const;
    expect(toldOdds({ exact: none }).isNever).toBe(false);
  });
});
