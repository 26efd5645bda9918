import type { KernelProgram } from './program.ts';

/**
 * Rolls trials of one chunk and counts their cells.
 *
 * A block draws one 32-bit word for every group in each of the four lanes: four trials. A draw x of
 * a group of n entries picks entry floor(x n / 2^32), and is rejected when x n mod 2^32 is below
 * 2^32 mod n: exactly uniform (Lemire, "Fast random integer generation in an interval", 2019). A
 * trial with a rejected draw is skipped, and the trials of the chunk are the accepted ones in the
 * order of block, then lane. So every kernel fills the same tally from the same state.
 *
 * @param state  16 words as `chunkState` lays them out; used up
 * @param trials how many accepted trials to count
 * @param counts one counter a cell, added to
 */
export type Kernel = (
  program: KernelProgram,
  state: Uint32Array,
  trials: number,
  counts: Uint32Array,
) => void;
