import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CHUNK_TRIALS } from '../../../src/simulate/kernels/streams.ts';
import {
  type ChunkRange,
  type ChunkRanges,
  chunksIn,
  inCommon,
  trialsIn,
  without,
  withRange,
} from '../../../src/simulate/schedule/chunk-ranges.ts';

/** Sets of small numbers say what ranges should. */
const members = (ranges: ChunkRanges) =>
  ranges.flatMap(([first, end]) => Array.from({ length: end - first }, (_, i) => first + i));

/** The ranges of a set, put together one chunk at a time in any order. */
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

test('what is left of a range are its chunks that were not taken', () => {
  fc.assert(
    fc.property(anyRange, anySet, (range, taken) => {
      const left = members([range]).filter((chunk) => !taken.includes(chunk));
      expect(members(without(range, rangesOf(taken)))).toEqual(left);
    }),
  );
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
  expect(trialsIn([[2, 4]], trials)).toBe(CHUNK_TRIALS + 5);
  expect(trialsIn([[0, 4]], trials)).toBe(trials);
  expect(trialsIn([[2, 4]], Infinity)).toBe(2 * CHUNK_TRIALS);
  expect(trialsIn([], trials)).toBe(0);
  expect(trialsIn([[4, 4]], trials)).toBe(0);
});
