/*
 * What the evaluators of all kinds of models provide: a program to roll, views of outcomes, and exact odds if the
 * model can be weighed.
 */

import type { GoodnessOfFit, Steps } from '../../base/index.ts';
import type { GameTotals } from '../../battle/index.ts';
import type { KernelProgram, Tally } from '../../chance/index.ts';
import type { FightModel } from '../../rules/index.ts';
import type { CellReader, View } from './view.ts';

/** Evaluates a model, exactly if that is possible, and prepares it to be rolled. */
export interface Evaluator<Model = WeighedModel | CountedModel> {
  /** How many outcomes a simulation may have to look up one by one. */
  readonly cells: number;
  /** @throws BadInput if there is too much to count */
  program(): KernelProgram;
  reader(): CellReader;
  /** The weighed model, or a counted one if it cannot be weighed. */
  weighed(): Steps<Model>;
}

/** Exact means after 0, 1, 2 … turns, or in other steps of the fight's first counter. */
export interface ProgressLine {
  readonly name: string;
  readonly means: readonly number[];
}

/** A model whose outcomes a simulation can count. */
interface ViewedModel {
  /** The possible outcomes, with counts if a tally is given. */
  views(tally?: Tally): readonly View[];
}

/** Sums over all games of a simulation, in the engine's layout. */
export type Totals = Readonly<Record<keyof GameTotals, readonly number[]>>;

/** A model that is played; all its numbers are counts. */
export interface CountedModel extends ViewedModel {
  totals(tally: Tally): Totals;
}

/** A model weighed exactly. */
export interface WeighedModel extends ViewedModel {
  /** Index of the view that is compared with a simulation. */
  readonly viewOfFit: number;
  /** Quantities tracked turn by turn: their means at each turn, from the beginning. */
  readonly progress?: readonly ProgressLine[];
  /** Goodness of fit, if the rows of views are not single cells. */
  fit?(tally: Tally): GoodnessOfFit | undefined;
  /** Rulings that the rules read, including those read for equivalent models. */
  readonly asked?: ReadonlySet<string>;
  /** Whether another model is equivalent. */
  isLike(other: FightModel): Steps<boolean>;
}
