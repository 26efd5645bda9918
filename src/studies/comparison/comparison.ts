/* What a comparison is: its pairs, differences, tests and verdicts. */

import {
  dataDifferences,
  type Fraction,
  fieldName,
  type GoodnessOfFit,
  type Interval,
  isMapping,
} from '../../base/index.ts';
import type { Combination, Labels, RecordedResult } from '../../experiments/index.ts';
import type { Measure } from '../../rules/index.ts';

/** One side of a comparison. */
export interface ComparedSide {
  /** The path of the file. */
  readonly file: string;
  readonly results: readonly RecordedResult[];
}

/**
 * The probability of an event, or a mean, on both sides, and B - A. Unknown numbers are absent. If only one side was
 * simulated, `simulated` holds the exact value of the other side.
 */
export interface Difference {
  readonly exact?: { readonly a: Fraction; readonly b: Fraction; readonly difference: Fraction };
  readonly simulated?: {
    readonly a: number;
    readonly b: number;
    readonly difference: number;
    /** The 95% interval; absent if the samples have no spread. */
    readonly interval?: Interval;
  };
}

export interface OutcomeDifference extends Difference {
  readonly value: number | string;
  /** P(>= value), for numbers. */
  readonly atLeast?: Difference;
}

/**
 * The verdict on a measure. `same` and `different` are certain, since they come from exact odds. Without exact odds on
 * both sides, the verdict is `beyondChance`, `notToldApart` or, if both sides are one sample, `sameSample`.
 */
export type Verdict = 'same' | 'different' | 'beyondChance' | 'notToldApart' | 'sameSample';

/**
 * The test of whether the simulated distributions of a measure differ. One test per measure, instead of one per value,
 * keeps the number of tests small and also detects changes that do not affect the mean. Measures are not independent (a
 * figure that is not displaced moves 0 spaces), but Holm's correction is valid for any dependence.
 */
export interface Test extends GoodnessOfFit {
  /** The p-value adjusted for all tests of the comparison (Holm). */
  readonly adjusted: number;
}

export interface MeasureDifference {
  readonly measure: Measure;
  /** All values that occur on either side; numbers in ascending order. */
  readonly outcomes: readonly OutcomeDifference[];
  /** Absent if the values are names. */
  readonly mean?: Difference;
  readonly verdict: Verdict;
  /** Absent if the samples cannot be tested, because both are the same sample or there are too few hits. */
  readonly test?: Test;
  /** Trials per side needed for 80% power, if the simulations do not show a difference. */
  readonly needed?: { readonly trials: number; readonly from: 'exact' | 'seen' };
}

/**
 * How the samples of a pair are related (see `Relation`). `same`: both have the same scenario, seed and number of
 * trials, so there is only one sample. `againstExact`: one side is only simulated, the other only known exactly.
 */
export type Samples = 'independent' | 'related' | 'same' | 'againstExact';

/** A field of the scenario that differs between the sides. */
export interface Change {
  readonly field: string;
  readonly a: unknown;
  readonly b: unknown;
}

/** A result of A with its match in B. */
export interface Pair {
  readonly combination: Combination;
  /** The files' labels for the combination's values; the labels of A if both files have some. */
  readonly labels: Labels;
  readonly a: RecordedResult;
  readonly b: RecordedResult;
  /** Absent if both sides are known exactly and at least one was not simulated. */
  readonly samples?: Samples;
  readonly changes: readonly Change[];
  /** All measures in the order of A, including measures that are certain to be the same. */
  readonly measures: readonly MeasureDifference[];
}

export interface Comparison {
  readonly a: ComparedSide;
  readonly b: ComparedSide;
  readonly pairs: readonly Pair[];
  /** The number of tests that the adjusted p-values account for. */
  readonly tests: number;
  /** What was not compared, because only one side has it or because it cannot be compared, in words. */
  readonly leftOut: readonly string[];
}

/** A difference is beyond chance if its adjusted p-value is at most this. */
export const LEVEL = 0.05;

export function isBeyondChance({ test }: { readonly test?: Test | undefined }): boolean {
  return test !== undefined && test.adjusted <= LEVEL;
}

/**
 * The fields in which two scenarios differ: first in the order of A, then in that of B. Lists with the same number of
 * mappings, such as figures, are compared item by item. Any other list, such as a space or a card's powers, counts as
 * one field.
 */
export function changes(a: unknown, b: unknown): Change[] {
  const isOne = (x: readonly unknown[], y: readonly unknown[]) =>
    x.length !== y.length || ![...x, ...y].every(isMapping);
  return dataDifferences(a, b, isOne).map(({ path, a: before, b: after }) => ({
    field: fieldName(path),
    a: before,
    b: after,
  }));
}
