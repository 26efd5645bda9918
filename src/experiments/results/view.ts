/* Views: rows of outcomes with weights and counts, the common form for all kinds of models. */

import { cellsOf, decode } from '../../chance/index.ts';
import type { Outcome, ThrowModel } from '../../rules/index.ts';

/** A possible outcome of a fight, as far as one view distinguishes outcomes. */
export interface ViewRow {
  readonly outcome: Outcome;
  /** Share of the view's total; 0 for an impossible outcome that was counted. */
  readonly weight: bigint;
  /** How often the simulation counted it. */
  readonly count: number;
}

/**
 * All possible outcomes of a fight: weights that add up to the total, counts that add up to the trials. An attack
 * has one view with all its measures; a fight of many throws has several.
 */
export interface View {
  readonly rows: readonly ViewRow[];
  readonly total: bigint;
  tells(measure: string): boolean;
  /** Whether the weights are only known to about 1e-12. */
  readonly isRounded?: true;
  /** Whether nothing is weighed: rows are the outcomes that occurred, and others may be possible. */
  readonly isOpen?: true;
  /** Means of measures whose highest values are counted as one. */
  readonly means?: Readonly<Record<string, number>>;
}

/** The views of a fight, with the settings for its odds. */
export interface KnownViews {
  readonly views: readonly View[];
  /** Whether to give exact probabilities. */
  readonly exact: boolean;
  /** How many trials were simulated; absent if none. */
  readonly trials?: number;
}

/** The first view that contains all of some measures. */
export function viewOf({ views }: KnownViews, measures: readonly string[]): View {
  const found = views.find((view) => measures.every((measure) => view.tells(measure)));
  if (!found) throw new Error(`${measures.join(', ')} are not told together`);
  return found;
}

/** The counters of a tally by view, and their meanings. */
export interface CellReader {
  readonly views: readonly CellView[];
}

/** Counters that add up to the trials. */
export interface CellView {
  /** Index of the view's first counter. */
  readonly first: number;
  readonly size: number;
  tells(measure: string): boolean;
  /** @param cell from 0, within the view */
  outcome(cell: number): Outcome;
}

/** The reader for a Throw: one view, with a counter for each raw outcome. */
export function throwCells({ thrown, resolve }: ThrowModel): CellReader {
  const cells = cellsOf(thrown);
  const outcome = (cell: number) => resolve(decode(cells, cell));
  return { views: [{ first: 0, size: cells.size, tells: () => true, outcome }] };
}
