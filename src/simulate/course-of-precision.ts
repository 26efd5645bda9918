import { type Course, hitsIn, type Job, type JobResult, type Mark, type Share } from './course.ts';
import { CHUNK_TRIALS } from './streams.ts';
import { addTo, emptyTally, type Tally } from './tally.ts';

interface Standing {
  readonly tally: Tally;
  readonly marks: Mark[];
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
 */
export function courseOfPrecision(
  jobs: readonly Job[],
  isEnough: (job: number, tally: Tally) => boolean,
): Course {
  const standings = jobs.map(
    (job): Standing => ({
      tally: emptyTally(job.program.cells),
      marks: [],
      early: new Map(),
      handedOut: 0,
      taken: 0,
      enough: false,
    }),
  );
  let current = 0;
  let latest: Mark | undefined;
  return {
    next(): Share | undefined {
      while (standings[current]?.enough) current++;
      const standing = standings[current];
      if (!standing) return undefined;
      const firstChunk = standing.handedOut++;
      return { job: current, firstChunk, chunks: 1, trials: CHUNK_TRIALS };
    },
    take(share, counts) {
      const standing = standings[share.job] as Standing;
      const { tally, early, marks } = standing;
      const { watched } = jobs[share.job] as Job;
      if (standing.enough) return undefined;
      early.set(share.firstChunk, counts);
      for (;;) {
        const chunk = early.get(standing.taken);
        if (!chunk || standing.enough) break;
        early.delete(standing.taken);
        standing.taken++;
        addTo(tally, CHUNK_TRIALS, chunk);
        standing.enough = isEnough(share.job, tally);
        if (!watched) continue;
        latest = { trials: tally.trials, hits: hitsIn(tally.counts, watched) };
        const isPowerOfTwo = (standing.taken & (standing.taken - 1)) === 0;
        if (isPowerOfTwo || standing.enough) marks.push(latest);
      }
      if (!standing.enough) return undefined;
      early.clear();
      return resultOf(standing);
    },
    progress: () => ({
      done: standings.reduce((sum, { tally }) => sum + tally.trials, 0),
      ...(latest ? { latest } : {}),
    }),
    results: () => standings.map(resultOf),
  };
}

function resultOf({ tally, marks, enough }: Standing): JobResult {
  return { tally, marks, complete: enough };
}
