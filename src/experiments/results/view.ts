import { cellsOf, decode } from '../../chance/index.ts';
import type { Outcome, ThrowModel } from '../../rules/index.ts';

/** What can come of a fight, as far as one view of it tells things apart. */
export interface ViewRow {
  readonly outcome: Outcome;
  /** Of the view's total; 0 of what cannot happen and was counted all the same. */
  readonly weight: bigint;
  /** How often the simulation came to it. */
  readonly count: number;
}

/**
 * Everything that can come of a fight: weights that add up to the total, counts that add up to the
 * trials. An attack has one view that tells all its measures; a fight of many throws has several.
 */
export interface View {
  readonly rows: readonly ViewRow[];
  readonly total: bigint;
  tells(measure: string): boolean;
  /** The weights are known to about 1e-12 only. */
  readonly isRounded?: true;
  /** Nothing is weighed: rows are of what came up, and other outcomes may be possible as well. */
  readonly isOpen?: true;
  /** Means of measures whose highest values are not told apart. */
  readonly means?: Readonly<Record<string, number>>;
}

/** What is known of a fight. */
export interface KnownViews {
  readonly views: readonly View[];
  /** Whether exact probabilities are to be given. */
  readonly exact: boolean;
  /** How many trials were simulated; absent: none. */
  readonly trials?: number;
}

/** The first view that tells all of some measures. */
export function viewOf({ views }: KnownViews, measures: readonly string[]): View {
  const found = views.find((view) => measures.every((measure) => view.tells(measure)));
  if (!found) throw new Error(`${measures.join(', ')} are not told together`);
  return found;
}

/** The counters of a tally, view by view, and what each stands for. */
export interface CellReader {
  readonly views: readonly CellView[];
}

/** Counters that add up to the trials. */
export interface CellView {
  /** The number of its first counter. */
  readonly first: number;
  readonly size: number;
  tells(measure: string): boolean;
  /** @param cell from 0, within the view */
  outcome(cell: number): Outcome;
}

/** Of a Throw: one view, with a counter for each raw outcome. */
export function throwCells({ thrown, resolve }: ThrowModel): CellReader {
  const cells = cellsOf(thrown);
  const outcome = (cell: number) => resolve(decode(cells, cell));
  return { views: [{ first: 0, size: cells.size, tells: () => true, outcome }] };
}
