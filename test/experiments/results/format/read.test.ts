import { beforeAll, describe, expect, test } from 'vitest';
import { fractionText } from '../../../../src/base/statistics/fraction.ts';
import { readRecorded } from '../../../../src/experiments/results/format/read-results.ts';
import { refused } from '../../scenarios/refusals.ts';
import { resultsJson } from './recorded-results.ts';

let text: string;
beforeAll(async () => {
  text = JSON.stringify((await resultsJson({ seed: 's' }, { trials: 1000 }))[0]);
});

interface Written {
  [key: string]: unknown;
  measures: Record<string, { outcomes: Record<string, Record<string, unknown>>[] }>;
}

/** A good result in which something was changed. */
function written(change: (result: Written) => void = () => {}): unknown {
  const result = JSON.parse(text) as Written;
  change(result);
  return JSON.parse(JSON.stringify(result));
}

describe('readRecorded', () => {
  test('gives back counts, fractions and what was simulated', () => {
    const [result] = readRecorded(written());
    expect(result?.simulation).toEqual({ seed: 's', trials: 1000, status: 'complete' });
    const displaced = result?.measures.get('displaced') ?? [];
    expect(displaced.map(({ exact }) => exact && fractionText(exact))).toEqual([
      '65/256',
      '191/256',
    ]);
    expect(displaced.reduce((sum, { count = Number.NaN }) => sum + count, 0)).toBe(1000);
  });

  test('reads one result, or a list', () => {
    expect(readRecorded(written())).toHaveLength(1);
    expect(readRecorded([written(), written()])).toHaveLength(2);
  });

  test.each([
    ['count', { simulated: { count: 2, probability: 0.002, low: 0, high: 0.01 } }],
    ['fraction', { exact: { probability: 0.5, fraction: '1/2' } }],
  ])('refuses an "at least" whose %s is not the sum of what comes from there on', (what, odds) => {
    const spoilt = written(({ measures }) => {
      const [, second] = measures.spacesMoved?.outcomes ?? [];
      Object.assign(second?.atLeast ?? {}, odds);
    });
    expect(refused(() => readRecorded(spoilt)).join()).toMatch(
      new RegExp(`spacesMoved\\.outcomes\\[1\\]\\.atLeast\\.\\w+\\.${what} is `),
    );
  });

  test('reads what has exact odds alone, and what was interrupted before it began', async () => {
    const [exact] = readRecorded(await resultsJson({}));
    expect(exact?.simulation).toBeUndefined();
    const begun = written((result) => {
      Object.assign(result, { trials: 0, status: 'interrupted' });
      for (const { outcomes } of Object.values(result.measures)) {
        for (const outcome of outcomes)
          for (const key of ['simulated', 'atLeast']) delete outcome[key];
      }
    });
    expect(readRecorded(begun)[0]?.simulation).toBeUndefined();
  });

  test('leaves keys alone that a later program may add', () => {
    expect(readRecorded(written((result) => Object.assign(result, { shard: 3 })))).toHaveLength(1);
  });
});

describe('readRecorded refuses', () => {
  const outcome = ({ measures }: Written, i = 0) => measures.displaced?.outcomes[i] ?? {};
  const simulated = (result: Written) => outcome(result).simulated ?? {};

  test.each<[string, (result: Written) => void, string]>([
    ['another version', (r) => Object.assign(r, { version: 2 }), 'version is 2; give 1'],
    [
      'another format',
      (r) => Object.assign(r, { format: 'knockback-resutl' }),
      'did you mean knockback-result?',
    ],
    [
      'a probability of 2',
      (r) => Object.assign(simulated(r), { probability: 2 }),
      'measures.displaced.outcomes[0].simulated.probability is 2; give a number from 0 to 1',
    ],
    [
      'a probability that is not count over trials',
      (r) => Object.assign(simulated(r), { probability: 0.5 }),
      'measures.displaced.outcomes[0].simulated.probability is 0.5; give',
    ],
    [
      'a negative count',
      (r) => Object.assign(simulated(r), { count: -1 }),
      'simulated.count is -1; give a whole number from 0 to 9e15',
    ],
    [
      'counts that are not the trials',
      (r) => Object.assign(r, { trials: 999 }),
      'measures.displaced.outcomes: counts that add up to 1000; give counts that add up to 999',
    ],
    [
      'counts without trials',
      (r) => Object.assign(r, { trials: undefined }),
      'counts that add up to 1000; give counts that add up to 0, the number of trials',
    ],
    [
      'a division by zero',
      (r) => Object.assign(outcome(r).exact ?? {}, { fraction: '1/0' }),
      'exact.fraction is "1/0"; give a fraction',
    ],
    [
      'a fraction that is not its probability',
      (r) => Object.assign(outcome(r).exact ?? {}, { fraction: '64/256' }),
      'exact.probability is 0.25390625; give 0.25, as the fraction says',
    ],
    [
      'exact odds that do not add up',
      (r) => Object.assign(outcome(r).exact ?? {}, { fraction: '1/4', probability: 0.25 }),
      'measures.displaced.outcomes: exact probabilities that do not add up',
    ],
    [
      'a value twice',
      (r) => Object.assign(outcome(r), { value: 1 }),
      'measures.displaced.outcomes[1].value: 1 twice',
    ],
    [
      'a misspelt key',
      (r) => Object.assign(outcome(r), { exat: {} }),
      'displaced.outcomes[0].exat: unknown key "exat" (did you mean exact?); give one of the keys value, exact, simulated, atLeast',
    ],
    [
      'rules that nobody knows',
      (r) => Object.assign(r, { scenario: { rules: 'c3k' } }),
      'scenario.rules is "c3k" (did you mean c3g?); give one of c3g, heroclix',
    ],
    ['trials without a seed', (r) => Object.assign(r, { seed: undefined }), 'seed is missing'],
    [
      'a prototype',
      (r) =>
        Object.defineProperty(r.measures, '__proto__', {
          value: { outcomes: [] },
          enumerable: true,
        }),
      'measures.__proto__: unknown key "__proto__"',
    ],
  ])('%s', (_, change, message) => {
    expect(refused(() => readRecorded(written(change))).join('\n')).toContain(message);
  });

  test.each([
    ['text', 'x', '"x"; give a result'],
    ['an empty list', [], 'this is an empty list; give at least one result'],
    ['a list of numbers', [1], '[0] is 1; give a result'],
  ])('%s', (_, data, message) => {
    expect(refused(() => readRecorded(data)).join('\n')).toContain(message);
  });

  test('many denominators that have nothing in common, without a long sum', () => {
    const odd = Array.from({ length: 9000 }, (_, i) => `1/${10n ** 300n + BigInt(2 * i + 1)}`);
    const outcomes = odd.map((fraction, value) => ({ value, exact: { probability: 0, fraction } }));
    const data = written((result) => Object.assign(result.measures, { odd: { outcomes } }));
    expect(refused(() => readRecorded(data)).join('\n')).toContain('do not add up');
  });
});
