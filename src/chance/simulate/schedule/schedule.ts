/* Schedules: they decide which chunks are rolled next and keep the results. */

import type { Assignment, JobResult, Mark } from './job.ts';
import type { Rolled } from './rolled.ts';

export interface Progress {
  /** Trials, of which some may have been rolled before this run. */
  readonly done: number;
  readonly before: number;
  /** Absent if not known beforehand. */
  readonly total?: number;
  readonly latest?: Mark;
}

/** Decides what is rolled next and keeps what was rolled: all that a run knows. */
export interface Schedule {
  /** Undefined if nothing is left to hand out. */
  next(): Assignment | undefined;
  /** The job's result, where this was the last that it waited for. */
  take(assignment: Assignment, counts: Uint32Array): JobResult | undefined;
  progress(): Progress;
  /** What has been rolled of every job so far; it holds until the schedule goes on. */
  rolled(): Rolled[];
  results(): JobResult[];
}
