import type { FightModel } from '../rules/model.ts';
import type { KernelProgram } from '../simulate/kernels/program.ts';
import type { Tally } from '../simulate/kernels/tally.ts';
import type { GoodnessOfFit } from '../statistics/goodness.ts';
import type { CellReader, View } from './view.ts';

/** Evaluates a model exactly, and prepares it to be rolled. */
export interface Evaluator {
  /** Cells whose outcomes a simulation may have to look at, one by one. */
  readonly cells: number;
  /** @throws BadInput when there is too much to count */
  program(): KernelProgram;
  reader(): CellReader;
  weighed(): WeighedModel;
}

/** A mean after 0, 1, 2 … turns, or whatever the fight counts first; exact. */
export interface ProgressLine {
  readonly name: string;
  readonly means: readonly number[];
}

/** A model weighed exactly. */
export interface WeighedModel {
  /** What can come of it, with how often it came up where a tally is given. */
  views(tally?: Tally): readonly View[];
  /** The number of the view that is held against a simulation. */
  readonly viewOfFit: number;
  /** What is followed turn by turn, line by line: its mean from the beginning on. */
  readonly progress?: readonly ProgressLine[];
  /** How well a simulation fits, where the rows of views are no single cells. */
  fit?(tally: Tally): GoodnessOfFit | undefined;
  /** The rulings that the rules have asked for, also those of other models that come to the same. */
  readonly asked?: ReadonlySet<string>;
  /** Whether another model comes to the same. */
  isLike(other: FightModel): boolean;
}
