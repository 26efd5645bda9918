import { describe, expect, test } from 'vitest';
import { trialsToTell } from '../../../src/base/statistics/sample-size.ts';
import { judged } from '../../../src/studies/comparison/compare.ts';
import type { MeasureDifference, Samples } from '../../../src/studies/comparison/comparison.ts';
import type { Row } from '../../../src/studies/comparison/row.ts';
import { ratio } from './results.ts';

const exact = (value: number, a: string, b: string): Row => ({
  value,
  exact: [ratio(a), ratio(b)],
});
const seen = (value: number, a: number, b: number): Row => ({
  value,
  seen: [{ hits: a }, { hits: b }],
});

const SAME = [exact(0, '1/4', '1/4'), exact(1, '3/4', '3/4')];
const DIFFERENT = [exact(0, '1/4', '1/3'), exact(1, '3/4', '2/3')];
/** 40% of 100 and 45% of 200. */
const SEEN = [seen(0, 60, 110), seen(1, 40, 90)];

const TEST = { statistic: 4, degreesOfFreedom: 1, pValue: 0.02 };

interface Known {
  readonly samples?: Samples;
  /** The adjusted p-value of the test; if absent, there is no test. */
  readonly adjusted?: number;
  readonly tests?: number;
  readonly isOneScenario?: boolean;
}

function judge(rows: readonly Row[], known: Known = {}): MeasureDifference {
  const { samples, adjusted, tests = 1, isOneScenario = false } = known;
  return judged(
    {
      measure: { name: 'displaced', title: 'Displaced', kind: 'flag' },
      outcomes: [{ value: 0 }],
      mean: {},
      rows,
      samples,
      ...(adjusted !== undefined && { test: TEST }),
    },
    { adjusted, tests, isOneScenario },
  );
}

describe('exact odds on both sides are the truth', () => {
  test('the same where every chance is', () => {
    expect(judge(SAME).verdict).toBe('same');
    expect(judge(SAME, { samples: 'independent', adjusted: 0.01 }).verdict).toBe('same');
    expect(judge(SAME, { samples: 'same' }).verdict).toBe('same');
  });

  test('different where one is not, be it that its numerator or its denominator is another', () => {
    expect(judge(DIFFERENT).verdict).toBe('different');
    expect(judge(DIFFERENT, { samples: 'independent', adjusted: 0.9 }).verdict).toBe('different');
    const ofThree = exact(2, '1/2', '1/2');
    expect(judge([ofThree, exact(0, '1/5', '2/5'), exact(1, '3/10', '1/10')]).verdict).toBe(
      'different',
    );
    expect(judge([exact(0, '1/5', '1/4'), ofThree]).verdict).toBe('different');
  });
});

describe('simulated odds', () => {
  test('are beyond chance up to an adjusted p-value of 0.05', () => {
    const verdict = (adjusted: number) => judge(SEEN, { samples: 'independent', adjusted }).verdict;
    expect(verdict(0.05)).toBe('beyondChance');
    expect(verdict(0.051)).toBe('notToldApart');
  });

  test('are not told apart where they could not be tested', () => {
    expect(judge(SEEN, { samples: 'independent' }).verdict).toBe('notToldApart');
  });

  test('of one sample are just that', () => {
    expect(judge(SEEN, { samples: 'same' }).verdict).toBe('sameSample');
  });
});

test('a test carries its p-value adjusted, and what is judged carries all else', () => {
  const found = judge(SEEN, { samples: 'independent', adjusted: 0.3 });
  expect(found.test).toEqual({ ...TEST, adjusted: 0.3 });
  expect(found).toMatchObject({
    measure: { name: 'displaced' },
    outcomes: [{ value: 0 }],
    mean: {},
  });
  expect(judge(SEEN, { samples: 'independent' })).not.toHaveProperty('test');
});

describe('the trials that would tell', () => {
  const laws = { a: [0.6, 0.4], b: [0.55, 0.45], level: 0.05 };

  test.each(['independent', 'related'] as const)(
    'are reckoned from what was seen, of samples that are %s',
    (samples) => {
      const trials = trialsToTell({ ...laws, relation: samples });
      expect(judge(SEEN, { samples }).needed).toEqual({ trials, from: 'seen' });
    },
  );

  test('are reckoned from exact odds where both sides have them', () => {
    const rows = DIFFERENT.map((row, i) => ({ ...row, ...SEEN[i], ...row }));
    const model = { a: [1 / 4, 3 / 4], b: [1 / 3, 2 / 3], level: 0.05 };
    const trials = trialsToTell({ ...model, relation: 'independent' });
    expect(judge(rows, { samples: 'independent' }).needed).toEqual({ trials, from: 'exact' });
  });

  test('hold each of several tests to its part of the level, and none as if it were one', () => {
    const needed = (tests: number) => judge(SEEN, { samples: 'independent', tests }).needed?.trials;
    expect(needed(4)).toBe(trialsToTell({ ...laws, level: 0.05 / 4, relation: 'independent' }));
    expect(needed(0)).toBe(trialsToTell({ ...laws, relation: 'independent' }));
  });

  test('are those of the one side that was simulated, beside exact odds on either', () => {
    const chance = (text: string) => ({ chance: ratio(text) });
    const against: Row[] = [
      { value: 0, seen: [chance('1/2'), { hits: 110 }] },
      { value: 1, seen: [chance('1/2'), { hits: 90 }] },
    ];
    const turned = against.map(({ value, seen: pair }): Row => {
      const [a, b] = pair ?? [chance('0'), chance('0')];
      return { value, seen: [b, a] };
    });
    const trials = trialsToTell({
      a: [0.5, 0.5],
      b: [0.55, 0.45],
      level: 0.05,
      relation: 'independent',
      isAExact: true,
    });
    for (const rows of [against, turned]) {
      expect(judge(rows, { samples: 'againstExact' }).needed).toEqual({ trials, from: 'seen' });
    }
  });

  test.each<[string, readonly Row[], Known]>([
    ['of what is beyond chance already', SEEN, { samples: 'independent', adjusted: 0.01 }],
    ['of one scenario', SEEN, { samples: 'independent', isOneScenario: true }],
    ['of one sample', SEEN, { samples: 'same' }],
    ['without samples', DIFFERENT, {}],
    ['of laws that are the same', SAME, { samples: 'independent' }],
  ])('are not known %s', (_, rows, known) => {
    expect(judge(rows, known)).not.toHaveProperty('needed');
  });
});
