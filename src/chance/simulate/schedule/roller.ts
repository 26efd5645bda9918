/* Rollers, which roll batches: this thread, a worker thread or a page's worker. */

import type { KernelName } from '../kernels/kernels.ts';
import type { KernelProgram } from '../kernels/program.ts';

/** A piece of work: some chunks of one job, rolled one after another into one tally. */
export interface Batch {
  readonly job: number;
  readonly program: KernelProgram;
  readonly seed: string;
  readonly firstChunk: number;
  readonly chunks: number;
  /** Number of trials in the last of these chunks; the others are complete. */
  readonly lastTrials: number;
  /** Default: the fastest that the machine can run. */
  readonly kernel?: KernelName;
}

/** Something that rolls batches, one at a time: this thread, or a worker. */
export interface Roller {
  /** One counter per cell. */
  roll(batch: Batch): Promise<Uint32Array>;
  /** Ends the roller, along with any batch in progress. */
  release(): void;
}
