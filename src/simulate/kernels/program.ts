import { cellsOf } from '../../dice/cells.ts';
import { packGroups } from '../../dice/groups.ts';
import type { Throw } from '../../dice/throw.ts';
import { BadInput } from '../../words/problem.ts';

/** The most cells that a simulation counts: 2^24 counters of 4 bytes are 64 MiB for each worker. */
export const MOST_CELLS = 2 ** 24;

/**
 * A Throw made ready for the kernels: everything is checked and laid out here, so that their loops
 * only roll. Plain data: it can be sent to a worker.
 */
export interface KernelProgram {
  readonly cells: number;
  /** For each group: its number of equally likely entries, at most 2^15. */
  readonly sizes: Uint32Array;
  /** For each group: 2^32 mod size. A draw is rejected when the low half of its product is below. */
  readonly thresholds: Uint32Array;
  /** For each group: where its entries begin in `steps`. */
  readonly offsets: Uint32Array;
  /** What each entry adds to the cell, the groups one after another. Narrow where the cells allow. */
  readonly steps: Uint16Array | Uint32Array;
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
  const groups = packGroups(thrown, cells);
  const sizes = Uint32Array.from(groups, (group) => group.steps.length);
  const offsets = Uint32Array.from(groups, (_, g) => sizes.slice(0, g).reduce((a, b) => a + b, 0));
  const total = sizes.reduce((a, b) => a + b, 0);
  const steps = cells.size <= 2 ** 16 ? new Uint16Array(total) : new Uint32Array(total);
  for (const [g, group] of groups.entries()) steps.set(group.steps, offsets[g]);
  return {
    cells: cells.size,
    sizes,
    thresholds: sizes.map((size) => 2 ** 32 % size),
    offsets,
    steps,
  };
}
