import { type Course, hitsIn, type Job, type JobResult, type Mark, type Share } from './course.ts';
import { MOST_CHUNKS } from './roll-batch.ts';
import { CHUNK_TRIALS } from './streams.ts';
import { addTo, emptyTally } from './tally.ts';

/** A course of a fixed number of trials for every job. */
export function courseOfTrials(jobs: readonly Job[], trials: number, threads: number): Course {
  const tallies = jobs.map((job) => emptyTally(job.program.cells));
  const segments = jobs.map(() => new Map<number, Mark>());
  const source = shares(jobs.length, trials, threads);
  let done = 0;
  let latest: Mark | undefined;
  const resultOf = (job: number): JobResult => {
    const tally = tallies[job] as (typeof tallies)[number];
    const complete = tally.trials === trials;
    return { tally, complete, marks: complete ? cumulative(segments[job] ?? new Map()) : [] };
  };
  return {
    next: () => source.next().value ?? undefined,
    take(share, counts) {
      const tally = tallies[share.job] as (typeof tallies)[number];
      const { watched } = jobs[share.job] as Job;
      addTo(tally, share.trials, counts);
      done += share.trials;
      if (watched) {
        latest = { trials: tally.trials, hits: hitsIn(tally.counts, watched) };
        const ofJob = segments[share.job] as Map<number, Mark>;
        const segment = nextMark(share.firstChunk);
        const before = ofJob.get(segment) ?? { trials: 0, hits: 0 };
        ofJob.set(segment, {
          trials: before.trials + share.trials,
          hits: before.hits + hitsIn(counts, watched),
        });
      }
      return tally.trials === trials ? resultOf(share.job) : undefined;
    },
    progress: () => ({ done, total: trials * jobs.length, ...(latest ? { latest } : {}) }),
    results: () => jobs.map((_, job) => resultOf(job)),
  };
}

/**
 * Cuts the jobs into shares, in order. Large shares at first keep messages few; small ones at the
 * end keep all threads busy to the last. No share crosses a power of two of chunks, so that the
 * watched event is known at each of these.
 */
function* shares(jobs: number, trials: number, threads: number): Generator<Share, undefined> {
  const chunksOfJob = Math.ceil(trials / CHUNK_TRIALS);
  let left = chunksOfJob * jobs;
  for (let job = 0; job < jobs; job++) {
    for (let firstChunk = 0; firstChunk < chunksOfJob; ) {
      const fair = Math.ceil(left / (threads * 4));
      const toMark = nextMark(firstChunk) - firstChunk;
      const chunks = Math.min(fair, MOST_CHUNKS, toMark, chunksOfJob - firstChunk);
      const end = Math.min((firstChunk + chunks) * CHUNK_TRIALS, trials);
      yield { job, firstChunk, chunks, trials: end - firstChunk * CHUNK_TRIALS };
      firstChunk += chunks;
      left -= chunks;
    }
  }
  return undefined;
}

/** The first power of two above a number of chunks. */
function nextMark(chunks: number): number {
  let mark = 1;
  while (mark <= chunks) mark *= 2;
  return mark;
}

function cumulative(segments: ReadonlyMap<number, Mark>): Mark[] {
  let sum: Mark = { trials: 0, hits: 0 };
  return [...segments]
    .sort(([a], [b]) => a - b)
    .map(([, { trials, hits }]) => {
      sum = { trials: sum.trials + trials, hits: sum.hits + hits };
      return sum;
    });
}
