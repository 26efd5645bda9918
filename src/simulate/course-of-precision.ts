import { trialsIn } from './chunk-ranges.ts';
import { type Course, hitsIn, type Job, type JobResult, type Mark, type Share } from './course.ts';
import {
  marksOf,
  NOTHING_ROLLED,
  type Rolled,
  rolledOf,
  type Standing,
  standingOf,
  takeIn,
} from './rolled.ts';
import { CHUNK_TRIALS } from './streams.ts';
import type { Tally } from './tally.ts';

/** One job: its chunks are taken in in order, so that they are always the first of all. */
interface Approach {
  readonly standing: Standing;
  /** Chunks that came in before an earlier one. */
  readonly early: Map<number, Uint32Array>;
  handedOut: number;
  taken: number;
  enough: boolean;
}

/**
 * A course that ends each job at the first number of chunks, in chunk order, whose tally is precise
 * enough. Chunks beyond it that other threads had begun are thrown away, so the end does not depend
 * on threads.
 *
 * @param from what has been rolled of each job before: its first chunks
 */
export function courseOfPrecision(
  jobs: readonly Job[],
  isEnough: (job: number, tally: Tally) => boolean,
  from: readonly Rolled[] = [],
): Course {
  const approaches = jobs.map((job, i): Approach => {
    const { chunks, ...rest } = from[i] ?? NOTHING_ROLLED;
    const standing = standingOf(job, { chunks, ...rest }, trialsIn(chunks, Infinity));
    const taken = chunks[0]?.[1] ?? 0;
    const enough = taken > 0 && isEnough(i, standing.tally);
    return { standing, early: new Map(), handedOut: taken, taken, enough };
  });
  const done = () => approaches.reduce((sum, { standing }) => sum + standing.tally.trials, 0);
  const before = done();
  let current = 0;
  let latest: Mark | undefined;
  return {
    next(): Share | undefined {
      while (approaches[current]?.enough) current++;
      const approach = approaches[current];
      if (!approach) return undefined;
      const firstChunk = approach.handedOut++;
      return { job: current, firstChunk, chunks: 1, trials: CHUNK_TRIALS };
    },
    take(share, counts) {
      const approach = approaches[share.job] as Approach;
      const { standing, early } = approach;
      const job = jobs[share.job] as Job;
      if (approach.enough) return undefined;
      early.set(share.firstChunk, counts);
      for (;;) {
        const chunk = early.get(approach.taken);
        if (!chunk || approach.enough) break;
        early.delete(approach.taken);
        takeIn(standing, job, { ...share, firstChunk: approach.taken }, chunk);
        approach.taken++;
        const { tally } = standing;
        approach.enough = isEnough(share.job, tally);
        if (job.watched) latest = { trials: tally.trials, hits: hitsIn(tally.counts, job.watched) };
      }
      if (!approach.enough) return undefined;
      early.clear();
      return resultOf(approach);
    },
    progress: () => ({ done: done(), before, ...(latest ? { latest } : {}) }),
    rolled: () => approaches.map(({ standing }) => rolledOf(standing)),
    results: () => approaches.map(resultOf),
  };
}

function resultOf({ standing, enough }: Approach): JobResult {
  return { tally: standing.tally, marks: marksOf(standing), complete: enough };
}
