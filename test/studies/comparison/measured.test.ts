import { describe, expect, test } from 'vitest';
import { homogeneity } from '../../../src/base/statistics/homogeneity.ts';
import { newcombe } from '../../../src/base/statistics/intervals.ts';
import type { RecordedOutcome } from '../../../src/experiments/results/format/recorded.ts';
import { QUESTION } from '../../../src/studies/comparison/asked.ts';
import type { Samples } from '../../../src/studies/comparison/comparison.ts';
import { measured } from '../../../src/studies/comparison/measured.ts';
import { both, counted, exactly, ratio, resultOf } from './results.ts';

/** One measure of two results; a side is simulated where it has counts. */
function compared(
  a: readonly RecordedOutcome[],
  b: readonly RecordedOutcome[],
  samples: Samples | undefined,
  name = 'displaced',
) {
  const [ofA, ofB] = [a, b].map((outcomes) =>
    resultOf(
      { [name]: outcomes },
      outcomes.some(({ count }) => count !== undefined) ? { simulation: {} } : {},
    ),
  );
  if (!ofA || !ofB) throw new Error('there are two sides');
  return measured(name, ofA, ofB, samples);
}

const [few, many] = [counted([0, 60], [1, 40]), counted([0, 80], [1, 120])];
const share = (hits: number, trials: number) => ({ hits, trials });

describe('two samples', () => {
  test.each(['independent', 'related'] as const)(
    'that are %s have differences of shares and means, and a test of homogeneity, as such',
    (samples) => {
      const found = compared(few, many, samples);
      const interval = newcombe(share(40, 100), share(120, 200), samples);
      expect(found?.outcomes[1]?.simulated).toEqual({
        a: 0.4,
        b: 0.6,
        difference: 0.6 - 0.4,
        interval,
      });
      expect(found?.mean?.simulated).toMatchObject({ a: 0.4, b: 0.6 });
      expect(found?.test).toEqual(homogeneity([60, 40], [80, 120], samples));
      expect(found?.samples).toBe(samples);
    },
  );

  test('that are one have the interval of related ones, and no test', () => {
    const found = compared(few, few, 'same');
    expect(found?.outcomes[1]?.simulated).toEqual({
      a: 0.4,
      b: 0.4,
      difference: 0,
      interval: newcombe(share(40, 100), share(40, 100), 'related'),
    });
    expect(found?.test).toBeUndefined();
    expect(found?.samples).toBe('same');
  });

  test('have no mean of names, and no test of too few hits', () => {
    const names = compared(
      counted(['wall', 60], ['edge', 40]),
      counted(['wall', 99]),
      'independent',
    );
    expect(names?.mean).toBeUndefined();
    expect(names?.test).toBeDefined();
    expect(compared(counted([0, 3]), counted([0, 3]), 'independent')?.test).toBeUndefined();
  });
});

describe('a sample against exact odds', () => {
  // In 200 trials 100 and 100 are expected; 80 and 120 were seen: 2 * 20^2 / 100.
  const fit = { statistic: 8, degreesOfFreedom: 1 };

  test('has the test of fit to what is expected of its trials, whichever side it is', () => {
    const odds = exactly([0, '1/2'], [1, '1/2']);
    expect(compared(odds, many, 'againstExact')?.test).toMatchObject(fit);
    expect(compared(many, odds, 'againstExact')?.test).toMatchObject(fit);
  });

  test('has an interval as wide as its own', () => {
    const found = compared(exactly([0, '1/2'], [1, '1/2']), many, 'againstExact');
    expect(found?.outcomes[1]?.simulated).toEqual({
      a: 0.5,
      b: 0.6,
      difference: 0.6 - 0.5,
      interval: newcombe({ chance: 0.5 }, share(120, 200), 'independent'),
    });
  });

  test('may not come up with what has no chance', () => {
    const odds = exactly([0, '1/2'], [1, '1/2'], [2, '0']);
    expect(compared(odds, many, 'againstExact')?.test).toMatchObject(fit);
    const impossible = counted([0, 80], [1, 119], [2, 1]);
    expect(compared(odds, impossible, 'againstExact')?.test?.pValue).toBe(0);
  });
});

describe('exact odds on both sides', () => {
  test('need no samples', () => {
    const found = compared(
      exactly([0, '1/2'], [1, '1/2']),
      exactly([0, '1/4'], [1, '3/4']),
      undefined,
    );
    expect(found?.outcomes[1]?.exact?.difference).toEqual(ratio('1/4'));
    expect(found?.mean?.exact?.difference).toEqual(ratio('1/4'));
    expect(found?.outcomes[1]?.simulated).toBeUndefined();
    expect(found).not.toHaveProperty('test');
    expect(found?.samples).toBeUndefined();
  });

  test('are not tested where only one side was simulated as well', () => {
    const odds = both([0, '1/2', 60], [1, '1/2', 40]);
    const found = compared(odds, exactly([0, '1/4'], [1, '3/4']), undefined);
    expect(found?.outcomes[1]?.exact?.difference).toEqual(ratio('1/4'));
    expect(found?.samples).toBeUndefined();
  });

  test('have no samples where none of the measure were counted', () => {
    const odds = exactly([0, '1/2'], [1, '1/2']);
    expect(compared(odds, odds, 'independent')?.samples).toBeUndefined();
  });
});

describe('a measure', () => {
  test('has its title and kind by its name and all that came out on either side', () => {
    const found = compared(counted([0, 9]), counted([2, 9]), 'independent', 'newMeasure');
    expect(found?.measure).toEqual({ name: 'newMeasure', title: 'New measure', kind: 'count' });
  });

  test('of which the sides know too little is not compared', () => {
    const odds = exactly([0, '1/2'], [1, '1/2']);
    expect(compared(odds, many, undefined)).toBeUndefined();
    expect(compared(many, many, undefined)).toBeUndefined();
    expect(compared(odds, [], 'againstExact')).toBeUndefined();
    const nothing = resultOf({});
    expect(measured('displaced', nothing, nothing, 'independent')).toBeUndefined();
    expect(
      measured('displaced', resultOf({ displaced: odds }), nothing, undefined),
    ).toBeUndefined();
  });
});

test('the answer to a question is a yes-or-no measure with the question for a title', () => {
  const side = (chance: string) =>
    resultOf(
      { [QUESTION]: exactly([1, chance]) },
      { question: { text: 'destroyed or displaced', exact: ratio(chance) } },
    );
  expect(measured(QUESTION, side('1/2'), side('1/3'), undefined)?.measure).toEqual({
    name: QUESTION,
    title: 'Destroyed or displaced',
    kind: 'flag',
  });
});
