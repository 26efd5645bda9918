import { describe, expect, test } from 'vitest';
import type { RecordedResult } from '../../../src/experiments/results/format/recorded.ts';
import { QUESTION, withQuestion } from '../../../src/studies/comparison/asked.ts';
import { both, counted, exactly, ratio, resultOf } from './results.ts';

const WOUNDS = exactly([0, '1/2'], [1, '1/2']);
const DISPLACED = exactly([0, '1/4'], [1, '3/4']);
const asking = (
  question: RecordedResult['question'],
  measures = { totalWounds: WOUNDS, displaced: DISPLACED },
  simulation?: { trials: number },
) => resultOf(measures, { ...(question && { question }), ...(simulation && { simulation }) });
const names = ({ measures }: RecordedResult) => [...measures.keys()];

describe('what both results were asked comes first', () => {
  test('as the measure that it is, which is not there twice', () => {
    const one = asking({ text: 'displaced', exact: ratio('3/4') });
    const [a, b] = withQuestion(one, one);
    for (const side of [a, b]) {
      expect([...side.measures]).toEqual([
        ['displaced', DISPLACED],
        ['totalWounds', WOUNDS],
      ]);
    }
  });

  test('as a measure of its own where it is none, or where one side has not measured it', () => {
    const text = 'destroyed or displaced';
    const of = (chance: string) => asking({ text, exact: ratio(chance) });
    const [a, b] = withQuestion(of('3/4'), of('1/3'));
    expect(a.measures.get(QUESTION)).toEqual(exactly([0, '1/4'], [1, '3/4']));
    expect(b.measures.get(QUESTION)).toEqual(exactly([0, '2/3'], [1, '1/3']));
    expect(names(a)).toEqual([QUESTION, 'totalWounds', 'displaced']);

    const asked = asking({ text: 'displaced', exact: ratio('3/4') });
    const few = { ...asked, measures: new Map([['totalWounds', WOUNDS]]) };
    expect(withQuestion(asked, few).map(names)).toEqual([
      [QUESTION, 'totalWounds', 'displaced'],
      [QUESTION, 'totalWounds'],
    ]);
    expect(names(withQuestion(few, asked)[0])).toEqual([QUESTION, 'totalWounds']);
  });

  test('and leaves everything else as it was', () => {
    const one = asking({ text: 'destroyed or displaced', exact: ratio('3/4') });
    const [a] = withQuestion(one, one);
    const { measures, ...rest } = a;
    const { measures: before, ...unchanged } = one;
    expect(rest).toEqual(unchanged);
    expect(before.size).toBe(2);
    expect(measures.size).toBe(3);
  });
});

describe('nothing comes first', () => {
  test('where one of them, or neither, was asked anything', () => {
    const [asked, silent] = [asking({ text: 'displaced' }), asking(undefined)];
    for (const [a, b] of [
      [asked, silent],
      [silent, asked],
      [silent, silent],
    ] as const) {
      expect(withQuestion(a, b)).toEqual([a, b]);
    }
  });

  test('where they were asked different things', () => {
    const [a, b] = [asking({ text: 'displaced' }), asking({ text: 'totalWounds >= 1' })];
    expect(withQuestion(a, b)).toEqual([a, b]);
  });
});

describe('the answer to a question', () => {
  const answers = (
    question: Omit<NonNullable<RecordedResult['question']>, 'text'>,
    simulation?: { trials: number },
  ) => {
    const one = asking({ text: 'a or b', ...question }, undefined, simulation);
    return withQuestion(one, one)[0].measures.get(QUESTION);
  };

  test('is no or yes, exact, counted, or both; what is not yes of the trials is no', () => {
    expect(answers({ exact: ratio('1/4') })).toEqual(exactly([0, '3/4'], [1, '1/4']));
    expect(answers({ count: 30 }, { trials: 100 })).toEqual(counted([0, 70], [1, 30]));
    expect(answers({ exact: ratio('1/4'), count: 30 }, { trials: 100 })).toEqual(
      both([0, '3/4', 70], [1, '1/4', 30]),
    );
  });

  test('that cannot be is left out, unless it came up', () => {
    expect(answers({ exact: ratio('0') })).toEqual(exactly([0, '1']));
    expect(answers({ exact: ratio('1') })).toEqual(exactly([1, '1']));
    expect(answers({ exact: ratio('0'), count: 0 }, { trials: 9 })).toEqual(both([0, '1', 9]));
    expect(answers({ exact: ratio('0'), count: 2 }, { trials: 9 })).toEqual(
      both([0, '1', 7], [1, '0', 2]),
    );
  });
});
