/* The contracts of all kernels, for Throws and for chains, in TypeScript and WebAssembly. */

import type { ChainProgram } from './chains/program.ts';
import type { ThrowProgram } from './program.ts';

/**
 * Rolls trials from one chunk and counts their cells.
 *
 * A block is four trials, one in each lane. Each lane draws one 32-bit word for every group. The group's table
 * (`tables.ts`) turns a draw into a step, which is added to the cell. For a left-over draw, the spare lane decides the
 * step (`left-over.ts`). The trials of the chunk are ordered by block, then by lane. So every kernel fills the same
 * tally from the same state, and the first trials do not depend on how many trials follow.
 *
 * @param state  words in the layout of `chunkState`; may be overwritten
 * @param trials the number of trials to roll
 * @param counts one counter per cell, to which the counts are added
 */
export type Kernel = (
  program: ThrowProgram,
  state: Uint32Array,
  trials: number,
  counts: Uint32Array,
) => void;

/**
 * Plays fights from one chunk and counts one cell in each view for each fight.
 *
 * Each of four lanes plays one fight after another, with one draw for each step; fight i of the chunk is played by lane
 * i mod 4. The alias table of the fight's state turns a draw into a step. The table has at least 2^2 columns, and at
 * least one for each step of the state. For a left-over draw, the lane's spare lane draws the step; the weight of each
 * step is what it lost to rounding. So every kernel fills the same tally from the same state, and the first fights do
 * not depend on how many fights follow.
 *
 * @param state  words in the layout of `chainState`; may be overwritten
 * @param fights the number of fights to play
 * @param counts one counter per cell, to which the counts are added
 */
export type ChainKernel = (
  program: ChainProgram,
  state: Uint32Array,
  fights: number,
  counts: Uint32Array,
) => void;
