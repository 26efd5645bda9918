/* What every kernel does, be it in TypeScript or in WebAssembly: the contracts for Throws and for chains. */

import type { ChainProgram } from './chains/program.ts';
import type { ThrowProgram } from './program.ts';

/**
 * Rolls trials of one chunk and counts their cells.
 *
 * A block draws one 32-bit word for every group in each of the four lanes: four trials. What a draw
 * stands for is in the group's table (`tables.ts`): a step to be added to the cell, or nothing, where
 * the draw is left over; then the spare lane settles it (`left-over.ts`). The trials of the chunk are
 * in the order of block, then lane. So every kernel fills the same tally from the same state, and the
 * first trials are the same however many follow.
 *
 * @param state  words as `chunkState` lays them out; used up
 * @param trials how many to roll
 * @param counts one counter a cell, added to
 */
export type Kernel = (
  program: ThrowProgram,
  state: Uint32Array,
  trials: number,
  counts: Uint32Array,
) => void;

/**
 * Plays fights of one chunk and counts their cells, one in each view.
 *
 * Each of four lanes plays one fight after another, a draw for each step; fight i of the chunk is lane
 * i mod 4's. What a draw stands for is in the state's alias table, which has 2^2 columns, or as many as
 * the state has steps: a step, or nothing, where the draw is left over; then the lane's spare lane draws
 * the step by what rounding has taken from each. So every kernel fills the same tally from the same
 * state, and the first fights come to the same however many follow.
 *
 * @param state  words as `chainState` lays them out; used up
 * @param fights how many to play
 * @param counts one counter a cell, added to
 */
export type ChainKernel = (
  program: ChainProgram,
  state: Uint32Array,
  fights: number,
  counts: Uint32Array,
) => void;
