/* The numbers of a comparison, and how reports write them. */

import {
  fractionValue,
  type Interval,
  MOST_DECIMALS,
  percent,
  shareDecimals,
  signed,
} from '../../../base/index.ts';
import { foldedFrom, orMoreText, RARE } from '../../../report/index.ts';
import type { Measure } from '../../../rules/index.ts';
import type { Difference, MeasureDifference, OutcomeDifference } from '../comparison.ts';

/** How the values of a quantity, their differences and their intervals are written. */
export interface Unit {
  text(value: number): string;
  difference(value: number): string;
  interval(interval: Interval): string;
}

/**
 * How the main number of a measure is written: the mean of a count, otherwise a chance.
 *
 * @param differences all differences shown together; they are written with the same precision
 */
export function unitOf({ kind }: Measure, differences: readonly (Difference | undefined)[]): Unit {
  return kind === 'count' ? MEAN : chanceUnit(differences);
}

/**
 * Chances as percentages, and their differences in percentage points. If all of them are only simulated, the narrowest
 * interval decides the number of decimals.
 */
export function chanceUnit(differences: readonly (Difference | undefined)[]): Unit {
  const decimals = Math.max(...differences.flatMap((one) => (one ? decimalsOf(one) : [])), 1);
  return {
    text: (value) => percent(value, decimals),
    difference: (value) => signed(100 * value, decimals),
    interval: ({ low, high }) => `${bound(100 * low, decimals)} to ${bound(100 * high, decimals)}`,
  };
}

function decimalsOf({ exact, simulated }: Difference): number {
  return exact || !simulated?.interval ? MOST_DECIMALS : shareDecimals(simulated.interval);
}

export const MEAN: Unit = {
  text: (value) => value.toFixed(4),
  difference: (value) => signed(value, 4),
  interval: ({ low, high }) => `${bound(low, 4)} to ${bound(high, 4)}`,
};

/** An end of an interval, with as many decimals as the difference. */
function bound(value: number, decimals: number): string {
  return signed(Number(value.toFixed(decimals)), decimals);
}

/** The main number of a measure: the chance of a flag, or the mean of a count. */
export function mainDifference({
  measure,
  mean,
  outcomes,
}: MeasureDifference): QuantityDifference | undefined {
  if (measure.kind === 'count') return mean && { difference: mean, unit: unitOf(measure, [mean]) };
  if (measure.kind === 'name' || measure.kind === 'place') return undefined;
  // If the event never happens on either side, there is no outcome 1, only the mean (0).
  const difference = outcomes.find(({ value }) => value === 1) ?? mean;
  return difference && { difference, unit: unitOf(measure, [difference]) };
}

export interface QuantityDifference {
  readonly difference: Difference;
  readonly unit: Unit;
}

/** The numbers of a difference, for programs; undefined if unknown. */
export const DIFFERENCE_NUMBERS: readonly {
  readonly kind: 'exact' | 'simulated';
  readonly name: string;
  readonly of: (difference: Difference) => number | undefined;
}[] = [
  ...(['a', 'b', 'difference'] as const).map((name) => ({
    kind: 'exact' as const,
    name,
    of: ({ exact }: Difference) => exact && fractionValue(exact[name]),
  })),
  ...(['a', 'b', 'difference'] as const).map((name) => ({
    kind: 'simulated' as const,
    name,
    of: ({ simulated }: Difference) => simulated?.[name],
  })),
  ...(['low', 'high'] as const).map((name) => ({
    kind: 'simulated' as const,
    name,
    of: ({ simulated }: Difference) => simulated?.interval?.[name],
  })),
];

/** The difference B - A, exact if known. */
export function knownDifference({ exact, simulated }: Difference): number {
  return exact ? fractionValue(exact.difference) : (simulated?.difference ?? Number.NaN);
}

/** The values of A and of B, exact if known. */
export function sidesOf({ exact, simulated }: Difference): readonly [a: number, b: number] {
  if (exact) return [fractionValue(exact.a), fractionValue(exact.b)];
  return [simulated?.a ?? Number.NaN, simulated?.b ?? Number.NaN];
}

/** Whether a measure has only one possible outcome, which is then the same on both sides. */
export function sameForCertain({ outcomes }: MeasureDifference): boolean {
  return outcomes.length === 1;
}

/** Whether a measure is known to be the same on both sides, so that there is nothing else to report. */
export function isSame(one: MeasureDifference): boolean {
  return one.verdict === 'same' || sameForCertain(one);
}

/**
 * The outcomes of a measure, for readers. For a count, all large values that together are rarer than one in a million
 * on both sides share one row.
 */
export function shownDifferences({
  measure,
  outcomes,
}: MeasureDifference): readonly OutcomeDifference[] {
  if (measure.kind !== 'count') return outcomes;
  return foldedFrom(
    outcomes,
    ({ atLeast }) => atLeast !== undefined && sidesOf(atLeast).every((share) => share < RARE),
    ({ value, atLeast }) => ({
      value: orMoreText(value),
      ...atLeast,
      ...(atLeast && { atLeast }),
    }),
  );
}
