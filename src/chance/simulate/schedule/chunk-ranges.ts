/* Ranges of chunks: which parts of a job have been rolled, remain to be rolled, or belong to a shard. */

/** Consecutive chunks of a job. The end is exclusive. */
export type ChunkRange = readonly [first: number, end: number];

/** Ranges in ascending order, which neither overlap nor touch. */
export type ChunkRanges = readonly ChunkRange[];

export function chunksIn(ranges: ChunkRanges): number {
  return ranges.reduce((sum, [first, end]) => sum + end - first, 0);
}

/**
 * @param trials the number of trials in the whole job; its last chunk may be incomplete. Infinity if all
 *   chunks are complete
 * @param chunkTrials the number of trials in a complete chunk
 */
export function trialsIn(ranges: ChunkRanges, trials: number, chunkTrials: number): number {
  const before = (chunk: number) => Math.min(chunk * chunkTrials, trials);
  return ranges.reduce((sum, [first, end]) => sum + before(end) - before(first), 0);
}

/** Adds a range to ranges that it does not overlap. */
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

/** The parts of a range that are not in other ranges. */
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

/** The first range that two lists of ranges have in common. */
export function inCommon(some: ChunkRanges, others: ChunkRanges): ChunkRange | undefined {
  for (const [first, end] of some) {
    for (const other of others) {
      const common: ChunkRange = [Math.max(first, other[0]), Math.min(end, other[1])];
      if (common[0] < common[1]) return common;
    }
  }
  return undefined;
}

/** The part of a run that one machine rolls while other machines roll the rest. The first shard is 1. */
export interface Shard {
  readonly index: number;
  readonly of: number;
}

export const MOST_SHARDS = 1_000_000;

export const WHOLE: Shard = { index: 1, of: 1 };

export function shardText({ index, of }: Shard): string {
  return `${index}/${of}`;
}

/**
 * The chunks of every job that belong to a shard, possibly none. All chunks of all jobs, one job after another, are
 * divided into shards whose lengths differ by at most one chunk.
 *
 * @param chunksOfJobs how many chunks each job has
 */
export function chunksOfShard({ index, of }: Shard, chunksOfJobs: readonly number[]): ChunkRange[] {
  const all = chunksOfJobs.reduce((sum, chunks) => sum + chunks, 0);
  const rest = all % of;
  // Avoids the product of the number of chunks and the shard's number, which may exceed 2^53.
  const startOf = (shard: number) => ((all - rest) / of) * shard + Math.min(shard, rest);
  const [start, end] = [startOf(index - 1), startOf(index)];
  let before = 0;
  return chunksOfJobs.map((chunks) => {
    const within = (chunk: number) => Math.min(Math.max(chunk - before, 0), chunks);
    const range: ChunkRange = [within(start), within(end)];
    before += chunks;
    return range;
  });
}
