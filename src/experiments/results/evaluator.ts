/*
 * What all evaluators provide, for any kind of model: a program to roll, views of outcomes, and exact odds if the model
 * can be weighed.
 */

import type { GoodnessOfFit, Steps } from '../../base/index.ts';
import type { GameTotals } from '../../battle/index.ts';
import type { KernelProgram, Tally } from '../../chance/index.ts';
import type { FightModel } from '../../rules/index.ts';
import type { CellReader, View } from './view.ts';

/** Evaluates a model, exactly if possible, and prepares it for rolling. */
export interface Evaluator<Model = WeighedModel | CountedModel> {
  /** The number of cells whose outcomes a simulation may have to look up one by one. */
  readonly cells: number;
  /** @throws BadInput if there are too many values to count */
  program(): KernelProgram;
  reader(): CellReader;
  /** The weighed model; if the model cannot be weighed, a counted model. */
  weighed(): Steps<Model>;
}

/** Exact means after 0, 1, 2 … turns, or after 0, 1, 2 … counts of the fight's first counter. */
export interface ProgressLine {
  readonly name: string;
  readonly means: readonly number[];
}

/** A model whose outcomes a simulation can count. */
interface ViewedModel {
  /** All possible outcomes; if a tally is given, with their counts. */
  views(tally?: Tally): readonly View[];
}

/** Sums over all games of a simulation, in the engine's layout. */
export type Totals = Readonly<Record<keyof GameTotals, readonly number[]>>;

/** A model that is played. All of its results are counts. */
export interface CountedModel extends ViewedModel {
  totals(tally: Tally): Totals;
}

/** A model weighed exactly. */
export interface WeighedModel extends ViewedModel {
  /** The index of the view whose distribution is compared with a simulation. */
  readonly viewOfFit: number;
  /** Quantities tracked turn by turn: their means after each turn. */
  readonly progress?: readonly ProgressLine[];
  /** Goodness of fit, if the rows of the views combine several cells. */
  fit?(tally: Tally): GoodnessOfFit | undefined;
  /**
   * The rulings that were read when the rules were applied, including those read for models that share outcomes with
   * this one.
   */
  readonly asked?: ReadonlySet<string>;
  /** Whether another model has the same odds. */
  isLike(other: FightModel): Steps<boolean>;
}
