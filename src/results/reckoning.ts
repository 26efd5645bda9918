import type { Law } from '../rules/plan.ts';
import type { KernelProgram } from '../simulate/kernels/program.ts';
import type { Tally } from '../simulate/tally.ts';
import type { CellReader } from './cell-reader.ts';
import type { View } from './view.ts';

/** A law made ready to be weighed and counted. */
export interface Reckoning {
  /** Cells whose outcomes a simulation may have to look at, one by one. */
  readonly cells: number;
  /** @throws BadInput when there is too much to count */
  program(): KernelProgram;
  reader(): CellReader;
  weighed(): WeighedLaw;
}

/** A law weighed exactly. */
export interface WeighedLaw {
  /** What can come of it, with how often it came up where a tally is given. */
  views(tally?: Tally): readonly View[];
  /** The number of the view that is held against a simulation. */
  readonly viewOfFit: number;
  /** Whether another law comes to the same. */
  isLike(other: Law): boolean;
}
