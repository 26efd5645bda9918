/* Folds long tails: in tables and charts, rare large values share one row, "23 or more". */

import { fractionValue } from '../../base/index.ts';
import type { Odds, OutcomeOdds, Summary } from '../../experiments/index.ts';
import { inBands } from './bands.ts';

/** The total chance below which large values are folded into one row. */
export const RARE = 1e-6;

/** If fewer rows than this would be folded, they are shown instead. */
const WORTH_FOLDING = 3;

/**
 * The outcomes of a measure, as shown to a reader. In a count with a long tail, large values are combined into one row,
 * "23 or more", if their total chance is below one in a million, unless the simulation hit them too often for that
 * chance. A simulated count with very many values is shown in bands.
 *
 * @param rare the total chance below which large values are combined
 */
export function shownOutcomes(summary: Summary, rare = RARE): readonly OutcomeOdds[] {
  const { measure, outcomes } = inBands(summary);
  if (measure.kind !== 'count' || outcomes !== summary.outcomes) return outcomes;
  return foldedFrom(
    outcomes,
    ({ atLeast }) => atLeast !== undefined && isRare(atLeast, rare),
    ({ value, atLeast }) => ({
      value: orMoreText(value),
      ...atLeast,
      ...(atLeast && { atLeast }),
    }),
  );
}

function isRare({ exact, simulated }: Odds, rare: number): boolean {
  if (exact && fractionValue(exact) >= rare) return false;
  return (simulated?.low ?? 0) < rare;
}

/**
 * Rows in ascending order. The first rare row and all rows after it are folded into one, unless too few or all rows
 * would be folded.
 */
export function foldedFrom<Row>(
  rows: readonly Row[],
  isRareFrom: (row: Row) => boolean,
  folded: (first: Row) => Row,
): readonly Row[] {
  const from = rows.findIndex(isRareFrom);
  const first = rows[from];
  if (from < 1 || first === undefined || rows.length - from < WORTH_FOLDING) return rows;
  return [...rows.slice(0, from), folded(first)];
}

/** The maximum number of bars that do not overlap. */
export const MOST_BARS = 14;

/** If there are many bars, large values are combined into one bar if their total chance is below this. */
const HARDLY_SEEN = 0.001;

/** The outcomes of a measure for a chart. A long tail is one bar. */
export function chartedOutcomes(summary: Summary): readonly OutcomeOdds[] {
  const all = shownOutcomes(summary);
  return all.length > MOST_BARS ? shownOutcomes(summary, HARDLY_SEEN) : all;
}

/** The label of a folded tail: "23 or more". */
export function orMoreText(value: number | string): string {
  return `${value}${OR_MORE}`;
}

const OR_MORE = ' or more';

/** Whether a value is a folded tail. */
export function isTail(value: number | string): boolean {
  return typeof value === 'string' && value.endsWith(OR_MORE);
}
