import type { KernelProgram } from './program.ts';
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

/** Decides what is rolled next and keeps what was rolled: all that a run knows. */
export interface Course {
  /** Undefined when nothing is left to hand out. */
  next(): Share | undefined;
  /** The job's result, where this was the last that it waited for. */
  take(share: Share, counts: Uint32Array): JobResult | undefined;
  /** Trials done and, where it is known beforehand, how many there will be. */
  progress(): { readonly done: number; readonly total?: number; readonly latest?: Mark };
  results(): JobResult[];
}

export function hitsIn(counts: ArrayLike<number>, watched: readonly number[]): number {
  return watched.reduce((hits, cell) => hits + (counts[cell] as number), 0);
}
