import { beforeAll, describe, expect, it } from 'vitest';
import { measure, type Outcome, odds, type Result } from './results.ts';

const ATTACK = ['hawkgirl', 'solomon-grundy'];
/** The 97.5% quantile of the normal distribution. */
const Z = 1.959963984540054;
const CHUNK = 2 ** 20;

const outcomesOf = (result: Result): Outcome[] =>
  Object.values(result.measures).flatMap(({ outcomes }) => [...outcomes]);

const widest = (result: Result): number =>
  Math.max(
    ...outcomesOf(result).map(({ simulated: s }) => (s ? (s.high - s.low) / 2 : Number.NaN)),
  );

describe('the statistics of two million simulated attacks', () => {
  const n = 2_000_000;
  let result: Result;
  beforeAll(async () => {
    result = await odds(...ATTACK, '--trials', `${n}`, '--seed', 'statistics');
  });

  it('simulate every outcome within five standard errors of its exact probability', () => {
    for (const { exact, simulated } of outcomesOf(result)) {
      const p = exact?.probability ?? Number.NaN;
      const difference = Math.abs((simulated?.probability ?? Number.NaN) - p);
      expect(difference).toBeLessThanOrEqual(5 * Math.sqrt((p * (1 - p)) / n));
    }
  });

  it('give 95% Wilson intervals', () => {
    for (const { simulated } of outcomesOf(result)) {
      const p = (simulated?.count ?? Number.NaN) / n;
      const middle = (p + Z ** 2 / (2 * n)) / (1 + Z ** 2 / n);
      const half = (Z / (1 + Z ** 2 / n)) * Math.sqrt((p * (1 - p)) / n + Z ** 2 / (4 * n ** 2));
      expect(simulated?.low).toBeCloseTo(Math.max(0, middle - half), 10);
      expect(simulated?.high).toBeCloseTo(Math.min(1, middle + half), 10);
    }
  });

  it.each(['spacesMoved', 'attackWounds', 'displaced'])(
    'give the mean of %s with its standard error',
    (name) => {
      const { outcomes, mean } = measure(result, name);
      const moment = (power: number) =>
        outcomes.reduce((sum, o) => sum + Number(o.value) ** power * (o.simulated?.count ?? 0), 0) /
        n;
      expect(mean?.simulated).toBeCloseTo(moment(1), 12);
      const standardError = Math.sqrt((moment(2) - moment(1) ** 2) / n);
      // n or n - 1 below the root: both are in use, and differ by a part in four million here.
      expect((mean?.standardError ?? Number.NaN) / standardError).toBeCloseTo(1, 6);
      expect(Math.abs((mean?.exact ?? Number.NaN) - moment(1))).toBeLessThan(5 * standardError);
    },
  );

  it('give no mean of the causes, which are text', () => {
    expect(measure(result, 'stoppedBy').mean).toBeUndefined();
  });
});

describe('--precision', () => {
  it('stops at the first chunk of trials that reaches the half-width', async () => {
    const result = await odds(...ATTACK, '--precision', '0.0005');
    const chunks = result.trials / CHUNK;
    expect(chunks).toSatisfy(Number.isInteger);
    expect(widest(result)).toBeLessThanOrEqual(0.0005);
    const before = await odds(...ATTACK, '--trials', `${(chunks - 1) * CHUNK}`);
    expect(widest(before)).toBeGreaterThan(0.0005);
  });

  it('gives what as many --trials give', async () => {
    const result = await odds(...ATTACK, '--precision', '0.001');
    const same = await odds(...ATTACK, '--trials', `${result.trials}`);
    expect(result.measures).toEqual(same.measures);
  });
});
