/* Joint distributions of two measures, for the charts of a fight's course. */

import { type Course, type Outcome, type Value, writtenValue } from '../../rules/index.ts';
import { type Odds, oddsByKey } from './summary.ts';
import { type KnownViews, viewOf } from './view.ts';

/** The joint distribution of two measures of a fight. */
export interface Together {
  readonly measures: readonly [string, string];
  readonly rows: readonly TogetherRow[];
}

export interface TogetherRow extends Odds {
  readonly values: readonly [number | string, number | string];
}

/**
 * The joint distributions for the report on a fight's course. Each combines the winner with another measure: the
 * fight's count, what is left of a side, or a measure in `byWinner`.
 */
export function courseTogether(
  { count, winner, left, byWinner = [] }: Course,
  viewed: KnownViews,
): Together[] {
  if (winner === undefined) return [];
  return [count, ...left.map(({ measure }) => measure), ...byWinner].map((measure) =>
    together(viewed, [measure, winner]),
  );
}

/** @throws Error if no view has both measures */
export function together(viewed: KnownViews, measures: readonly [string, string]): Together {
  const [first, second] = measures;
  const valuesOf = (outcome: Outcome): TogetherRow['values'] => [
    writtenValue(outcome[first] as Value),
    writtenValue(outcome[second] as Value),
  ];
  const rows = oddsByKey(viewed, viewOf(viewed, measures), (outcome) =>
    JSON.stringify(valuesOf(outcome)),
  );
  return { measures, rows: rows.map(([key, odds]) => ({ values: JSON.parse(key), ...odds })) };
}
