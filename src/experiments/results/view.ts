/* Views: rows of outcomes with weights and counts. All kinds of models provide their outcomes in this form. */

import { cellsOf, decode } from '../../chance/index.ts';
import type { Outcome, ThrowModel, Value } from '../../rules/index.ts';

/** A possible outcome of a fight, with only the measures that the view distinguishes. */
export interface ViewRow {
  readonly outcome: Outcome;
  /** The weight, as a share of the view's total; 0 for an impossible outcome that was counted. */
  readonly weight: bigint;
  /** How often the outcome occurred in the simulation. */
  readonly count: number;
}

/**
 * All possible outcomes of a fight. Weights add up to the total, counts to the trials. An attack has one view with all
 * its measures; a fight with many rolls has several views.
 */
export interface View {
  readonly rows: readonly ViewRow[];
  readonly total: bigint;
  tells(measure: string): boolean;
  /** Present if the weights are only accurate to about 1e-12. */
  readonly isRounded?: true;
  /** Present if nothing is weighed: rows are the outcomes that occurred, and other outcomes may be possible. */
  readonly isOpen?: true;
  /** The sums over the rows, found faster than by adding up the rows; absent if there is no faster way. */
  readonly sums?: ViewSums;
  /** The means that the rows cannot give, because the highest values of the measure share a row. */
  readonly means?: Readonly<Record<string, number>>;
}

/** The weight and the count of several rows together. */
export interface RowSum {
  readonly weight: bigint;
  readonly count: number;
}

/** The sum over all rows with the same value of a measure. */
export interface ValueSum extends RowSum {
  readonly value: Value;
}

/** Sums over the rows of a view. */
export interface ViewSums {
  /**
   * The sum for each value of a measure, in order of first occurrence. Views with the same total may share the list.
   */
  byValue(measure: string): readonly ValueSum[];
  /** The sum over all rows whose outcome meets the condition. */
  where(is: (outcome: Outcome) => boolean): RowSum;
}

/** The views of a fight, and which odds to derive from them. */
export interface KnownViews {
  readonly views: readonly View[];
  /** Whether to give exact probabilities. */
  readonly exact: boolean;
  /** How many trials were simulated; absent if none. */
  readonly trials?: number;
}

/** The first view that has all of the given measures. */
export function viewOf({ views }: KnownViews, measures: readonly string[]): View {
  const found = views.find((view) => measures.every((measure) => view.tells(measure)));
  if (!found) throw new Error(`${measures.join(', ')} are not told together`);
  return found;
}

/** The counters of a tally by view, and what they mean. */
export interface CellReader {
  readonly views: readonly CellView[];
}

/** A range of counters in a tally; they add up to the trials. */
export interface CellView {
  /** The index of the view's first counter in the tally. */
  readonly first: number;
  readonly size: number;
  tells(measure: string): boolean;
  /** @param cell the index of a counter within the view, from 0 */
  outcome(cell: number): Outcome;
}

/** The reader for a Throw: one view, with a counter for each raw outcome. */
export function throwCells({ thrown, resolve }: ThrowModel): CellReader {
  const cells = cellsOf(thrown);
  const outcome = (cell: number) => resolve(decode(cells, cell));
  return { views: [{ first: 0, size: cells.size, tells: () => true, outcome }] };
}
