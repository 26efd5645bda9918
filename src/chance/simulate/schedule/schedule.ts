/* Schedules decide which chunks are rolled next, and keep the results. */

import type { Assignment, JobResult, Mark } from './job.ts';
import type { Rolled } from './rolled.ts';

export interface Progress {
  /** The number of trials done in total, and how many of them were done before this run. */
  readonly done: number;
  readonly before: number;
  /** The total number of trials in the run; absent if not known beforehand. */
  readonly total?: number;
  readonly latest?: Mark;
}

/** Decides what is rolled next, and keeps the results: the whole state of a run. */
export interface Schedule {
  /** The next assignment; undefined if there is none left. */
  next(): Assignment | undefined;
  /** Adds an assignment's counts; returns the job's result if it is now complete. */
  take(assignment: Assignment, counts: Uint32Array): JobResult | undefined;
  progress(): Progress;
  /** The results of every job so far; valid until the schedule continues. */
  rolled(): Rolled[];
  results(): JobResult[];
}
