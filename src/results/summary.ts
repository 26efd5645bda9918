import type { Space } from '../boards/space.ts';
import { decode } from '../dice/cells.ts';
import type { ExactTally } from '../exact/weigh.ts';
import { type Law, type Measure, type Outcome, type Value, writtenValue } from '../rules/plan.ts';
import type { Tally } from '../simulate/tally.ts';
import { type Fraction, fraction, fractionValue } from '../statistics/fraction.ts';
import { type Interval, wilson } from '../statistics/wilson.ts';

export interface Simulated extends Interval {
  readonly count: number;
  readonly probability: number;
}

/** A probability: exact, simulated, or both. What was not asked for is absent. */
export interface Odds {
  readonly exact?: Fraction;
  readonly simulated?: Simulated;
}

export interface OutcomeOdds extends Odds {
  readonly value: number | string;
  /** The spaces of a place. */
  readonly spaces?: readonly Space[];
  /** P(>= value), for numbers: players think in "at least". */
  readonly atLeast?: Odds;
}

export interface Mean {
  readonly exact?: Fraction;
  /** The standard error is absent where a single trial leaves it unknown. */
  readonly simulated?: { readonly mean: number; readonly standardError?: number };
}

/** The distribution of one measure over all the values that are possible. */
export interface Summary {
  readonly measure: Measure;
  /** Numbers in ascending order, then names in the order of their probability; places in the order in
   * which Knockback comes to them (`alongTheLine`). */
  readonly outcomes: readonly OutcomeOdds[];
  /** Absent for names. */
  readonly mean?: Mean;
}

/** What is known of the raw outcomes. */
export interface Tallies {
  /** The exact tally. It names the possible cells also where exact odds are not asked for. */
  readonly weighed: ExactTally;
  /** Whether exact probabilities are to be given. */
  readonly exact: boolean;
  readonly simulated?: Tally | undefined;
  /** What cells come to, where it is known already. */
  readonly outcomes?: ReadonlyMap<number, Outcome>;
}

interface Weight {
  readonly value: Value;
  exact: bigint;
  count: number;
}

/** The odds of what cannot happen, told like those of `other`. */
export function impossible({ exact, simulated }: Odds, trials: number): Odds {
  return {
    ...(exact && { exact: { numerator: 0n, denominator: 1n } }),
    ...(simulated && { simulated: { count: 0, probability: 0, ...wilson(0, trials) } }),
  };
}

/** Runs the rules once for each raw outcome that can come up, and adds up what it comes to. */
export function summarise(law: Law, measures: readonly Measure[], tallies: Tallies): Summary[] {
  const weights = measures.map(() => new Map<number | string, Weight>());
  for (const cell of cellsToRead(tallies)) {
    const outcome = tallies.outcomes?.get(cell) ?? law.resolve(decode(tallies.weighed.cells, cell));
    const exact = tallies.weighed.weights.get(cell) ?? 0n;
    const count = tallies.simulated?.counts[cell] ?? 0;
    for (const [i, measure] of measures.entries()) {
      const value = outcome[measure.name];
      if (value === undefined) throw new Error(`${measure.name} is not measured`);
      const ofMeasure = weights[i] as Map<number | string, Weight>;
      const key = writtenValue(value);
      const weight = ofMeasure.get(key);
      if (weight) {
        weight.exact += exact;
        weight.count += count;
      } else ofMeasure.set(key, { value, exact, count });
    }
  }
  return measures.map((measure, i) => summaryOf(measure, weights[i] ?? new Map(), tallies));
}

/** Every possible cell, and any other that a simulation hit all the same: nothing is dropped. */
function* cellsToRead({ weighed, simulated }: Tallies): Generator<number> {
  yield* weighed.weights.keys();
  for (const [cell, count] of simulated?.counts.entries() ?? []) {
    if (count > 0 && !weighed.weights.has(cell)) yield cell;
  }
}

function summaryOf(
  measure: Measure,
  weights: Map<number | string, Weight>,
  tallies: Tallies,
): Summary {
  const rows = [...weights].sort(([a, x], [b, y]) => inOrder(a, b) || heavier(x, y));
  if (measure.kind === 'name' || measure.kind === 'place') {
    return { measure, outcomes: rows.map(([value, w]) => namedOdds(value, w, tallies)) };
  }
  const numbers = rows as [number, Weight][];
  let above = { exact: 0n, count: 0 };
  const outcomes = numbers.toReversed().map(([value, weight]): OutcomeOdds => {
    above = { exact: above.exact + weight.exact, count: above.count + weight.count };
    return { value, ...oddsOf(weight, tallies), atLeast: oddsOf(above, tallies) };
  });
  return { measure, outcomes: outcomes.reverse(), mean: meanOf(numbers, tallies) };
}

function namedOdds(value: number | string, weight: Weight, tallies: Tallies): OutcomeOdds {
  const place = typeof weight.value === 'object' && { spaces: weight.value.spaces };
  return { value, ...place, ...oddsOf(weight, tallies) };
}

function inOrder(a: number | string, b: number | string): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : 0;
}

function heavier(a: Weight, b: Weight): number {
  return a.exact === b.exact ? b.count - a.count : a.exact < b.exact ? 1 : -1;
}

/** @param weight of the exact tally, and hits of the simulated one */
export function oddsOf(
  weight: Pick<Weight, 'exact' | 'count'>,
  { weighed, exact, simulated }: Tallies,
): Odds {
  return {
    ...(exact && { exact: fraction(weight.exact, weighed.total) }),
    ...(simulated && {
      simulated: {
        count: weight.count,
        probability: weight.count / simulated.trials,
        ...wilson(weight.count, simulated.trials),
      },
    }),
  };
}

function meanOf(rows: readonly [number, Weight][], { weighed, exact, simulated }: Tallies): Mean {
  return {
    ...(exact && {
      exact: fraction(
        rows.reduce((sum, [value, weight]) => sum + BigInt(value) * weight.exact, 0n),
        weighed.total,
      ),
    }),
    ...(simulated && { simulated: sampleMean(rows, simulated.trials) }),
  };
}

/** Mean and its standard error from whole-number sums, which do not round on the way. */
function sampleMean(rows: readonly [number, Weight][], trials: number) {
  const n = BigInt(trials);
  let sum = 0n;
  let squares = 0n;
  for (const [value, { count }] of rows) {
    sum += BigInt(value) * BigInt(count);
    squares += BigInt(value) ** 2n * BigInt(count);
  }
  const mean = fractionValue(fraction(sum, n));
  if (trials < 2) return { mean };
  const variance = fractionValue(fraction(n * squares - sum * sum, n * (n - 1n)));
  return { mean, standardError: Math.sqrt(variance / trials) };
}
