import { chunkTrialsOf } from '../kernels/program.ts';
import {
  type ChunkRange,
  type ChunkRanges,
  chunksIn,
  chunksOfShard,
  type Shard,
  trialsIn,
  WHOLE,
  without,
} from './chunk-ranges.ts';
import { type Assignment, hitsIn, type Job, type JobResult, type Mark } from './job.ts';
import { mostChunksOf } from './roll-batch.ts';
import {
  marksOf,
  NOTHING_ROLLED,
  type Rolled,
  type RunningTally,
  rolledOf,
  runningTallyOf,
  segmentOf,
  takeIn,
} from './rolled.ts';
import type { Schedule } from './schedule.ts';

export interface TrialsOptions {
  readonly threads: number;
  /** Earlier results of each job; default: none. */
  readonly from?: readonly Rolled[] | undefined;
  /** The part of the run to roll; default: the whole run. */
  readonly shard?: Shard | undefined;
}

/** A schedule for a fixed number of trials in every job, or for a shard of those trials. */
export function trialsSchedule(
  jobs: readonly Job[],
  trials: number,
  { threads, from, shard = WHOLE }: TrialsOptions,
): Schedule {
  const chunkTrials = jobs.map(({ program }) => chunkTrialsOf(program));
  const wanted = chunksOfShard(
    shard,
    chunkTrials.map((each) => Math.ceil(trials / each)),
  );
  const trialsOf = (job: number, ranges: ChunkRanges) =>
    trialsIn(ranges, trials, chunkTrials[job] as number);
  const wantedTrials = wanted.map((range, job) => trialsOf(job, [range]));
  const runningTallies = jobs.map((job, i) => {
    const rolled = from?.[i] ?? NOTHING_ROLLED;
    return runningTallyOf(job, rolled, trialsOf(i, rolled.chunks));
  });
  const todo = wanted.map((range, job) =>
    without(range, (runningTallies[job] as RunningTally).chunks),
  );
  const mostChunks = jobs.map(({ program }) => mostChunksOf(program));
  const source = assignments(todo, { mostChunks, trialsOf, threads });
  const before = runningTallies.reduce((sum, { tally }) => sum + tally.trials, 0);
  const total = wantedTrials.reduce((a, b) => a + b, 0);
  let done = before;
  let latest: Mark | undefined;
  const resultOf = (job: number): JobResult => {
    const running = runningTallies[job] as RunningTally;
    const { tally, chunks } = running;
    const complete = tally.trials === wantedTrials[job];
    const isWhole = tally.trials === trials;
    return { tally, chunks, complete, marks: isWhole ? marksOf(running, jobs[job] as Job) : [] };
  };
  return {
    next: () => source.next().value ?? undefined,
    take(assignment, counts) {
      const running = runningTallies[assignment.job] as RunningTally;
      const job = jobs[assignment.job] as Job;
      takeIn(running, job, assignment, counts);
      done += assignment.trials;
      const { tally } = running;
      if (job.watched) latest = { trials: tally.trials, hits: hitsIn(tally.counts, job.watched) };
      return tally.trials === wantedTrials[assignment.job] ? resultOf(assignment.job) : undefined;
    },
    progress: () => ({ done, before, total, ...(latest ? { latest } : {}) }),
    rolled: () => runningTallies.map(rolledOf),
    results: () => jobs.map((_, job) => resultOf(job)),
  };
}

/** How jobs are divided into assignments. */
interface Cutting {
  /** For each job, the maximum number of chunks in an assignment. */
  readonly mostChunks: readonly number[];
  trialsOf(job: number, ranges: ChunkRanges): number;
  readonly threads: number;
}

/**
 * Divides the remaining chunks of each job into assignments, in order. Large assignments at first keep the number of
 * messages small; small assignments at the end keep all threads busy to the last. No assignment goes past a chunk
 * number that is a power of two, so that the count of the watched event is known at each power.
 */
function* assignments(
  todo: readonly (readonly ChunkRange[])[],
  { mostChunks, trialsOf, threads }: Cutting,
): Generator<Assignment, undefined> {
  let left = chunksIn(todo.flat());
  for (const [job, ranges] of todo.entries()) {
    for (const [first, rangeEnd] of ranges) {
      for (let firstChunk = first; firstChunk < rangeEnd; ) {
        const fair = Math.ceil(left / (threads * 4));
        const toMark = 2 ** segmentOf(firstChunk) - firstChunk;
        const chunks = Math.min(fair, mostChunks[job] as number, toMark, rangeEnd - firstChunk);
        const trials = trialsOf(job, [[firstChunk, firstChunk + chunks]]);
        yield { job, firstChunk, chunks, trials };
        firstChunk += chunks;
        left -= chunks;
      }
    }
  }
  return undefined;
}
