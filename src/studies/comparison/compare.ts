import { BadInput, holm, listed, own, sameData, shown } from '../../base/index.ts';
import type { RecordedResult } from '../../experiments/index.ts';
import { withQuestion } from './asked.ts';
import {
  type ComparedSide,
  type Comparison,
  changes,
  type Pair,
  type Samples,
} from './comparison.ts';
import { judged } from './judged.ts';
import { match } from './match.ts';
import { type Measured, measured } from './measured.ts';

interface Beside {
  readonly a: RecordedResult;
  readonly b: RecordedResult;
  readonly samples: Samples | undefined;
  readonly measured: readonly Measured[];
}

/**
 * Compares the results of two sides, measure by measure: B - A.
 *
 * @throws BadInput where they have nothing in common
 */
export function compare(a: ComparedSide, b: ComparedSide): Comparison {
  const { pairs: matched, onlyA, onlyB } = match(a, b);
  const besides = matched.map(([ofA, ofB]) => beside(...withQuestion(ofA, ofB)));
  const leftOut = [
    ...onlyA.map((result) => `only in A: ${nameOf(result, a)}`),
    ...onlyB.map((result) => `only in B: ${nameOf(result, b)}`),
    ...measuresLeftOut(besides),
  ];
  if (besides.every((one) => one.measured.length === 0)) {
    const shownOf = leftOut.slice(0, 4).join('; ');
    const found = shownOf ? `nothing in common (${shownOf})` : 'nothing in common';
    throw new BadInput({
      path: [],
      place: `${a.file} and ${b.file}`,
      found,
      allowed: 'results of the same measures, for the same combinations',
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

/** One family of tests, over all measures and combinations. */
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

function measuresLeftOut(besides: readonly Beside[]): string[] {
  const said = (text: string, of: (one: Beside) => readonly string[]) => {
    const names = new Set(besides.flatMap(of));
    return names.size > 0 ? [`${text}: ${listed([...names])}`] : [];
  };
  const without = (one: RecordedResult, other: RecordedResult) =>
    [...one.measures.keys()].filter((name) => !other.measures.has(name));
  return [
    ...said('measured only in A', ({ a, b }) => without(a, b)),
    ...said('measured only in B', ({ a, b }) => without(b, a)),
    ...said('neither exact nor simulated on both sides', (one) => {
      const compared = new Set(one.measured.map(({ measure }) => measure.name));
      return [...one.a.measures.keys()].filter(
        (name) => one.b.measures.has(name) && !compared.has(name),
      );
    }),
  ];
}

/** Within its side: the combination says it all where there is but one experiment. */
function nameOf({ name, combination, labels }: RecordedResult, { results }: ComparedSide): string {
  const isOne = results.every((other) => other.name === name);
  const values = Object.entries(combination).map(
    ([field, value]) =>
      own(labels, field) ?? `${field} ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  return [...(isOne && values.length > 0 ? [] : [shown(name)]), ...values].join(', ');
}
