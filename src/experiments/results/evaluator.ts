import type { GoodnessOfFit } from '../../base/index.ts';
import type { GameTotals } from '../../battle/index.ts';
import type { KernelProgram, Tally } from '../../chance/index.ts';
import type { FightModel } from '../../rules/index.ts';
import type { CellReader, View } from './view.ts';

/** Evaluates a model, exactly if that is possible, and prepares it to be rolled. */
export interface Evaluator<Model = WeighedModel | CountedModel> {
  /** Cells whose outcomes a simulation may have to look at, one by one. */
  readonly cells: number;
  /** @throws BadInput when there is too much to count */
  program(): KernelProgram;
  reader(): CellReader;
  /** The model weighed, where it can be. */
  weighed(): Model;
}

/** A mean after 0, 1, 2 … turns, or whatever the fight counts first; exact. */
export interface ProgressLine {
  readonly name: string;
  readonly means: readonly number[];
}

/** A model, of which a simulation tells what comes of it. */
interface ViewedModel {
  /** What can come of it, with how often it came up where a tally is given. */
  views(tally?: Tally): readonly View[];
}

/** Sums over all games of a simulation, as the engine lays them out. */
export type Totals = Readonly<Record<keyof GameTotals, readonly number[]>>;

/** A model that is played: what is known of it was counted. */
export interface CountedModel extends ViewedModel {
  totals(tally: Tally): Totals;
}

/** A model weighed exactly. */
export interface WeighedModel extends ViewedModel {
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
