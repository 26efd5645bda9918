import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CHUNK_TRIALS } from '../../../../src/chance/simulate/kernels/streams.ts';
import {
  type ChunkRange,
  type ChunkRanges,
  chunksIn,
  inCommon,
  trialsIn,
  without,
  withRange,
} from '../../../../src/chance/simulate/schedule/chunk-ranges.ts';

/** Sets of small numbers, for comparison with ranges. */
const members = (ranges: ChunkRanges) =>
  ranges.flatMap(([first, end]) => Array.from({ length: end - first }, (_, i) => first + i));

/** The ranges for a set, added one chunk at a time in any order. */
const rangesOf = (chunks: readonly number[]) =>
  chunks.reduce<ChunkRanges>((ranges, chunk) => withRange(ranges, [chunk, chunk + 1]), []);

const anySet = fc.uniqueArray(fc.nat(30), { maxLength: 20 });
const anyRange = fc
  .tuple(fc.nat(30), fc.nat(10))
  .map(([first, length]): ChunkRange => [first, first + length]);
const ascending = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);

test('chunks put together in any order are the same chunks, in as few ranges as can be', () => {
  fc.assert(
    fc.property(anySet, (set) => {
      const ranges = rangesOf(set);
      expect(members(ranges)).toEqual(ascending(set));
      expect(chunksIn(ranges)).toBe(set.length);
      for (const [i, [first]] of ranges.entries()) {
        if (i > 0) expect(first).toBeGreaterThan(ranges[i - 1]?.[1] ?? Infinity);
      }
    }),
  );
});

test('the rest of a range is its untaken chunks, in as few ranges as possible', () => {
  fc.assert(
    fc.property(anyRange, anySet, (range, taken) => {
      const left = members([range]).filter((chunk) => !taken.includes(chunk));
      expect(without(range, rangesOf(taken))).toEqual(rangesOf(left));
    }),
  );
});

test('nothing is left of a range that was taken, to its very ends or beyond, with more behind it', () => {
  const range: ChunkRange = [3, 6];
  for (const taken of [rangesOf([3, 4, 5]), rangesOf([2, 3, 4, 5, 6])]) {
    expect(without(range, [...taken, [8, 9]])).toEqual([]);
  }
  expect(without([3, 3], [[8, 9]])).toEqual([]);
  expect(
    without(range, [
      [4, 6],
      [8, 9],
    ]),
  ).toEqual([[3, 4]]);
  expect(
    without(range, [
      [1, 3],
      [6, 9],
    ]),
  ).toEqual([range]);
});

test('two lists have in common what both hold, and the first of it is named', () => {
  fc.assert(
    fc.property(anySet, anySet, (some, others) => {
      const first = ascending(some).find((chunk) => others.includes(chunk));
      expect(inCommon(rangesOf(some), rangesOf(others))?.[0]).toBe(first);
    }),
  );
});

test('the last chunk of a job has what trials are left for it', () => {
  const trials = 3 * CHUNK_TRIALS + 5;
  expect(trialsIn([[2, 4]], trials, CHUNK_TRIALS)).toBe(CHUNK_TRIALS + 5);
  expect(trialsIn([[0, 4]], trials, CHUNK_TRIALS)).toBe(trials);
  expect(trialsIn([[2, 4]], Infinity, CHUNK_TRIALS)).toBe(2 * CHUNK_TRIALS);
  expect(trialsIn([], trials, CHUNK_TRIALS)).toBe(0);
  expect(trialsIn([[4, 4]], trials, CHUNK_TRIALS)).toBe(0);
});
