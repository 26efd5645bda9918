import type { ChunkRange } from './chunk-ranges.ts';

/** One of several assignments of a run, each of which another machine may roll; the first is 1. */
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
 * The chunks of every job that belong to a shard, maybe none. All chunks of all jobs, one job after
 * another, are cut into stretches of equal length, give or take one chunk.
 */
export function chunksOfShard(
  { index, of }: Shard,
  jobs: number,
  chunksOfJob: number,
): ChunkRange[] {
  const all = jobs * chunksOfJob;
  const rest = all % of;
  // Kept below 2^53, which the product of all chunks and the number of a shard may not be.
  const startOf = (shard: number) => ((all - rest) / of) * shard + Math.min(shard, rest);
  const [start, end] = [startOf(index - 1), startOf(index)];
  const within = (chunk: number) => Math.min(Math.max(chunk, 0), chunksOfJob);
  return Array.from({ length: jobs }, (_, job) => [
    within(start - job * chunksOfJob),
    within(end - job * chunksOfJob),
  ]);
}
