import type { Fraction } from '../measures/fraction.ts';
import { fractionValue } from '../measures/fraction.ts';
import type { GoodnessOfFit } from '../measures/goodness.ts';
import { homogeneity } from '../measures/homogeneity.ts';
import { trialsToTell } from '../measures/sample-size.ts';
import type { RecordedOutcome, RecordedResult } from '../results/recorded.ts';
import {
  isBeyondChance,
  LEVEL,
  type MeasureDifference,
  type Samples,
  type Test,
} from './comparison.ts';
import { meanDifference, outcomeDifferences, type Row, type SamplePair } from './difference.ts';
import { measureNamed } from './measure-named.ts';

/** A measure of both sides, before the number of all tests is known. */
export interface Measured extends Omit<MeasureDifference, 'verdict' | 'test' | 'needed'> {
  readonly rows: readonly Row[];
  readonly samples: Samples | undefined;
  readonly test?: GoodnessOfFit;
}

/** @returns undefined where one side has exact odds only, and the other simulated ones only */
export function measured(
  name: string,
  a: RecordedResult,
  b: RecordedResult,
  samples: Samples | undefined,
): Measured | undefined {
  const [ofA, ofB] = [a.measures.get(name) ?? [], b.measures.get(name) ?? []];
  const rows = rowsOf(ofA, ofB, samples !== undefined);
  if (rows.every(({ exact, counts }) => !exact && !counts)) return undefined;
  const pair = rows.some(({ counts }) => counts) ? samplePair(a, b, samples) : undefined;
  const test =
    pair && samples !== 'same'
      ? homogeneity(countsOf(rows, 0), countsOf(rows, 1), pair.relation)
      : undefined;
  const mean = meanDifference(rows, pair);
  return {
    measure: measureNamed(name, a.scenario.rules, [...ofA, ...ofB]),
    rows,
    samples: pair && samples,
    outcomes: outcomeDifferences(rows, pair),
    ...(mean && { mean }),
    ...(test && { test }),
  };
}

/** What is known of all pairs and their tests. */
interface Family {
  /** The adjusted p-value of this measure. */
  readonly adjusted: number | undefined;
  readonly tests: number;
  /** Whether both sides are one scenario, which no number of trials tells apart. */
  readonly isOneScenario: boolean;
}

/** With its test adjusted, what is to be said of it. */
export function judged(
  { rows, samples, test: raw, ...rest }: Measured,
  { adjusted, tests, isOneScenario }: Family,
): MeasureDifference {
  const test: Test | undefined = raw && { ...raw, adjusted: adjusted ?? 1 };
  const isExact = rows.every(({ exact }) => exact);
  const differs = rows.some(({ exact }) => exact && !equal(...exact));
  const beyond = isBeyondChance({ test });
  const verdict = isExact
    ? differs
      ? 'different'
      : 'same'
    : samples === 'same'
      ? 'sameSample'
      : beyond
        ? 'beyondChance'
        : 'notToldApart';
  const trials =
    samples && samples !== 'same' && !beyond && !isOneScenario
      ? trialsToTell({
          a: sharesOf(rows, 0, isExact),
          b: sharesOf(rows, 1, isExact),
          level: LEVEL / Math.max(1, tests),
          relation: samples,
        })
      : undefined;
  return {
    ...rest,
    verdict,
    ...(test && { test }),
    ...(trials !== undefined && { needed: { trials, from: isExact ? 'exact' : 'seen' } }),
  };
}

/** Same-sample differences get the interval of related samples, of which they are one kind. */
function samplePair(
  a: RecordedResult,
  b: RecordedResult,
  samples: Samples | undefined,
): SamplePair | undefined {
  if (!samples || !a.simulation || !b.simulation) return undefined;
  return {
    trials: [a.simulation.trials, b.simulation.trials],
    relation: samples === 'independent' ? 'independent' : 'related',
  };
}

/** Every value of either side: numbers in ascending order, then names as they came. */
function rowsOf(
  a: readonly RecordedOutcome[],
  b: readonly RecordedOutcome[],
  areSimulated: boolean,
): Row[] {
  const has = (key: 'exact' | 'count') =>
    [a, b].every((side) => side.some((outcome) => outcome[key] !== undefined));
  const [isExact, isCounted] = [has('exact'), areSimulated && has('count')];
  const [inA, inB] = [a, b].map((side) => new Map(side.map((one) => [one.value, one])));
  const values = [...new Set([...a, ...b].map(({ value }) => value))].sort((x, y) =>
    typeof x === 'number' && typeof y === 'number' ? x - y : 0,
  );
  return values.map((value) => {
    const [ofA, ofB] = [inA?.get(value), inB?.get(value)];
    return {
      value,
      ...(isExact && { exact: [ofA?.exact ?? NEVER, ofB?.exact ?? NEVER] as const }),
      ...(isCounted && { counts: [ofA?.count ?? 0, ofB?.count ?? 0] as const }),
    };
  });
}

const NEVER: Fraction = { numerator: 0n, denominator: 1n };

function equal(a: Fraction, b: Fraction): boolean {
  return a.numerator === b.numerator && a.denominator === b.denominator;
}

function countsOf(rows: readonly Row[], side: 0 | 1): number[] {
  return rows.map(({ counts }) => counts?.[side] ?? 0);
}

function sharesOf(rows: readonly Row[], side: 0 | 1, isExact: boolean): number[] {
  const counts = countsOf(rows, side);
  const trials = counts.reduce((sum, count) => sum + count, 0);
  return rows.map(({ exact }, i) =>
    isExact && exact ? fractionValue(exact[side]) : (counts[i] ?? 0) / trials,
  );
}
