/* Jobs (what to simulate), their chunks, and their results. */

import type { KernelProgram } from '../kernels/program.ts';
import type { Tally } from '../kernels/tally.ts';
import type { ChunkRanges } from './chunk-ranges.ts';

/** One Throw to simulate, or one fight of many attacks. */
export interface Job {
  readonly program: KernelProgram;
  /**
   * The cells of the headline's event, of a chain those of one view, to be watched while the run goes
   * on; absent: nothing is.
   */
  readonly watched?: readonly number[] | undefined;
}

/** Chunks of one job to be rolled together. */
export interface Assignment {
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
  /** The chunks in the tally. */
  readonly chunks: ChunkRanges;
  readonly marks: readonly Mark[];
  /** Whether every trial asked for is in the tally; an interrupted job has some of them, or none. */
  readonly complete: boolean;
}

export function hitsIn(counts: ArrayLike<number>, watched: readonly number[]): number {
  return watched.reduce((hits, cell) => hits + (counts[cell] as number), 0);
}
