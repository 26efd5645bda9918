import { CHUNK_TRIALS } from '../kernels/streams.ts';

/** Chunks of a job, from the first up to the end, which is not one of them. */
export type ChunkRange = readonly [first: number, end: number];

/** Ascending, neither overlapping nor touching. */
export type ChunkRanges = readonly ChunkRange[];

export function chunksIn(ranges: ChunkRanges): number {
  return ranges.reduce((sum, [first, end]) => sum + end - first, 0);
}

/** @param trials of the whole job, whose last chunk may not be whole; Infinity: all chunks are whole */
export function trialsIn(ranges: ChunkRanges, trials: number): number {
  const before = (chunk: number) => Math.min(chunk * CHUNK_TRIALS, trials);
  return ranges.reduce((sum, [first, end]) => sum + before(end) - before(first), 0);
}

/** The ranges with one more, which overlaps none of them. */
export function withRange(ranges: ChunkRanges, [first, end]: ChunkRange): ChunkRanges {
  const before = ranges.filter((range) => range[1] < first);
  const after = ranges.filter((range) => range[0] > end);
  const touching = ranges.slice(before.length, ranges.length - after.length);
  const joined: ChunkRange = [
    Math.min(first, touching[0]?.[0] ?? first),
    Math.max(end, touching.at(-1)?.[1] ?? end),
  ];
  return [...before, joined, ...after];
}

/** What is left of a range when others are taken out of it. */
export function without([first, end]: ChunkRange, taken: ChunkRanges): ChunkRanges {
  const left: ChunkRange[] = [];
  let from = first;
  for (const [takenFirst, takenEnd] of taken) {
    const until = Math.min(takenFirst, end);
    if (from < until) left.push([from, until]);
    from = Math.max(from, takenEnd);
  }
  return from < end ? [...left, [from, end]] : left;
}

/** The first stretch that two lists of ranges have in common. */
export function inCommon(some: ChunkRanges, others: ChunkRanges): ChunkRange | undefined {
  for (const [first, end] of some) {
    for (const other of others) {
      const common: ChunkRange = [Math.max(first, other[0]), Math.min(end, other[1])];
      if (common[0] < common[1]) return common;
    }
  }
  return undefined;
}
