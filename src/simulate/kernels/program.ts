import { cellsOf } from '../../dice/cells.ts';
import { type Group, packGroups } from '../../dice/groups.ts';
import type { Throw } from '../../dice/throw.ts';
import { BadInput } from '../../words/problem.ts';

/** The most cells that a simulation counts: 2^24 counters of 4 bytes are 64 MiB for each worker. */
export const MOST_CELLS = 2 ** 24;

/**
 * A Throw made ready for the kernels, which make their tables of it. Plain data, and little of it:
 * it can be sent to a worker.
 */
export interface KernelProgram {
  readonly cells: number;
  readonly groups: readonly Group[];
}

/** @throws BadInput when the Throw has more than `MOST_CELLS` raw outcomes */
export function prepare(thrown: Throw): KernelProgram {
  const cells = cellsOf(thrown);
  if (cells.size > MOST_CELLS) {
    throw new BadInput({
      path: [],
      place: 'the dice',
      found: `${cells.size} raw outcomes`,
      allowed: `up to ${MOST_CELLS} in a simulation: fewer dice, fewer hazards in a row, or --no-simulation`,
    });
  }
  return { cells: cells.size, groups: packGroups(thrown, cells) };
}
