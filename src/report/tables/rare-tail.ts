/* Folding of long tails: rare outcomes become one row, "23 or more", in tables and charts. */

import { fractionValue } from '../../base/index.ts';
import type { Odds, OutcomeOdds, Summary } from '../../experiments/index.ts';
import { inBands } from './bands.ts';

/** Rarer outcomes are folded into one row. */
export const RARE = 1e-6;

/** Fewer rows than this are shown instead of folded. */
const WORTH_FOLDING = 3;

/**
 * The outcomes of a measure as shown to a reader. In a count with a long tail, outcomes whose total chance is below
 * one in a million become one row, "23 or more", unless the simulation hit them too often for that. A simulated count
 * with very many values is shown in bands.
 *
 * @param rare another share below which outcomes are folded
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
 * Rows in ascending order, with the first rare one and all after it folded into one, unless that would fold too few
 * or all.
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

/** More bars than this would overlap. */
export const MOST_BARS = 14;

/** If there are many bars, those too small to see are folded. */
const HARDLY_SEEN = 0.001;

/** The outcomes of a measure for a chart; a long tail is one bar. */
export function chartedOutcomes(summary: Summary): readonly OutcomeOdds[] {
  const all = shownOutcomes(summary);
  return all.length > MOST_BARS ? shownOutcomes(summary, HARDLY_SEEN) : all;
}

/** The label of a tail: "23 or more". */
export function orMoreText(value: number | string): string {
  return `${value}${OR_MORE}`;
}

const OR_MORE = ' or more';

/** Whether a row is a tail. */
export function isTail(value: number | string): boolean {
  return typeof value === 'string' && value.endsWith(OR_MORE);
}
