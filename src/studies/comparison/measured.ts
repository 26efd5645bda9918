/* The difference of one measure between two results, with its interval and its test. */

import {
  capitalised,
  type Fraction,
  fitOf,
  fraction,
  fractionValue,
  type GoodnessOfFit,
  homogeneity,
  minus,
  type Named,
  newcombe,
  plus,
  printable,
  type Share,
  shareValue,
  spreadOfDifference,
  Z95,
} from '../../base/index.ts';
import {
  type RecordedOutcome,
  type RecordedResult,
  rulesetOf,
  withProviso,
} from '../../experiments/index.ts';
import {
  type Cast,
  castOf,
  checkExpression,
  clauseOf,
  type Measure,
  parseQuestion,
  type Role,
  type Scenario,
} from '../../rules/index.ts';
import { QUESTION } from './asked.ts';
import type { Difference, MeasureDifference, OutcomeDifference, Samples } from './comparison.ts';
import {
  chancesOf,
  exactSideOf,
  hitsOf,
  type Row,
  rowsOf,
  type SamplePair,
  type Seen,
  summedRows,
} from './row.ts';

/** The measures of a recorded fight, in the words of its ruleset; empty if the ruleset cannot read the scenario. */
function measuresOf({ scenario }: Pick<RecordedResult, 'scenario'>): readonly Measure[] {
  try {
    return rulesetOf(scenario).measuresOf(scenario as unknown as Scenario);
  } catch {
    return [];
  }
}

/** "Krug wins": the common question in words, or as written if it cannot be put into words. */
function questionTitle(a: RecordedResult, b: RecordedResult): string {
  const text = a.question?.text ?? '';
  const measures = measuresOf(a);
  try {
    const expression = checkExpression(parseQuestion(text).expression, measures);
    const cast = sharedCast(a, b);
    const scenarios = [a.scenario, b.scenario] as unknown as readonly Scenario[];
    return capitalised(cast ? withProviso(clauseOf(expression, measures, cast), scenarios) : text);
  } catch {
    return capitalised(text);
  }
}

/**
 * The attacker and the defender that the results A and B share. If A and B have different figures in a role, the name
 * of the role stands for them. Undefined if either result does not name its figures.
 */
function sharedCast(a: RecordedResult, b: RecordedResult): Cast | undefined {
  const [ofA, ofB] = [a, b].map(({ scenario }) => fightersIn(scenario));
  const { roles } = rulesetOf(a.scenario);
  const names = ROLES.map((role, i) => {
    const [one, other] = [ofA?.[i], ofB?.[i]];
    if (!one || !other) return undefined;
    return one.name === other.name ? one : { name: roles?.[role] ?? `the ${role}` };
  });
  const [attacker, defender] = names;
  return attacker && defender && castOf(attacker, defender);
}

const ROLES: readonly Role[] = ['attacker', 'defender'];

function fightersIn(scenario: RecordedResult['scenario']): readonly (Named | undefined)[] {
  const { sidesOf } = rulesetOf(scenario);
  return (
    sidesOf?.(scenario as unknown as Scenario) ?? ROLES.map((role) => figureIn(scenario, role))
  );
}

function figureIn(scenario: RecordedResult['scenario'], role: Role): Named | undefined {
  const figure = scenario[role];
  if (typeof figure !== 'object' || figure === null || !('name' in figure)) return undefined;
  const { name, type } = figure as { readonly name: unknown; readonly type?: unknown };
  if (typeof name !== 'string') return undefined;
  return { name: printable(name), ...(typeof type === 'string' && { type }) };
}

/** The differences in P(= value) and, for numbers, in P(>= value). */
export function outcomeDifferences(
  rows: readonly Row[],
  samples: SamplePair | undefined,
): OutcomeDifference[] {
  let above: Row | undefined;
  return rows
    .toReversed()
    .map((row): OutcomeDifference => {
      const is = chanceDifference(row, samples);
      if (typeof row.value !== 'number') return { value: row.value, ...is };
      above = above ? summedRows(above, row) : row;
      return { value: row.value, ...is, atLeast: chanceDifference(above, samples) };
    })
    .reverse();
}

function chanceDifference({ exact, seen }: Row, samples: SamplePair | undefined): Difference {
  return {
    ...(exact && { exact: { a: exact[0], b: exact[1], difference: minus(exact[1], exact[0]) } }),
    ...(seen && samples && seenDifference(seen, samples)),
  };
}

function seenDifference(
  [seenA, seenB]: readonly [Seen, Seen],
  { trials: [trialsA, trialsB], relation }: SamplePair,
): Difference {
  const [ofA, ofB] = [shareOf(seenA, trialsA), shareOf(seenB, trialsB)];
  const [a, b] = [shareValue(ofA), shareValue(ofB)];
  return { simulated: { a, b, difference: b - a, interval: newcombe(ofA, ofB, relation) } };
}

function shareOf(seen: Seen, trials: number): Share {
  return 'hits' in seen ? { hits: seen.hits, trials } : { chance: fractionValue(seen.chance) };
}

/**
 * The difference of the means, with a normal interval from the standard errors.
 *
 * @returns undefined if the values are names
 */
export function meanDifference(
  rows: readonly Row[],
  samples: SamplePair | undefined,
): Difference | undefined {
  if (rows.some(({ value }) => typeof value !== 'number')) return undefined;
  return { ...exactMeanDifference(rows), ...(samples && seenMeanDifference(rows, samples)) };
}

function exactMeanDifference(rows: readonly Row[]): Difference {
  const known = rows.flatMap(({ exact }) => (exact ? [exact] : []));
  if (known.length < rows.length) return {};
  const [a, b] = ([0, 1] as const).map((side) =>
    exactMean(
      rows,
      known.map((chances) => chances[side]),
    ),
  ) as [Fraction, Fraction];
  return { exact: { a, b, difference: minus(b, a) } };
}

function seenMeanDifference(rows: readonly Row[], { relation }: SamplePair): Difference {
  const [a, b] = [seenMean(rows, 0), seenMean(rows, 1)];
  const difference = b.mean - a.mean;
  const spread = Z95 * spreadOfDifference(a.standardError, b.standardError, relation);
  return {
    simulated: {
      a: a.mean,
      b: b.mean,
      difference,
      // The interval is unknown if a sample has a single trial or neither sample has any spread.
      ...(spread && { interval: { low: difference - spread, high: difference + spread } }),
    },
  };
}

function exactMean(rows: readonly Row[], chances: readonly Fraction[]): Fraction {
  return chances.reduce(
    (sum, { numerator, denominator }, i) =>
      plus(sum, fraction(BigInt(rows[i]?.value ?? 0) * numerator, denominator)),
    fraction(0n, 1n),
  );
}

/** The mean and its standard error. Squared deviations are summed about the mean to avoid rounding errors. */
function seenMean(rows: readonly Row[], side: 0 | 1): { mean: number; standardError: number } {
  const chances = chancesOf(rows, side);
  if (chances.length > 0)
    return { mean: fractionValue(exactMean(rows, chances)), standardError: 0 };
  const counted = hitsOf(rows, side).map((count, i) => [Number(rows[i]?.value), count] as const);
  const trials = counted.reduce((sum, [, count]) => sum + count, 0);
  const mean = counted.reduce((sum, [value, count]) => sum + value * count, 0) / trials;
  const squares = counted.reduce((sum, [value, count]) => sum + (value - mean) ** 2 * count, 0);
  return { mean, standardError: Math.sqrt(squares / (trials - 1) / trials) };
}

/** A measure in the results A and B, before the total number of tests is known. */
export interface Measured extends Omit<MeasureDifference, 'verdict' | 'test' | 'needed'> {
  readonly rows: readonly Row[];
  readonly samples: Samples | undefined;
  readonly test?: GoodnessOfFit;
}

/** @returns undefined if the measure is not known well enough in A or in B to be compared */
export function measured(
  name: string,
  a: RecordedResult,
  b: RecordedResult,
  samples: Samples | undefined,
): Measured | undefined {
  const [ofA, ofB] = [a.measures.get(name) ?? [], b.measures.get(name) ?? []];
  const rows = rowsOf(ofA, ofB, samples);
  if (rows.every(({ exact, seen }) => !exact && !seen)) return undefined;
  const pair = rows.some(({ seen }) => seen) ? samplePair(a, b, samples) : undefined;
  const test = pair && samples !== 'same' ? testOf(rows, pair) : undefined;
  const mean = meanDifference(rows, pair);
  return {
    measure:
      name === QUESTION
        ? { name, title: questionTitle(a, b), kind: 'flag' }
        : measureNamed(name, a.scenario, [...ofA, ...ofB]),
    rows,
    samples: pair && samples,
    outcomes: outcomeDifferences(rows, pair),
    ...(mean && { mean }),
    ...(test && { test }),
  };
}

/**
 * The trials of a pair, and how the samples are related. If both sides are one sample, it counts as two related
 * samples.
 */
function samplePair(
  a: RecordedResult,
  b: RecordedResult,
  samples: Samples | undefined,
): SamplePair | undefined {
  if (!samples) return undefined;
  return {
    trials: [a.simulation?.trials ?? 0, b.simulation?.trials ?? 0],
    relation: samples === 'related' || samples === 'same' ? 'related' : 'independent',
  };
}

/** Tests two samples against each other, or one against the exact distribution. */
function testOf(rows: readonly Row[], { trials, relation }: SamplePair): GoodnessOfFit | undefined {
  const exactSide = exactSideOf(rows);
  if (exactSide === undefined) return homogeneity(hitsOf(rows, 0), hitsOf(rows, 1), relation);
  const sampled = exactSide === 0 ? 1 : 0;
  const hits = hitsOf(rows, sampled);
  const cells = chancesOf(rows, exactSide).map((chance, i) => ({
    expected: fractionValue(chance) * trials[sampled],
    count: hits[i] ?? 0,
  }));
  return fitOf(
    cells.filter(({ expected }) => expected > 0),
    trials[sampled],
  );
}

/**
 * The measure with this name, such as `blockerWounds:the-joker`. If the ruleset lacks the measure, it is made from the
 * name and the outcomes in the file.
 */
export function measureNamed(
  name: string,
  scenario: RecordedResult['scenario'],
  outcomes: readonly RecordedOutcome[],
): Measure {
  const worded = measuresOf({ scenario }).find((measure) => measure.name === name);
  if (worded) return { name, title: worded.title, kind: worded.kind };
  const [base = '', ...whom] = name.split(':');
  const known = rulesetOf(scenario).measures.find((measure) => measure.name === base);
  const title = known?.title ?? inWords(base);
  return {
    name,
    title: [title, ...whom].join(': '),
    kind: known?.kind ?? kindOf(outcomes),
  };
}

/** `blockerDestroyed` as "Blocker destroyed". */
function inWords(name: string): string {
  return capitalised(name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
}

function kindOf(outcomes: readonly RecordedOutcome[]): Measure['kind'] {
  if (outcomes.some(({ value }) => typeof value === 'string')) return 'name';
  return outcomes.every(({ value }) => value === 0 || value === 1) ? 'flag' : 'count';
}
