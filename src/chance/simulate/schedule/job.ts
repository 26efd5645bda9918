/* Jobs (what to simulate), their chunks, and their results. */

import type { KernelProgram } from '../kernels/program.ts';
import type { Tally } from '../kernels/tally.ts';
import type { ChunkRanges } from './chunk-ranges.ts';

/** What to simulate: one Throw, one fight with many attacks, or one battle. */
export interface Job {
  readonly program: KernelProgram;
  /**
   * The cells of the event in the headline, which is watched during the run. For a chain, all cells are in one view.
   * Absent if nothing is watched.
   */
  readonly watched?: readonly number[] | undefined;
}

/** Chunks of one job that are rolled together. */
export interface Assignment {
  readonly job: number;
  readonly firstChunk: number;
  readonly chunks: number;
  readonly trials: number;
}

/** How often the watched event occurred (`hits`) in the first `trials` trials, counting chunks in order. */
export interface Mark {
  readonly trials: number;
  readonly hits: number;
}

export interface JobResult {
  readonly tally: Tally;
  /** The chunks whose trials are in the tally. */
  readonly chunks: ChunkRanges;
  readonly marks: readonly Mark[];
  /** Whether every requested trial is in the tally. An interrupted job has only some of the trials, or none. */
  readonly complete: boolean;
}

export function hitsIn(counts: ArrayLike<number>, watched: readonly number[]): number {
  return watched.reduce((hits, cell) => hits + (counts[cell] as number), 0);
}
