/* The loop of a run: it hands a schedule's assignments to rollers and collects their tallies. */

import type { KernelName } from '../kernels/kernels.ts';
import { chunkTrialsOf } from '../kernels/program.ts';
import type { Job, JobResult } from './job.ts';
import type { Rolled } from './rolled.ts';
import type { Roller } from './roller.ts';
import type { Progress, Schedule } from './schedule.ts';

export interface DriveOptions {
  readonly seed: string;
  readonly rollers: readonly Roller[];
  /** Left out: the quickest that the machine runs. All give the same tallies. */
  readonly kernel?: KernelName | undefined;
  /** Aborted: nothing more is handed out, and what is under way still counts if it comes in soon. */
  readonly signal?: AbortSignal;
  /** Ends when an aborted run waits no longer for what is under way; left out: it waits as long as it takes. */
  readonly grace?: (() => Promise<void>) | undefined;
  /**
   * @param rolled gives what has been rolled by the time it is called, be that now, later or at the
   * end; what it gives changes as the drive goes on, and is to be read at once
   */
  readonly onProgress?: (progress: Progress, rolled: () => readonly Rolled[]) => void;
  /** Told of every job that is complete, while others are still rolled. */
  readonly onComplete?: (job: number, result: JobResult) => void;
  /** Called once, when nothing more will come in, however the drive ends. */
  readonly onEnd?: () => void;
}

/** Shares under way for each roller: while one travels back, the next is being rolled. */
const UNDER_WAY = 2;

/**
 * Drives a schedule to its end: hands its assignments to the rollers and brings their tallies back.
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

/** Ends when the grace after an aborted signal is over, unless it is forgotten before. */
function patienceWith(signal: AbortSignal | undefined, grace: DriveOptions['grace']) {
  let begin = () => {};
  const ended = new Promise<void>((resolve, reject) => {
    begin = () => void grace?.().then(resolve, reject);
  });
  if (signal?.aborted) begin();
  else signal?.addEventListener('abort', begin, { once: true });
  return { ended, forget: () => signal?.removeEventListener('abort', begin) };
}
