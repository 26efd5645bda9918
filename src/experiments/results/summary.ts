/* Summarizes measures: distributions, means and intervals, from exact weights and simulated counts. */

import {
  type Fraction,
  fraction,
  fractionValue,
  type Interval,
  ownProperty,
  rounded,
  sharesOf,
  wilson,
} from '../../base/index.ts';
import type { Space } from '../../board/index.ts';
import { decode, type ExactTally, type Tally } from '../../chance/index.ts';
import {
  type Measure,
  type Outcome,
  type ThrowModel,
  type Value,
  writtenValue,
} from '../../rules/index.ts';
import { type KnownViews, type ValueSum, type View, viewOf } from './view.ts';

export interface Simulated extends Interval {
  readonly count: number;
  readonly probability: number;
}

/** A probability: exact, simulated, or both. Odds that were not requested are absent. */
export interface Odds {
  readonly exact?: Fraction;
  readonly simulated?: Simulated;
}

export interface OutcomeOdds extends Odds {
  readonly value: number | string;
  /** The spaces of a place on the board. */
  readonly spaces?: readonly Space[];
  /** P(>= value), since players think in "at least"; absent if values are names. */
  readonly atLeast?: Odds;
}

export interface Mean {
  readonly exact?: Fraction;
  /** The standard error is unknown, hence absent, after a single trial. */
  readonly simulated?: { readonly mean: number; readonly standardError?: number };
}

/** The distribution of one measure over all possible values. */
export interface Summary {
  readonly measure: Measure;
  /**
   * Numbers in ascending order; names by decreasing probability; places in the order in which Knockback reaches them
   * (`alongTheLine`).
   */
  readonly outcomes: readonly OutcomeOdds[];
  /** Absent for names. */
  readonly mean?: Mean;
  /** Present if values other than these may be possible. */
  readonly isOpen?: true;
}

/** The exact and the simulated tally of a Throw's raw outcomes. */
export interface Tallies {
  /** The exact tally. It is needed even if exact odds are not requested, since it lists the possible cells. */
  readonly weighed: ExactTally;
  /** Whether to give exact probabilities. */
  readonly exact: boolean;
  readonly simulated?: Tally | undefined;
  /** Outcomes that are already known, by cell. */
  readonly outcomes?: ReadonlyMap<number, Outcome>;
}

/** The odds that an event does not happen. */
export function contrary({ exact, simulated }: Odds, trials: number): Odds {
  const count = trials - (simulated?.count ?? 0);
  return {
    ...(exact && { exact: fraction(exact.denominator - exact.numerator, exact.denominator) }),
    ...(simulated && {
      simulated: { count, probability: count / trials, ...wilson(count, trials) },
    }),
  };
}

interface Weight {
  readonly value: Value;
  exact: bigint;
  count: number;
}

/** The odds of an impossible event, in the same kinds (exact, simulated) as the given odds. */
export function impossible({ exact, simulated }: Odds, trials: number): Odds {
  return {
    ...(exact && { exact: { numerator: 0n, denominator: 1n } }),
    ...(simulated && { simulated: { count: 0, probability: 0, ...wilson(0, trials) } }),
  };
}

/** The only view of an attack. The rules run once for each possible raw outcome. */
export function viewedThrow(
  model: ThrowModel,
  { weighed, exact, simulated, outcomes }: Tallies,
): KnownViews {
  const rows = [...cellsToRead(weighed, simulated)].map((cell) => ({
    outcome: outcomes?.get(cell) ?? model.resolve(decode(weighed.cells, cell)),
    weight: weighed.weights.get(cell) ?? 0n,
    count: simulated?.counts[cell] ?? 0,
  }));
  return {
    views: [{ rows, total: weighed.total, tells: () => true }],
    exact,
    ...(simulated && { trials: simulated.trials }),
  };
}

/** Every possible cell, and any impossible cell that the simulation counted. */
function* cellsToRead(weighed: ExactTally, simulated?: Tally): Generator<number> {
  yield* weighed.weights.keys();
  for (const [cell, count] of simulated?.counts.entries() ?? []) {
    if (count > 0 && !weighed.weights.has(cell)) yield cell;
  }
}

/** Adds up the distribution of each measure over the rows of its view. */
export function summarise(measures: readonly Measure[], viewed: KnownViews): Summary[] {
  const views = measures.map(({ name }) => viewOf(viewed, [name]));
  const weights = measures.map(() => new Map<number | string, Weight>());
  for (const view of new Set(views)) {
    if (view.sums) continue;
    const told = [...measures.entries()].filter(([i]) => views[i] === view);
    for (const { outcome, weight: exact, count } of view.rows) {
      for (const [i, measure] of told) {
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
  }
  const known = new Map([...new Set(views)].map((view) => [view, knownOf(viewed, view)]));
  return measures.map((measure, i) => {
    const view = views[i] as View;
    const ofView = known.get(view) as Known;
    return view.sums
      ? summaryOfSums(measure, view.sums.byValue(measure.name), ofView)
      : summaryOf(measure, [...(weights[i] ?? [])], ofView);
  });
}

/**
 * The last exact summary of each measure, by the measure's name. In a sweep, the next combination often has the same
 * one.
 */
const LAST = new Map<string, { readonly sums: readonly ValueSum[]; readonly summary: Summary }>();

function summaryOfSums(measure: Measure, sums: readonly ValueSum[], known: Known): Summary {
  const isExactOnly = known.exact && known.trials === undefined;
  const last = LAST.get(measure.name);
  if (isExactOnly && last?.sums === sums) return { ...last.summary, measure };
  const summary = summaryOf(
    measure,
    sums.map(({ value, weight, count }) => [writtenValue(value), { value, exact: weight, count }]),
    known,
  );
  if (isExactOnly) LAST.set(measure.name, { sums, summary });
  return summary;
}

/** What is needed to turn weights and counts into odds. */
interface Known extends Pick<View, 'means' | 'isOpen'>, Pick<KnownViews, 'exact' | 'trials'> {
  /** A weight divided by the view's total. */
  shareOf(weight: bigint): Fraction;
}

function knownOf({ exact, trials }: KnownViews, { total, isRounded, isOpen, means }: View): Known {
  return {
    ...(means && { means }),
    ...(isOpen && { isOpen }),
    shareOf: isRounded
      ? (weight) => ({ numerator: weight, denominator: total, isRounded })
      : sharesOf(total),
    exact,
    ...(trials !== undefined && { trials }),
  };
}

function summaryOf(
  measure: Measure,
  weights: readonly [number | string, Weight][],
  known: Known,
): Summary {
  const rows = weights.toSorted(([a, x], [b, y]) => inOrder(a, b) || heavier(x, y));
  const open = known.isOpen && { isOpen: known.isOpen };
  if (measure.kind === 'name' || measure.kind === 'place') {
    return { measure, ...open, outcomes: rows.map(([value, w]) => namedOdds(value, w, known)) };
  }
  const numbers = rows as [number, Weight][];
  let above = { exact: 0n, count: 0 };
  const outcomes = numbers.toReversed().map(([value, weight]): OutcomeOdds => {
    above = { exact: above.exact + weight.exact, count: above.count + weight.count };
    return { value, ...oddsOf(weight, known), atLeast: oddsOf(above, known) };
  });
  return { measure, ...open, outcomes: outcomes.reverse(), mean: meanOf(measure, numbers, known) };
}

function namedOdds(value: number | string, weight: Weight, known: Known): OutcomeOdds {
  const place = typeof weight.value === 'object' && { spaces: weight.value.spaces };
  return { value, ...place, ...oddsOf(weight, known) };
}

function inOrder(a: number | string, b: number | string): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : 0;
}

function heavier(a: Weight, b: Weight): number {
  return a.exact === b.exact ? b.count - a.count : a.exact < b.exact ? 1 : -1;
}

/** The odds that a row of a view meets a condition. */
export function oddsIn(viewed: KnownViews, view: View, is: (outcome: Outcome) => boolean): Odds {
  if (view.sums) {
    const { weight, count } = view.sums.where(is);
    return oddsOf({ exact: weight, count }, knownOf(viewed, view));
  }
  let [exact, count] = [0n, 0];
  for (const row of view.rows) {
    if (!is(row.outcome)) continue;
    exact += row.weight;
    count += row.count;
  }
  return oddsOf({ exact, count }, knownOf(viewed, view));
}

/** The odds of each key of a view's rows, in order of first occurrence. */
export function oddsByKey(
  viewed: KnownViews,
  view: View,
  keyOf: (outcome: Outcome) => string,
): [key: string, odds: Odds][] {
  const sums = new Map<string, { exact: bigint; count: number }>();
  for (const { outcome, weight, count } of view.rows) {
    const key = keyOf(outcome);
    const sum = sums.get(key) ?? { exact: 0n, count: 0 };
    sums.set(key, { exact: sum.exact + weight, count: sum.count + count });
  }
  return [...sums].map(([key, sum]) => [key, oddsOf(sum, knownOf(viewed, view))]);
}

function oddsOf({ exact: weight, count }: Pick<Weight, 'exact' | 'count'>, known: Known): Odds {
  const { exact, trials } = known;
  // In a large sweep, nearly all odds are exact only; spreading objects for these would take long.
  if (trials === undefined) return exact ? { exact: known.shareOf(weight) } : {};
  const simulated = { count, probability: count / trials, ...wilson(count, trials) };
  return { ...(exact && { exact: known.shareOf(weight) }), simulated };
}

function meanOf({ name }: Measure, rows: readonly [number, Weight][], known: Known): Mean {
  const { exact, trials, means } = known;
  const solved = ownProperty(means, name);
  const sum = () => rows.reduce((all, [value, { exact: one }]) => all + BigInt(value) * one, 0n);
  return {
    ...(exact && { exact: solved === undefined ? known.shareOf(sum()) : rounded(solved) }),
    ...(trials !== undefined && { simulated: sampleMean(rows, trials) }),
  };
}

/** The mean and its standard error, from sums in whole numbers, which have no rounding errors. */
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
