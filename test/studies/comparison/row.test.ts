import { describe, expect, test } from 'vitest';
import {
  chancesOf,
  exactSideOf,
  hitsOf,
  type Row,
  type Seen,
  summedRows,
} from '../../../src/studies/comparison/row.ts';
import { ratio } from './results.ts';

const hits = (n: number): Seen => ({ hits: n });
const chance = (text: string): Seen => ({ chance: ratio(text) });

describe('two rows together', () => {
  test('have the sums of either side, under the value of the second', () => {
    const above: Row = { value: 2, exact: [ratio('1/4'), ratio('1/3')], seen: [hits(3), hits(4)] };
    const row: Row = { value: 1, exact: [ratio('1/2'), ratio('1/6')], seen: [hits(10), hits(20)] };
    expect(summedRows(above, row)).toEqual({
      value: 1,
      exact: [ratio('3/4'), ratio('1/2')],
      seen: [hits(13), hits(24)],
    });
  });

  test('add up the chances of a side that is known exactly, whichever it is', () => {
    const above: Row = { value: 2, seen: [chance('1/4'), hits(4)] };
    const row: Row = { value: 1, seen: [chance('1/8'), hits(20)] };
    expect(summedRows(above, row)).toEqual({ value: 1, seen: [chance('3/8'), hits(24)] });
    const turned: Row = { value: 1, seen: [hits(1), chance('1/8')] };
    expect(() => summedRows(above, turned)).toThrow('either a sample or exact');
  });

  test('know what both of them know', () => {
    const exact: Row = { value: 2, exact: [ratio('1/4'), ratio('1/3')] };
    const seen: Row = { value: 1, seen: [hits(10), hits(20)] };
    expect(summedRows(exact, seen)).toEqual({ value: 1 });
    expect(summedRows(seen, exact)).toEqual({ value: 2 });
  });
});

describe('the rows of a side', () => {
  const sampled: Row[] = [
    { value: 0, seen: [hits(1), hits(2)] },
    { value: 1, seen: [hits(3), hits(4)] },
  ];
  const against: Row[] = [
    { value: 0, seen: [hits(1), chance('1/4')] },
    { value: 1, seen: [hits(3), chance('3/4')] },
  ];
  const unseen: Row[] = [{ value: 0, exact: [ratio('1'), ratio('1')] }];

  test('have its hits, and 0 where it is exact or nothing was seen', () => {
    expect([hitsOf(sampled, 0), hitsOf(sampled, 1)]).toEqual([
      [1, 3],
      [2, 4],
    ]);
    expect([hitsOf(against, 0), hitsOf(against, 1)]).toEqual([
      [1, 3],
      [0, 0],
    ]);
    expect(hitsOf(unseen, 0)).toEqual([0]);
  });

  test('have its chances where it was not simulated, and none where it was', () => {
    expect(chancesOf(against, 1)).toEqual([ratio('1/4'), ratio('3/4')]);
    expect(chancesOf(against, 0)).toEqual([]);
    expect(chancesOf(unseen, 0)).toEqual([]);
  });

  test('tell which side is exact, if one is', () => {
    const turned = against.map(({ value, seen }): Row => {
      const [a, b] = seen ?? [hits(0), hits(0)];
      return { value, seen: [b, a] };
    });
    expect([sampled, against, turned, unseen].map(exactSideOf)).toEqual([
      undefined,
      1,
      0,
      undefined,
    ]);
  });
});
