/* The main loop of a run: it gives a schedule's assignments to rollers and collects their tallies. */

import type { KernelName } from '../kernels/kernels.ts';
import { chunkTrialsOf } from '../kernels/program.ts';
import type { Job, JobResult } from './job.ts';
import type { Rolled } from './rolled.ts';
import type { Roller } from './roller.ts';
import type { Progress, Schedule } from './schedule.ts';

export interface DriveOptions {
  readonly seed: string;
  readonly rollers: readonly Roller[];
  /** Default: the fastest kernel that the machine can run. All kernels give the same tallies. */
  readonly kernel?: KernelName | undefined;
  /** When this signal is aborted, no more work is assigned. Work in progress still counts if it is finished soon. */
  readonly signal?: AbortSignal;
  /**
   * Resolves when an aborted run should stop waiting for work in progress. By default, the run waits until that work is
   * done.
   */
  readonly grace?: (() => Promise<void>) | undefined;
  /**
   * @param rolled returns the results at the time of the call. They change as the run continues, so the caller must
   *   read them immediately
   */
  readonly onProgress?: (progress: Progress, rolled: () => readonly Rolled[]) => void;
  /** Called for every job that is complete, while other jobs may still be in progress. */
  readonly onComplete?: (job: number, result: JobResult) => void;
  /** Called once when no more results will come, whether the run succeeded, failed or was interrupted. */
  readonly onEnd?: () => void;
}

/** The number of batches in progress for each roller: one is rolled while the result of the previous one is sent. */
const UNDER_WAY = 2;

/**
 * Runs a schedule to its end: gives its assignments to the rollers and collects their tallies.
 *
 * @throws Error if a roller fails
 */
export async function drive(
  schedule: Schedule,
  jobs: readonly Job[],
  { seed, rollers, kernel, signal, grace, onProgress, onComplete, onEnd }: DriveOptions,
): Promise<JobResult[]> {
  let isOver = false;
  const feed = async (roller: Roller) => {
    while (!signal?.aborted && !isOver) {
      const assignment = schedule.next();
      const job = assignment && jobs[assignment.job];
      if (!job) return;
      const { firstChunk, chunks } = assignment;
      const { program } = job;
      const lastTrials = assignment.trials - (chunks - 1) * chunkTrialsOf(program);
      const counts = await roller.roll({
        job: assignment.job,
        program,
        seed,
        firstChunk,
        chunks,
        lastTrials,
        ...(kernel && { kernel }),
      });
      if (isOver) return;
      const completed = schedule.take(assignment, counts);
      if (completed) onComplete?.(assignment.job, completed);
      onProgress?.(schedule.progress(), () => schedule.rolled());
    }
  };
  const patience = patienceWith(signal, grace);
  try {
    const feeds = rollers.flatMap((roller) =>
      Array.from({ length: UNDER_WAY }, () => feed(roller)),
    );
    await Promise.race([Promise.all(feeds), patience.ended]);
  } finally {
    isOver = true;
    patience.forget();
    for (const roller of rollers) roller.release();
    onEnd?.();
  }
  return schedule.results();
}

/** Waits for the signal to be aborted, then for the grace period; resolves after both, unless canceled before. */
function patienceWith(signal: AbortSignal | undefined, grace: DriveOptions['grace']) {
  let begin = () => {};
  const ended = new Promise<void>((resolve, reject) => {
    begin = () => void grace?.().then(resolve, reject);
  });
  if (signal?.aborted) begin();
  else signal?.addEventListener('abort', begin, { once: true });
  return { ended, forget: () => signal?.removeEventListener('abort', begin) };
}
