/* Programs: the input of a simulation, prepared for kernels and workers, and the size of its chunks. */

import { BadInput } from '../../../base/index.ts';
import { cellsOf } from '../../dice/cells.ts';
import { type Group, packGroups } from '../../dice/groups.ts';
import type { Throw } from '../../dice/throw.ts';
import type { ChainProgram } from './chains/program.ts';
import type { BattleProgram } from './games.ts';
import { CHUNK_TRIALS } from './streams.ts';

/** What is simulated: a Throw, a fight with many attacks, or a battle. Plain data that can be sent to a worker. */
export type KernelProgram = RolledProgram | BattleProgram;

/** The programs that kernels run. */
export type RolledProgram = ThrowProgram | ChainProgram;

type ProgramKind = KernelProgram['kind'];

/**
 * The number of trials in a chunk. Chunks of battles are small, so that an interruption takes effect soon, although up
 * to two batches are finished first.
 */
const TRIALS: Readonly<Record<ProgramKind, number>> = {
  throw: CHUNK_TRIALS,
  chain: CHUNK_TRIALS,
  battle: 4,
};

/** The number of trials in a chunk of a program. */
export function chunkTrialsOf({ kind }: Pick<KernelProgram, 'kind'>): number {
  return TRIALS[kind];
}

/** The maximum number of cells in a simulation: 2^24 counters of 4 bytes are 64 MiB for each worker. */
export const MOST_CELLS = 2 ** 24;

/** A Throw prepared for the kernels, which make their tables from this small data. */
export interface ThrowProgram {
  readonly kind: 'throw';
  readonly cells: number;
  readonly groups: readonly Group[];
}

/** @throws BadInput if the Throw has more than `MOST_CELLS` raw outcomes */
export function prepare(thrown: Throw): ThrowProgram {
  const cells = cellsOf(thrown);
  if (cells.size > MOST_CELLS) {
    throw new BadInput({
      path: [],
      place: 'the dice',
      found: `there are ${cells.size} raw outcomes`,
      allowed: `fewer dice, fewer hazards in a row, or --no-simulation; a simulation can count up to ${MOST_CELLS}`,
    });
  }
  return { kind: 'throw', cells: cells.size, groups: packGroups(thrown, cells) };
}
