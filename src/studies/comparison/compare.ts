/* Compares recorded results of two sides: matches them, measures the differences, and tests them. */

import {
  BadInput,
  canonicalText,
  fractionValue,
  holm,
  listed,
  ownProperty,
  same,
  sameData,
  shortened,
  shown,
  trialsToTell,
} from '../../base/index.ts';
import type { RecordedResult } from '../../experiments/index.ts';
import { withQuestion } from './asked.ts';
import {
  type ComparedSide,
  type Comparison,
  changes,
  isBeyondChance,
  LEVEL,
  type MeasureDifference,
  type Pair,
  type Samples,
  type Test,
} from './comparison.ts';
import { type Measured, measured } from './measured.ts';
import { chancesOf, exactSideOf, hitsOf, type Row } from './row.ts';

interface Match {
  readonly pairs: readonly (readonly [a: RecordedResult, b: RecordedResult])[];
  readonly onlyA: readonly RecordedResult[];
  readonly onlyB: readonly RecordedResult[];
}

/**
 * Matches the results of A with those of B: results match if they have the same combination and, if a side has several
 * experiments, the same name. If each side has only one result, the two always match.
 *
 * @throws BadInput if two results in a file cannot be told apart
 */
export function match(a: ComparedSide, b: ComparedSide): Match {
  const [firstA, firstB] = [a.results[0], b.results[0]];
  if (firstA && firstB && a.results.length === 1 && b.results.length === 1) {
    return { pairs: [[firstA, firstB]], onlyA: [], onlyB: [] };
  }
  const byCombination = ({ combination }: RecordedResult) => canonicalText(combination);
  const byName = (result: RecordedResult) => JSON.stringify([result.name, byCombination(result)]);
  const isOne = [a, b].every(({ results }) => new Set(results.map(({ name }) => name)).size === 1);
  const keyOf = isOne ? byCombination : byName;
  for (const side of [a, b]) refuseTwins(side, keyOf);
  const ofB = new Map(b.results.map((result) => [keyOf(result), result]));
  const keysOfA = new Set(a.results.map(keyOf));
  return {
    pairs: a.results.flatMap((result) => {
      const other = ofB.get(keyOf(result));
      return other ? [[result, other] as const] : [];
    }),
    onlyA: a.results.filter((result) => !ofB.has(keyOf(result))),
    onlyB: b.results.filter((result) => !keysOfA.has(keyOf(result))),
  };
}

function refuseTwins(
  { file, results }: ComparedSide,
  keyOf: (result: RecordedResult) => string,
): void {
  const known = new Set<string>();
  const twin = results.find((result) => known.size === known.add(keyOf(result)).size);
  if (!twin) return;
  throw new BadInput({
    path: [],
    place: file,
    found: `two results of ${shown(twin.name)} for the same combination`,
    allowed: 'only one result for each experiment and combination',
  });
}

/** The properties of the whole comparison on which each verdict depends. */
interface Family {
  /** The adjusted p-value of this measure. */
  readonly adjusted: number | undefined;
  readonly tests: number;
  /** Whether both sides have the same scenario; if so, no number of trials can show a difference. */
  readonly isOneScenario: boolean;
}

/** A measure's difference with its verdict and its adjusted test. */
export function judged(
  { rows, samples, test: raw, ...rest }: Measured,
  { adjusted, tests, isOneScenario }: Family,
): MeasureDifference {
  const test: Test | undefined = raw && { ...raw, adjusted: adjusted ?? 1 };
  const isExact = rows.every(({ exact }) => exact);
  const differs = rows.some(({ exact }) => exact && !same(...exact));
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
      ? neededTrials(rows, samples, LEVEL / Math.max(1, tests))
      : undefined;
  return {
    ...rest,
    verdict,
    ...(test && { test }),
    ...(trials !== undefined && { needed: { trials, from: isExact ? 'exact' : 'seen' } }),
  };
}

function neededTrials(
  rows: readonly Row[],
  samples: Exclude<Samples, 'same'>,
  level: number,
): number | undefined {
  const exactSide = exactSideOf(rows);
  return trialsToTell({
    a: sharesOf(rows, exactSide ?? 0),
    b: sharesOf(rows, exactSide === 1 ? 0 : 1),
    level,
    relation: samples === 'againstExact' ? 'independent' : samples,
    isAExact: exactSide !== undefined,
  });
}

/** The probability of each row on one side: exact if known, otherwise observed. */
function sharesOf(rows: readonly Row[], side: 0 | 1): number[] {
  const chances = chancesOf(rows, side);
  const hits = hitsOf(rows, side);
  const trials = hits.reduce((sum, count) => sum + count, 0);
  return rows.map(({ exact }, i) => {
    const known = exact?.[side] ?? chances[i];
    return known ? fractionValue(known) : (hits[i] ?? 0) / trials;
  });
}

interface Beside {
  readonly a: RecordedResult;
  readonly b: RecordedResult;
  readonly samples: Samples | undefined;
  readonly measured: readonly Measured[];
}

/** The maximum number of measures that an error message names for each side. */
const MOST_NAMED = 3;

/** Maximum number of characters in an error message for one result or for the measures of one side. */
const LONGEST_LEFT_OUT = 90;

/**
 * Compares the results of two sides, measure by measure. Differences are B - A.
 *
 * @throws BadInput if the sides have nothing in common
 */
export function compare(a: ComparedSide, b: ComparedSide): Comparison {
  const { pairs: matched, onlyA, onlyB } = match(a, b);
  const besides = matched.map(([ofA, ofB]) => beside(...withQuestion(ofA, ofB)));
  const unmatched = [
    ...onlyA.map((result) => `only in A: ${nameOf(result, a)}`),
    ...onlyB.map((result) => `only in B: ${nameOf(result, b)}`),
  ];
  const leftOut = [...unmatched, ...measuresLeftOut(besides)];
  if (besides.every((one) => one.measured.length === 0)) {
    const told = [...unmatched, ...measuresLeftOut(besides, MOST_NAMED)];
    const shownOf = told
      .slice(0, 4)
      .map((one) => shortened(one, LONGEST_LEFT_OUT))
      .join('; ');
    const found = shownOf ? `nothing in common (${shownOf})` : 'nothing in common';
    throw new BadInput({
      path: [],
      place: `${a.file} and ${b.file}`,
      found,
      allowed: 'results with the same measures, for the same combinations',
    });
  }
  return { a, b, leftOut, ...withTests(besides) };
}

function beside(a: RecordedResult, b: RecordedResult): Beside {
  const samples = samplesOf(a, b);
  const names = [...a.measures.keys()];
  return {
    a,
    b,
    samples,
    measured: names.flatMap((name) => measured(name, a, b, samples) ?? []),
  };
}

/** Adjusts the tests of all measures and combinations together, as one family. */
function withTests(besides: readonly Beside[]): { pairs: Pair[]; tests: number } {
  const tested = besides.flatMap((one) => one.measured.filter(({ test }) => test));
  const adjusted = holm(tested.map(({ test }) => test?.pValue ?? 1));
  const adjustedOf = new Map(tested.map((one, i) => [one, adjusted[i]]));
  const pairs = besides.map(({ a, b, samples, measured: all }): Pair => {
    const changed = changes(a.scenario, b.scenario);
    const [tests, isOneScenario] = [tested.length, changed.length === 0];
    return {
      combination: a.combination,
      labels: { ...b.labels, ...a.labels },
      a,
      b,
      ...(samples && { samples }),
      changes: changed,
      measures: all.map((one) =>
        judged(one, { adjusted: adjustedOf.get(one), tests, isOneScenario }),
      ),
    };
  });
  return { pairs, tests: tested.length };
}

function samplesOf(a: RecordedResult, b: RecordedResult): Samples | undefined {
  if (!a.simulation || !b.simulation) {
    const [simulated, other] = a.simulation ? [a, b] : [b, a];
    const isOneSided = simulated.simulation && !hasExact(simulated) && hasExact(other);
    return isOneSided ? 'againstExact' : undefined;
  }
  if (a.simulation.seed !== b.simulation.seed) return 'independent';
  const isOne = a.simulation.trials === b.simulation.trials && sameData(a.scenario, b.scenario);
  return isOne ? 'same' : 'related';
}

function hasExact({ measures }: RecordedResult): boolean {
  return [...measures.values()].some((outcomes) => outcomes.some(({ exact }) => exact));
}

/** @param most the maximum number of measures to name; the others are counted (default: all are named) */
function measuresLeftOut(besides: readonly Beside[], most = Number.POSITIVE_INFINITY): string[] {
  const said = (text: string, of: (one: Beside) => readonly string[]) => {
    const names = [...new Set(besides.flatMap(of))];
    const more = names.length > most + 1 ? [`${names.length - most} more`] : [];
    const named = more.length > 0 ? names.slice(0, most) : names;
    return names.length > 0 ? [`${text}: ${listed([...named, ...more])}`] : [];
  };
  const without = (one: RecordedResult, other: RecordedResult) =>
    [...one.measures.keys()].filter((name) => !other.measures.has(name));
  return [
    ...said('measured only in A', ({ a, b }) => without(a, b)),
    ...said('measured only in B', ({ a, b }) => without(b, a)),
    ...said('not exact on both sides, nor simulated on both sides', (one) => {
      const compared = new Set(one.measured.map(({ measure }) => measure.name));
      return [...one.a.measures.keys()].filter(
        (name) => one.b.measures.has(name) && !compared.has(name),
      );
    }),
  ];
}

/** A result's name within its side; if the side has a single experiment, only the combination. */
function nameOf({ name, combination, labels }: RecordedResult, { results }: ComparedSide): string {
  const isOne = results.every((other) => other.name === name);
  const values = Object.entries(combination).map(
    ([field, value]) =>
      ownProperty(labels, field) ??
      `${field} ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  return [...(isOne && values.length > 0 ? [] : [shown(name)]), ...values].join(', ');
}
