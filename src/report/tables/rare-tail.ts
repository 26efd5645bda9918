import { fractionValue } from '../../base/index.ts';
import type { Odds, OutcomeOdds, Summary } from '../../experiments/index.ts';
import { inBands } from './bands.ts';

/** What comes up more rarely than this is told in one row. */
export const RARE = 1e-6;

/** So few rows are better shown than folded. */
const WORTH_FOLDING = 3;

/**
 * The outcomes of a measure as a reader is shown them: of a count with a long tail, all that is rarer
 * together than one in a million is one row, "23 or more". Hits of a simulation that are too many for
 * that keep their rows. A count of very many values is shown in bands.
 *
 * @param rare another share below which outcomes are told in one row
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
 * Rows in ascending order with those from the first rare one on in one, where they are not too few and
 * not all.
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

/** More bars than these run into each other. */
export const MOST_BARS = 14;

/** Of many bars, those that nobody would see are one. */
const HARDLY_SEEN = 0.001;

/** The outcomes of a measure as a chart has room for them: a long tail is one bar. */
export function chartedOutcomes(summary: Summary): readonly OutcomeOdds[] {
  const all = shownOutcomes(summary);
  return all.length > MOST_BARS ? shownOutcomes(summary, HARDLY_SEEN) : all;
}

/** What a row of a tail is called: "23 or more". */
export function orMoreText(value: number | string): string {
  return `${value}${OR_MORE}`;
}

const OR_MORE = ' or more';

/** Whether a row stands for a whole tail. */
export function isTail(value: number | string): boolean {
  return typeof value === 'string' && value.endsWith(OR_MORE);
}
