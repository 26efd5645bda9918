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

/** One side of a comparison: where its results are from. */
export interface ComparedSide {
  /** Its name, fit to be printed. */
  readonly file: string;
  readonly results: readonly RecordedResult[];
}

/**
 * The chance of an event, or a mean, on both sides, and B - A. What is unknown is absent; the exact
 * value of a side that was not simulated stands in for a simulated one.
 */
export interface Difference {
  readonly exact?: { readonly a: Fraction; readonly b: Fraction; readonly difference: Fraction };
  readonly simulated?: {
    readonly a: number;
    readonly b: number;
    readonly difference: number;
    /** 95%, by itself; absent where the samples do not tell their spread. */
    readonly interval?: Interval;
  };
}

export interface OutcomeDifference extends Difference {
  readonly value: number | string;
  /** P(>= value), for numbers. */
  readonly atLeast?: Difference;
}

/**
 * What is to be said of a measure. `same` and `different` are exact, the truth. Without exact odds on
 * both sides: `beyondChance`, `notToldApart`, or, where both sides are one sample, `sameSample`.
 */
export type Verdict = 'same' | 'different' | 'beyondChance' | 'notToldApart' | 'sameSample';

/**
 * Whether the simulations tell a measure's two distributions apart, as wholes: one test a measure,
 * rather than one a value, keeps their number small and sees also what leaves the mean as it is.
 * Measures hang together (who is not displaced is moved by 0), and Holm's correction holds whatever
 * they have in common.
 */
export interface Test extends GoodnessOfFit {
  /** The p-value that allows for all tests of the comparison (Holm). */
  readonly adjusted: number;
}

export interface MeasureDifference {
  readonly measure: Measure;
  /** Over all values of either side; numbers ascend. */
  readonly outcomes: readonly OutcomeDifference[];
  /** Absent for names. */
  readonly mean?: Difference;
  readonly verdict: Verdict;
  /** Absent where the samples cannot be tested: one sample, or too few hits. */
  readonly test?: Test;
  /** For simulations that do not tell the sides apart: the trials a side that would, 4 times in 5. */
  readonly needed?: { readonly trials: number; readonly from: 'exact' | 'seen' };
}

/**
 * How the samples of a pair hang together: see `Relation`; `same`: one scenario, one seed and as many
 * trials, so that there is but one sample; `againstExact`: one side is simulated and no more, the
 * other known exactly and not simulated.
 */
export type Samples = 'independent' | 'related' | 'same' | 'againstExact';

/** A field of the scenario that is not the same on both sides. */
export interface Change {
  readonly field: string;
  readonly a: unknown;
  readonly b: unknown;
}

/** A result of A beside one of B. */
export interface Pair {
  readonly combination: Combination;
  /** What the files call the values of the combination: A's words, where both have some. */
  readonly labels: Labels;
  readonly a: RecordedResult;
  readonly b: RecordedResult;
  /** Absent where a side was not simulated and both are known exactly. */
  readonly samples?: Samples;
  readonly changes: readonly Change[];
  /** In the order of A; what is certain to be the same is among them. */
  readonly measures: readonly MeasureDifference[];
}

export interface Comparison {
  readonly a: ComparedSide;
  readonly b: ComparedSide;
  readonly pairs: readonly Pair[];
  /** How many tests the adjusted p-values allow for. */
  readonly tests: number;
  /** What only one side has, or cannot be compared, in words. */
  readonly leftOut: readonly string[];
}

/** Adjusted p-values up to this are beyond chance. */
export const LEVEL = 0.05;

export function isBeyondChance({ test }: { readonly test?: Test | undefined }): boolean {
  return test !== undefined && test.adjusted <= LEVEL;
}

/**
 * The fields in which two scenarios differ, in the order of A, then of B. Lists of as many figures or
 * the like are compared one by one; other lists, such as a space or a card's powers, are one field.
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
