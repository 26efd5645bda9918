/* Rollers, which roll batches: on this thread, in a worker thread or in a page's worker. */

import type { KernelName } from '../kernels/kernels.ts';
import type { KernelProgram } from '../kernels/program.ts';

/** A piece of work: some chunks of one job, rolled one after another into one tally. */
export interface Batch {
  readonly job: number;
  readonly program: KernelProgram;
  readonly seed: string;
  readonly firstChunk: number;
  readonly chunks: number;
  /** The number of trials in the last of these chunks; the other chunks are complete. */
  readonly lastTrials: number;
  /** The kernel that rolls (default: the fastest kernel that the machine can run). */
  readonly kernel?: KernelName;
}

/** Rolls batches, one at a time, on this thread or in a worker. */
export interface Roller {
  /** @returns one count per cell */
  roll(batch: Batch): Promise<Uint32Array>;
  /** Ends the roller, along with any batch in progress. */
  release(): void;
}
