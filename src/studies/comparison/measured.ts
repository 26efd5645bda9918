import {
  capitalised,
  fitOf,
  fractionValue,
  type GoodnessOfFit,
  homogeneity,
} from '../../base/index.ts';
import { type RecordedOutcome, type RecordedResult, rulesetOf } from '../../experiments/index.ts';
import type { Measure } from '../../rules/index.ts';
import { QUESTION } from './asked.ts';
import type { MeasureDifference, Samples } from './comparison.ts';
import { meanDifference, outcomeDifferences } from './difference.ts';
import { chancesOf, exactSideOf, hitsOf, type Row, rowsOf, type SamplePair } from './row.ts';
import { measuresOf, questionTitle } from './titles.ts';

/** A measure of both sides, before the number of all tests is known. */
export interface Measured extends Omit<MeasureDifference, 'verdict' | 'test' | 'needed'> {
  readonly rows: readonly Row[];
  readonly samples: Samples | undefined;
  readonly test?: GoodnessOfFit;
}

/** @returns undefined where the sides know too little of it to be compared */
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

/** Same-sample differences get the interval of related samples, of which they are one kind. */
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

/** Two samples against each other, or one against the exact distribution. */
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

/** A measure of which a file gives only the name and what came out: `blockerWounds:the-joker`. */
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

/** `blockerDestroyed` is "Blocker destroyed". */
function inWords(name: string): string {
  return capitalised(name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
}

function kindOf(outcomes: readonly RecordedOutcome[]): Measure['kind'] {
  if (outcomes.some(({ value }) => typeof value === 'string')) return 'name';
  return outcomes.every(({ value }) => value === 0 || value === 1) ? 'flag' : 'count';
}
