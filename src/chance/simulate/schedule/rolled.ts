/* The results of a job so far. They are saved in files, so that later runs can continue or merge them. */

import { chunkTrialsOf } from '../kernels/program.ts';
import { addTo, emptyTally, type Tally } from '../kernels/tally.ts';
import { type ChunkRanges, withRange } from './chunk-ranges.ts';
import { type Assignment, hitsIn, type Job, type Mark } from './job.ts';

/**
 * The results of one job so far, as plain data. A run can continue from these results, and results of one job from
 * several machines can be added up.
 */
export interface Rolled {
  readonly chunks: ChunkRanges;
  /** One count per cell; empty if nothing has been rolled. */
  readonly counts: ArrayLike<number>;
  /** How many times the watched event occurred in chunks 0, 1, 2–3, 4–7 …; empty if no event is watched. */
  readonly hits: readonly number[];
}

export const NOTHING_ROLLED: Rolled = { chunks: [], counts: [], hits: [] };

/** Results to which more are still being added. */
export interface RunningTally {
  readonly tally: Tally;
  chunks: ChunkRanges;
  readonly hits: number[];
}

/** @param trials the number of trials in the earlier results */
export function runningTallyOf(job: Job, from: Rolled, trials: number): RunningTally {
  const tally = emptyTally(job.program.cells);
  addTo(tally, trials, from.counts);
  return { tally, chunks: from.chunks, hits: [...from.hits] };
}

export function takeIn(
  running: RunningTally,
  { watched }: Job,
  assignment: Assignment,
  counts: Uint32Array,
) {
  const { firstChunk, chunks, trials } = assignment;
  addTo(running.tally, trials, counts);
  running.chunks = withRange(running.chunks, [firstChunk, firstChunk + chunks]);
  if (!watched) return;
  const { hits } = running;
  const segment = segmentOf(firstChunk);
  while (hits.length <= segment) hits.push(0);
  hits[segment] = (hits[segment] as number) + hitsIn(counts, watched);
}

export function rolledOf({ tally, chunks, hits }: RunningTally): Rolled {
  return chunks.length === 0 ? NOTHING_ROLLED : { chunks, counts: tally.counts, hits };
}

/**
 * How many times the watched event has occurred after 1, 2, 4 … chunks and at the end. The job must have been rolled
 * from its first chunk on.
 */
export function marksOf({ tally, hits }: RunningTally, { program }: Job): Mark[] {
  const chunk = chunkTrialsOf(program);
  let sum = 0;
  return hits.map((ofSegment, segment) => {
    sum += ofSegment;
    return { trials: Math.min(2 ** segment * chunk, tally.trials), hits: sum };
  });
}

/** The number of the segment that contains a given chunk. Segment s ends before chunk 2^s. */
export function segmentOf(chunk: number): number {
  let segment = 0;
  while (2 ** segment <= chunk) segment++;
  return segment;
}
