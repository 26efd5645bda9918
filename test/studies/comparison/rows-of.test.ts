import { describe, expect, test } from 'vitest';
import { rowsOf } from '../../../src/studies/comparison/row.ts';
import { both, counted, exactly, ratio } from './results.ts';

const values = (rows: ReturnType<typeof rowsOf>) => rows.map(({ value }) => value);

describe('the values of both sides', () => {
  test('are all those of either, each once, numbers ascending', () => {
    const a = counted([10, 1], [9, 1], [2, 1]);
    const b = counted([100, 1], [9, 1], [-1, 1]);
    expect(values(rowsOf(a, b, 'independent'))).toEqual([-1, 2, 9, 10, 100]);
  });

  test('stay in the order in which they came where they are names, those of A first', () => {
    const a = counted(['wall', 1], ['figure', 1], ['edge', 1]);
    const b = counted(['cliff', 1], ['figure', 1], ['air', 1]);
    const inOrder = ['wall', 'figure', 'edge', 'cliff', 'air'];
    expect(values(rowsOf(a, b, 'independent'))).toEqual(inOrder);
  });
});

describe('exact chances', () => {
  test('are given where both sides have them: 0 for what a side does not know', () => {
    const [a, b] = [exactly([0, '1/4'], [1, '3/4']), exactly([1, '1/2'], [2, '1/2'])];
    expect(rowsOf(a, b, undefined)).toEqual([
      { value: 0, exact: [ratio('1/4'), ratio('0')] },
      { value: 1, exact: [ratio('3/4'), ratio('1/2')] },
      { value: 2, exact: [ratio('0'), ratio('1/2')] },
    ]);
  });

  test('of one side alone say nothing of a difference', () => {
    const [a, b] = [exactly([0, '1']), counted([0, 5])];
    expect(rowsOf(a, b, undefined)).toEqual([{ value: 0 }]);
    expect(rowsOf(b, a, undefined)).toEqual([{ value: 0 }]);
    expect(rowsOf(a, b, 'independent')).toEqual([{ value: 0 }]);
    expect(rowsOf(b, a, 'independent')).toEqual([{ value: 0 }]);
  });
});

describe('what was seen', () => {
  test.each(['independent', 'related', 'same'] as const)(
    'is the hits of both sides where their samples are %s: none of what a side did not come to',
    (samples) => {
      const [a, b] = [counted([0, 5], [1, 6]), counted([1, 7], [2, 8])];
      expect(rowsOf(a, b, samples)).toEqual([
        { value: 0, seen: [{ hits: 5 }, { hits: 0 }] },
        { value: 1, seen: [{ hits: 6 }, { hits: 7 }] },
        { value: 2, seen: [{ hits: 0 }, { hits: 8 }] },
      ]);
    },
  );

  test('stands beside the exact chances', () => {
    const [a, b] = [both([0, '1/4', 20], [1, '3/4', 80]), both([0, '1/2', 50], [1, '1/2', 50])];
    expect(rowsOf(a, b, 'independent')).toEqual([
      { value: 0, exact: [ratio('1/4'), ratio('1/2')], seen: [{ hits: 20 }, { hits: 50 }] },
      { value: 1, exact: [ratio('3/4'), ratio('1/2')], seen: [{ hits: 80 }, { hits: 50 }] },
    ]);
  });

  test('is the exact chance of a side that was not simulated, where it is to stand in', () => {
    const [a, b] = [exactly([0, '1/4'], [1, '3/4']), counted([1, 7], [2, 8])];
    const rows = rowsOf(a, b, 'againstExact');
    expect(rows).toEqual([
      { value: 0, seen: [{ chance: ratio('1/4') }, { hits: 0 }] },
      { value: 1, seen: [{ chance: ratio('3/4') }, { hits: 7 }] },
      { value: 2, seen: [{ chance: ratio('0') }, { hits: 8 }] },
    ]);
    expect(rowsOf(b, a, 'againstExact').map(({ seen }) => seen?.toReversed())).toEqual(
      rows.map(({ seen }) => seen),
    );
  });

  test('is nothing without samples, or where a side has neither counts nor chances', () => {
    const sampled = both([0, '1/4', 20], [1, '3/4', 80]);
    expect(rowsOf(sampled, sampled, undefined).some(({ seen }) => seen)).toBe(false);
    expect(rowsOf(sampled, [], 'againstExact').some(({ seen }) => seen)).toBe(false);
    expect(rowsOf([{ value: 0 }], sampled, 'againstExact').some(({ seen }) => seen)).toBe(false);
  });
});
