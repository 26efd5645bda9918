import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalText, dataDifferences, sameData } from '../../../src/base/words/same-data.ts';

const anyData = fc.jsonValue({ maxDepth: 3 });

describe('the same data', () => {
  test('is the same whatever the order of its keys, and not of its entries', () => {
    expect(sameData({ a: 1, b: { c: [1, 2], d: 3 } }, { b: { d: 3, c: [1, 2] }, a: 1 })).toBe(true);
    expect(sameData([1, 2], [2, 1])).toBe(false);
  });

  test('has no other form than its own: text is no number, a list no mapping, absent is undefined', () => {
    expect(sameData('1', 1)).toBe(false);
    expect(sameData([], {})).toBe(false);
    expect(sameData({ a: undefined }, {})).toBe(true);
    expect(sameData(undefined, undefined)).toBe(true);
    expect(sameData(undefined, null)).toBe(false);
  });

  test('is what has the same canonical text', () => {
    fc.assert(
      fc.property(anyData, anyData, (a, b) => {
        expect(sameData(a, b)).toBe(canonicalText(a) === canonicalText(b));
        expect(sameData(a, structuredClone(a))).toBe(true);
      }),
    );
  });
});

describe('where data differs', () => {
  test('is said as deep inside as can be, in the order of A, then of B', () => {
    const a = { name: 'x', card: { life: 3, powers: ['p', 'q'] } };
    const b = { card: { powers: ['p', 'r', 's'], life: 4 }, goal: 1 };
    expect(dataDifferences(a, b)).toEqual([
      { path: ['name'], a: 'x', b: undefined },
      { path: ['card', 'life'], a: 3, b: 4 },
      { path: ['card', 'powers', 1], a: 'q', b: 'r' },
      { path: ['card', 'powers', 2], a: undefined, b: 's' },
      { path: ['goal'], a: undefined, b: 1 },
    ]);
  });

  test('is the list as a whole where it is one thing', () => {
    const isOne = (list: readonly unknown[]) => typeof list[0] === 'number';
    expect(dataDifferences({ at: [1, 2] }, { at: [1, 3] }, isOne)).toEqual([
      { path: ['at'], a: [1, 2], b: [1, 3] },
    ]);
    expect(dataDifferences({ at: [[1, 2]] }, { at: [[1, 3]] }, isOne)).toEqual([
      { path: ['at', 0], a: [1, 2], b: [1, 3] },
    ]);
  });

  test('is the value as a whole where its form is another', () => {
    expect(dataDifferences({ a: [1] }, { a: { 0: 1 } })).toEqual([
      { path: ['a'], a: [1], b: { 0: 1 } },
    ]);
  });

  test('is nowhere exactly where the data is the same, and what is found there differs', () => {
    fc.assert(
      fc.property(anyData, anyData, (a, b) => {
        const found = dataDifferences(a, b);
        expect(found.length === 0).toBe(sameData(a, b));
        for (const { path, a: inA, b: inB } of found) {
          expect(sameData(inA, inB)).toBe(false);
          const at = (data: unknown) =>
            path.reduce(
              (value, key) =>
                Object.hasOwn(Object(value), key)
                  ? (value as Record<string | number, unknown>)[key]
                  : undefined,
              data,
            );
          expect([at(a), at(b)]).toEqual([inA, inB]);
        }
      }),
    );
  });
});
