import { beforeAll, describe, expect, it } from 'vitest';
import { bruteForce } from './brute-force.ts';
import { fractions, MEASURES, measure, odds, type Result } from './results.ts';

const STRONG = '--super-strength';
const SIX_AGAINST_THREE = ['--attack', '6', '--defense', '3', '--auto-shields', '1', STRONG];
const ONE_AGAINST_ONE = ['--attack', '1', '--defense', '1', STRONG];
const EXACT = '--no-simulation';

describe('odds --format json', () => {
  let result: Result;
  beforeAll(async () => {
    result = await odds(...SIX_AGAINST_THREE, '--trials', '100k', '--seed', 'contract');
  });

  it('names its format, the scenario, the seed and the trials', () => {
    expect(result).toMatchObject({
      format: 'knockback-result',
      version: 1,
      scenario: expect.any(Object),
      seed: 'contract',
      trials: 100_000,
    });
  });

  it('has every measure of an attack on clear ground', () => {
    expect(Object.keys(result.measures).sort()).toEqual([...MEASURES].sort());
  });

  it.each(MEASURES)('gives the exact and simulated outcomes of %s', (name) => {
    const { outcomes } = measure(result, name);
    for (const { value, exact, simulated } of outcomes) {
      expect(typeof value).toBe(name === 'stoppedBy' ? 'string' : 'number');
      expect(exact?.fraction).toMatch(/^\d+(\/\d+)?$/);
      expect(simulated?.probability).toBe((simulated?.count ?? Number.NaN) / 100_000);
    }
    const total = outcomes.reduce((sum, { simulated }) => sum + (simulated?.count ?? 0), 0);
    expect(total).toBe(100_000);
  });

  it('gives as probability the value of its fraction', () => {
    const all = Object.values(result.measures).flatMap(({ outcomes }) => outcomes);
    for (const { exact } of all) {
      const [numerator = Number.NaN, denominator = 1] = (exact?.fraction ?? '')
        .split('/')
        .map(Number);
      expect(exact?.probability).toBe(numerator / denominator);
    }
  });

  it('gives a statistic, its degrees of freedom and its p-value as goodness of fit', () => {
    const { statistic, degreesOfFreedom, pValue } = result.goodnessOfFit ?? {};
    expect(statistic).toBeGreaterThan(0);
    expect(degreesOfFreedom).toSatisfy((n: number) => Number.isInteger(n) && n > 0);
    expect(pValue).toSatisfy((p: number) => p > 1e-6 && p <= 1);
  });
});

describe('the exact odds of 6 attack dice against 3 defense dice', () => {
  // A - D with A of 6 and D of 3 dice, each a skull half the time: 9 fair coins, KP = heads - 3.
  it('displace 382 times in 512', async () => {
    const result = await odds('--attack', '6', '--defense', '3', STRONG, EXACT);
    expect(fractions(result, 'displaced')).toEqual({ 0: '65/256', 1: '191/256' });
    expect(measure(result, 'spacesMoved').mean?.exact).toBeCloseTo(825 / 512, 12);
  });

  it('move by the upper tail of nine coins', async () => {
    const result = await odds('--attack', '6', '--defense', '3', STRONG, EXACT);
    const byCoins = {
      0: '65/256',
      1: '63/256',
      2: '63/256',
      3: '21/128',
      4: '9/128',
      5: '9/512',
      6: '1/512',
    };
    expect(fractions(result, 'spacesMoved')).toEqual(byCoins);
    expect(fractions(result, 'knockbackPoints')).toEqual(byCoins);
  });

  it('wound by skulls less shields less automatic shields', async () => {
    const result = await odds(...SIX_AGAINST_THREE, EXACT);
    const wounds = bruteForce(6, 3, (skulls, shields) => Math.max(0, skulls - shields - 1));
    expect(fractions(result, 'attackWounds')).toEqual(wounds);
    expect(fractions(result, 'totalWounds')).toEqual(wounds);
  });

  it('count Knockback points, but move nobody, where the attack destroys', async () => {
    const result = await odds(...SIX_AGAINST_THREE, '--life', '5', '--wounds', '3', EXACT);
    const destroyed = (skulls: number, shields: number) => skulls - shields - 1 >= 2;
    expect(fractions(result, 'destroyed')).toEqual(
      bruteForce(6, 3, (a, s) => (destroyed(a, s) ? 1 : 0)),
    );
    expect(fractions(result, 'spacesMoved')).toEqual(
      bruteForce(6, 3, (a, s, d) => (destroyed(a, s) ? 0 : Math.max(0, a - d))),
    );
    expect(fractions(result, 'knockbackPoints')).toEqual(
      bruteForce(6, 3, (a, _, d) => Math.max(0, a - d)),
    );
  });
});

describe('the exact odds of one die against one', () => {
  it('displace on a skull against no skull, and wound on a skull against no shield', async () => {
    const result = await odds(...ONE_AGAINST_ONE, EXACT);
    expect(fractions(result, 'displaced')).toEqual({ 0: '3/4', 1: '1/4' });
    expect(fractions(result, 'attackWounds')).toEqual({ 0: '2/3', 1: '1/3' });
    expect(fractions(result, 'stoppedBy')).toEqual({ none: '1' });
  });
});
