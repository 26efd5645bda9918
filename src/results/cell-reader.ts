import { cellsOf, decode } from '../dice/cells.ts';
import type { Outcome, ThrowLaw } from '../rules/plan.ts';

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
export function throwCells({ thrown, resolve }: ThrowLaw): CellReader {
  const cells = cellsOf(thrown);
  const outcome = (cell: number) => resolve(decode(cells, cell));
  return { views: [{ first: 0, size: cells.size, tells: () => true, outcome }] };
}
