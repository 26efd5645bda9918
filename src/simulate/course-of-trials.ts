import { type ChunkRange, chunksIn, trialsIn, without } from './chunk-ranges.ts';
import { type Course, hitsIn, type Job, type JobResult, type Mark, type Share } from './course.ts';
import { MOST_CHUNKS } from './roll-batch.ts';
import {
  marksOf,
  NOTHING_ROLLED,
  type Rolled,
  rolledOf,
  type Standing,
  segmentOf,
  standingOf,
  takeIn,
} from './rolled.ts';
import { chunksOfShard, type Shard, WHOLE } from './shard.ts';
import { CHUNK_TRIALS } from './streams.ts';

export interface TrialsOptions {
  readonly threads: number;
  /** What has been rolled of each job before; left out: nothing. */
  readonly from?: readonly Rolled[] | undefined;
  /** Left out: the whole run. */
  readonly shard?: Shard | undefined;
}

/** A course of a fixed number of trials for every job, or of a shard of them. */
export function courseOfTrials(
  jobs: readonly Job[],
  trials: number,
  { threads, from, shard = WHOLE }: TrialsOptions,
): Course {
  const wanted = chunksOfShard(shard, jobs.length, Math.ceil(trials / CHUNK_TRIALS));
  const wantedTrials = wanted.map((range) => trialsIn([range], trials));
  const standings = jobs.map((job, i) => {
    const rolled = from?.[i] ?? NOTHING_ROLLED;
    return standingOf(job, rolled, trialsIn(rolled.chunks, trials));
  });
  const todo = wanted.map((range, job) => without(range, (standings[job] as Standing).chunks));
  const source = shares(todo, trials, threads);
  const before = standings.reduce((sum, { tally }) => sum + tally.trials, 0);
  const total = wantedTrials.reduce((a, b) => a + b, 0);
  let done = before;
  let latest: Mark | undefined;
  const resultOf = (job: number): JobResult => {
    const standing = standings[job] as Standing;
    const { tally } = standing;
    const complete = tally.trials === wantedTrials[job];
    return { tally, complete, marks: tally.trials === trials ? marksOf(standing) : [] };
  };
  return {
    next: () => source.next().value ?? undefined,
    take(share, counts) {
      const standing = standings[share.job] as Standing;
      const job = jobs[share.job] as Job;
      takeIn(standing, job, share, counts);
      done += share.trials;
      const { tally } = standing;
      if (job.watched) latest = { trials: tally.trials, hits: hitsIn(tally.counts, job.watched) };
      return tally.trials === wantedTrials[share.job] ? resultOf(share.job) : undefined;
    },
    progress: () => ({ done, before, total, ...(latest ? { latest } : {}) }),
    rolled: () => standings.map(rolledOf),
    results: () => jobs.map((_, job) => resultOf(job)),
  };
}

/**
 * Cuts what is to be rolled of each job into shares, in order. Large shares at first keep messages
 * few; small ones at the end keep all threads busy to the last. No share crosses a power of two of
 * chunks, so that the watched event is known at each of these.
 */
function* shares(
  todo: readonly (readonly ChunkRange[])[],
  trials: number,
  threads: number,
): Generator<Share, undefined> {
  let left = chunksIn(todo.flat());
  for (const [job, ranges] of todo.entries()) {
    for (const [first, rangeEnd] of ranges) {
      for (let firstChunk = first; firstChunk < rangeEnd; ) {
        const fair = Math.ceil(left / (threads * 4));
        const toMark = 2 ** segmentOf(firstChunk) - firstChunk;
        const chunks = Math.min(fair, MOST_CHUNKS, toMark, rangeEnd - firstChunk);
        const end = Math.min((firstChunk + chunks) * CHUNK_TRIALS, trials);
        yield { job, firstChunk, chunks, trials: end - firstChunk * CHUNK_TRIALS };
        firstChunk += chunks;
        left -= chunks;
      }
    }
  }
  return undefined;
}
