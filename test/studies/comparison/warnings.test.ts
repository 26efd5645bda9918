import { describe, expect, test } from 'vitest';
import type { RecordedResult } from '../../../src/experiments/results/format/recorded.ts';
import type {
  MeasureDifference,
  Pair,
  Samples,
} from '../../../src/studies/comparison/comparison.ts';
import { comparisonWarnings } from '../../../src/studies/comparison/warnings.ts';
import { resultOf } from './results.ts';

type Simulation = Partial<NonNullable<RecordedResult['simulation']>>;

const simulated = (simulation: Simulation = {}) =>
  resultOf({}, { simulation: { trials: 100, ...simulation } });
const notSimulated = resultOf({});

const beyond = { statistic: 9, degreesOfFreedom: 1, pValue: 0.001, adjusted: 0.01 };
const within = { statistic: 1, degreesOfFreedom: 1, pValue: 0.3, adjusted: 0.9 };
const seen = { simulated: { a: 0.4, b: 0.5, difference: 0.1 } };

/** A measure of two values, simulated but not significantly different, with the given changes. */
const measure = (more: Partial<MeasureDifference> = {}): MeasureDifference => ({
  measure: { name: 'displaced', title: 'Displaced at all', kind: 'flag' },
  outcomes: [
    { value: 0, ...seen },
    { value: 1, ...seen },
  ],
  verdict: 'notToldApart',
  test: within,
  ...more,
});

/** Two samples of scenarios that differ, with the given changes. */
const pair = (more: Partial<Pair> = {}): Pair => ({
  combination: {},
  labels: {},
  a: simulated(),
  b: simulated({ seed: 'b' }),
  samples: 'independent',
  changes: [{ field: 'attacker.attack', a: 5, b: 6 }],
  measures: [],
  ...more,
});

const warnings = (...pairs: Pair[]) => {
  const side = { file: 'x.json', results: [] };
  return comparisonWarnings({ a: side, b: side, pairs, tests: 1, leftOut: [] });
};

const ABOUT = { measure: 'displaced', title: 'Displaced at all', combination: {} };

test('of samples that were rolled apart and tell, there is nothing to warn', () => {
  const told = measure({ verdict: 'beyondChance', test: beyond });
  expect(warnings(pair({ measures: [told] }))).toEqual([]);
});

describe('of the pair', () => {
  test('each side that was interrupted is named', () => {
    const stopped = simulated({ status: 'interrupted' });
    expect(warnings(pair({ a: stopped }))).toEqual([{ kind: 'interrupted', side: 'A' }]);
    expect(warnings(pair({ b: stopped }))).toEqual([{ kind: 'interrupted', side: 'B' }]);
    expect(warnings(pair({ a: stopped, b: stopped }))).toHaveLength(2);
  });

  test('the side that is exact is named where only the other was simulated', () => {
    const samples = 'againstExact';
    expect(warnings(pair({ samples, a: notSimulated }))).toEqual([
      { kind: 'oneSided', exact: 'A' },
    ]);
    expect(warnings(pair({ samples, b: notSimulated }))).toEqual([
      { kind: 'oneSided', exact: 'B' },
    ]);
  });

  test('one seed is named, and whether it made one sample', () => {
    const a = simulated({ seed: 'monday' });
    expect(warnings(pair({ samples: 'related', a }))).toEqual([
      { kind: 'sameSeed', seed: 'monday' },
    ]);
    expect(warnings(pair({ samples: 'same', a, changes: [] }))).toEqual([
      { kind: 'sameSample', seed: 'monday' },
    ]);
  });

  test('one scenario is, unless it is one sample', () => {
    expect(warnings(pair({ changes: [] }))).toEqual([{ kind: 'sameScenario' }]);
    const { samples: _, ...unsampled } = pair({ changes: [] });
    expect(warnings({ ...unsampled, a: notSimulated, b: notSimulated })).toEqual([
      { kind: 'sameScenario' },
    ]);
  });
});

describe('a measure that is not told apart', () => {
  test('is named with its combination, the trials there are and those that are needed', () => {
    const combination = { 'attacker.attack': 4 };
    const needed = { trials: 5000, from: 'seen' } as const;
    expect(
      warnings(
        pair({ combination, measures: [measure({ needed })], b: simulated({ trials: 70 }) }),
      ),
    ).toEqual([
      {
        kind: 'notToldApart',
        ...ABOUT,
        combination,
        trials: [100, 70],
        needed: 5000,
        from: 'seen',
      },
    ]);
  });

  test('has 0 trials on a side that was not simulated', () => {
    const [first] = warnings(
      pair({ samples: 'againstExact', a: notSimulated, measures: [measure()] }),
    ).filter(({ kind }) => kind === 'notToldApart');
    expect(first).toEqual({ kind: 'notToldApart', ...ABOUT, trials: [0, 100] });
    const [turned] = warnings(
      pair({ samples: 'againstExact', b: notSimulated, measures: [measure()] }),
    ).filter(({ kind }) => kind === 'notToldApart');
    expect(turned).toMatchObject({ trials: [100, 0] });
  });

  test('is so though the exact odds are known to differ', () => {
    const [warning] = warnings(pair({ measures: [measure({ verdict: 'different' })] }));
    expect(warning).toEqual({ kind: 'notToldApart', ...ABOUT, trials: [100, 100] });
  });

  test.each<[string, Partial<Pair>]>([
    ['where it was not seen', { measures: [measure({ outcomes: [{ value: 0 }, { value: 1 }] })] }],
    ['where it has one value', { measures: [measure({ outcomes: [{ value: 0, ...seen }] })] }],
    ['that is beyond chance', { measures: [measure({ verdict: 'different', test: beyond })] }],
    ['that is known to be the same', { measures: [measure({ verdict: 'same' })] }],
  ])('is not warned of %s', (_, more) => {
    expect(warnings(pair(more))).toEqual([]);
  });

  test('is not warned of where there is but one scenario, or one sample', () => {
    const kinds = (more: Partial<Pair>) =>
      warnings(pair({ measures: [measure()], ...more })).map(({ kind }) => kind);
    expect(kinds({ changes: [] })).toEqual(['sameScenario']);
    expect(kinds({ samples: 'same' })).toEqual(['sameSample']);
    const { samples: _, ...unsampled } = pair({ measures: [measure()] });
    expect(warnings(unsampled)).toEqual([]);
  });

  test('counts as seen where some of its values were', () => {
    const outcomes = [{ value: 0 }, { value: 1, ...seen }];
    expect(warnings(pair({ measures: [measure({ outcomes })] }))).toHaveLength(1);
  });
});

test('a difference beyond chance of odds that are the same is a false alarm', () => {
  const alarm = measure({ verdict: 'same', test: beyond });
  const combination = { 'attacker.attack': 4 };
  expect(warnings(pair({ combination, measures: [alarm] }))).toEqual([
    { kind: 'falseAlarm', ...ABOUT, combination },
  ]);
  const kinds = (samples: Samples) =>
    warnings(pair({ samples, measures: [alarm] })).map(({ kind }) => kind);
  expect(kinds('same')).not.toContain('falseAlarm');
});

test('what holds of several pairs is said once, of each pair and measure what holds of it', () => {
  const stopped = { a: simulated({ status: 'interrupted' }), measures: [measure()] };
  const combinations = [3, 4].map((attack) => ({ 'attacker.attack': attack }));
  const found = warnings(...combinations.map((combination) => pair({ ...stopped, combination })));
  expect(found.map(({ kind }) => kind)).toEqual(['interrupted', 'notToldApart', 'notToldApart']);
});
