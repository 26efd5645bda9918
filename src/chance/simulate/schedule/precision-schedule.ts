import { chunkTrialsOf } from '../kernels/program.ts';
import type { Tally } from '../kernels/tally.ts';
import { trialsIn } from './chunk-ranges.ts';
import { type Assignment, hitsIn, type Job, type JobResult, type Mark } from './job.ts';
import {
  marksOf,
  NOTHING_ROLLED,
  type Rolled,
  type RunningTally,
  rolledOf,
  runningTallyOf,
  takeIn,
} from './rolled.ts';
import type { Schedule } from './schedule.ts';

/** A job whose chunks are added in order, so that its tally always holds its first chunks. */
interface PrecisionJob {
  readonly running: RunningTally;
  /** Chunks that arrived before an earlier chunk. */
  readonly early: Map<number, Uint32Array>;
  handedOut: number;
  taken: number;
  enough: boolean;
}

/**
 * A schedule that adds chunks to each job, in order, and ends the job as soon as its tally is precise enough. Later
 * chunks that other threads have begun are dropped, so the result does not depend on the threads.
 *
 * @param from earlier results of each job, which must be its first chunks
 */
export function precisionSchedule(
  jobs: readonly Job[],
  isEnough: (job: number, tally: Tally) => boolean,
  from: readonly Rolled[] = [],
): Schedule {
  const precisionJobs = jobs.map((job, i): PrecisionJob => {
    const { chunks, ...rest } = from[i] ?? NOTHING_ROLLED;
    const rolled = trialsIn(chunks, Infinity, chunkTrialsOf(job.program));
    const running = runningTallyOf(job, { chunks, ...rest }, rolled);
    const taken = chunks[0]?.[1] ?? 0;
    const enough = taken > 0 && isEnough(i, running.tally);
    return { running, early: new Map(), handedOut: taken, taken, enough };
  });
  const done = () => precisionJobs.reduce((sum, { running }) => sum + running.tally.trials, 0);
  const before = done();
  let current = 0;
  let latest: Mark | undefined;
  return {
    next(): Assignment | undefined {
      while (precisionJobs[current]?.enough) current++;
      const precisionJob = precisionJobs[current];
      if (!precisionJob) return undefined;
      const firstChunk = precisionJob.handedOut++;
      const { program } = jobs[current] as Job;
      return { job: current, firstChunk, chunks: 1, trials: chunkTrialsOf(program) };
    },
    take(assignment, counts) {
      const precisionJob = precisionJobs[assignment.job] as PrecisionJob;
      const { running, early } = precisionJob;
      const job = jobs[assignment.job] as Job;
      if (precisionJob.enough) return undefined;
      early.set(assignment.firstChunk, counts);
      for (;;) {
        const chunk = early.get(precisionJob.taken);
        if (!chunk || precisionJob.enough) break;
        early.delete(precisionJob.taken);
        takeIn(running, job, { ...assignment, firstChunk: precisionJob.taken }, chunk);
        precisionJob.taken++;
        const { tally } = running;
        precisionJob.enough = isEnough(assignment.job, tally);
        if (job.watched) latest = { trials: tally.trials, hits: hitsIn(tally.counts, job.watched) };
      }
      if (!precisionJob.enough) return undefined;
      early.clear();
      return resultOf(precisionJob, job);
    },
    progress: () => ({ done: done(), before, ...(latest ? { latest } : {}) }),
    rolled: () => precisionJobs.map(({ running }) => rolledOf(running)),
    results: () => precisionJobs.map((one, i) => resultOf(one, jobs[i] as Job)),
  };
}

function resultOf({ running, enough }: PrecisionJob, job: Job): JobResult {
  const { tally, chunks } = running;
  return { tally, chunks, marks: marksOf(running, job), complete: enough };
}
