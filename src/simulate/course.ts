import type { KernelProgram } from './program.ts';
import type { Rolled } from './rolled.ts';
import type { Tally } from './tally.ts';

/** One Throw to simulate. */
export interface Job {
  readonly program: KernelProgram;
  /** The cells of the headline's event, to be watched while the run goes on; absent: nothing is. */
  readonly watched?: readonly number[] | undefined;
}

/** Chunks of one job that are to be rolled together. */
export interface Share {
  readonly job: number;
  readonly firstChunk: number;
  readonly chunks: number;
  readonly trials: number;
}

/** How often the watched event had come up after a number of trials, in the order of the chunks. */
export interface Mark {
  readonly trials: number;
  readonly hits: number;
}

export interface JobResult {
  readonly tally: Tally;
  readonly marks: readonly Mark[];
  /** Whether every trial asked for is in the tally; an interrupted job has some of them, or none. */
  readonly complete: boolean;
}

export interface Progress {
  /** Trials, of which some may have been rolled before this run. */
  readonly done: number;
  readonly before: number;
  /** Absent where it is not known beforehand. */
  readonly total?: number;
  readonly latest?: Mark;
}

/** Decides what is rolled next and keeps what was rolled: all that a run knows. */
export interface Course {
  /** Undefined when nothing is left to hand out. */
  next(): Share | undefined;
  /** The job's result, where this was the last that it waited for. */
  take(share: Share, counts: Uint32Array): JobResult | undefined;
  progress(): Progress;
  /** What has been rolled of every job so far; it stands for what the course knows until it goes on. */
  rolled(): Rolled[];
  results(): JobResult[];
}

export function hitsIn(counts: ArrayLike<number>, watched: readonly number[]): number {
  return watched.reduce((hits, cell) => hits + (counts[cell] as number), 0);
}
