/*
 * Evaluates a fight with many rolls: solves its Markov chain, and provides views of how the fight ends and of its
 * counters.
 */

import { BadInput, rounded, type Steps } from '../../base/index.ts';
import {
  type ChainStep,
  type ChainView,
  chainFractions,
  MOST_TOGETHER,
  prepareChain,
  type StepTable,
  solveTracking,
  solveView,
  stepTableOf,
  type Tally,
  type ViewDistribution,
} from '../../chance/index.ts';
import {
  type Expression,
  type FightModel,
  type MarkovModel,
  measuresAsked,
} from '../../rules/index.ts';
import type { Evaluator, ProgressLine, WeighedModel } from './evaluator.ts';
import { sameOutcome } from './surpluses.ts';
import type { CellReader, CellView, View, ViewRow } from './view.ts';

/** A solved view of a chain, with the numbering of its cells. */
interface SolvedView {
  readonly model: ViewDistribution;
  readonly view: ChainView;
  readonly cells: CellView;
  /** The name of each counter's measure. */
  readonly names: readonly string[];
  /** The weight of each cell. */
  readonly weights: ReadonlyMap<number, bigint>;
}

/**
 * The evaluator for a fight with many rolls. It has one view of how the fight ends, one for each counter, and one for a
 * question about several counters. The chain is solved immediately, because the exact distribution determines the
 * highest value of each counter that a simulation distinguishes.
 *
 * @throws BadInput for a question about more counters than can be counted jointly
 */
export function* chainEvaluator(
  model: MarkovModel,
  expression: Expression,
): Steps<Evaluator<WeighedModel>> {
  const table = stepTableOf(model.chain);
  const { solved, progress } = yield* viewsOf(model, table, expression);
  const views = solved.map(({ view }) => view);
  return {
    cells: solved.reduce((sum, { cells }) => sum + cells.size, 0),
    program: () => prepareChain(model.chain, views),
    reader: (): CellReader => ({ views: solved.map(({ cells }) => cells) }),
    *weighed() {
      yield;
      return weighedChain(model, solved, progress);
    },
  };
}

function* viewsOf(
  model: MarkovModel,
  table: StepTable,
  expression: Expression,
): Steps<{ solved: SolvedView[]; progress?: ProgressLine[] }> {
  const together = model.counters
    .filter(({ measure }) => measuresAsked(expression).includes(measure))
    .map(({ counter }) => counter)
    .sort((a, b) => a - b);
  if (together.length > MOST_TOGETHER) {
    throw new BadInput({
      path: ['question'],
      found: `${together.length} measures that must be counted during the fight`,
      allowed: `at most ${MOST_TOGETHER} of them in one question`,
    });
  }
  const all = [[], ...model.counters.map(({ counter }) => [counter])];
  if (together.length > 1) all.push(together);
  const { tracked = [] } = model;
  const [leading] = model.counters;
  const following =
    leading && tracked.length > 0
      ? yield* solveTracking(table, model.chain.start, leading.counter, tracked)
      : undefined;
  let first = 0;
  const views: SolvedView[] = [];
  for (const [i, counters] of all.entries()) {
    const solved =
      i === 1 && following
        ? following.distribution
        : yield* solveView(table, model.chain.start, counters);
    const view = { counters, caps: solved.caps };
    const cells = cellsOf(model, view, first);
    first += cells.size;
    const names = counters.map((counter) => measureOf(model, counter));
    const weights = yield* weightsOf(solved, view);
    views.push({ model: solved, view, cells, names, weights });
  }
  const progress = following?.means.map((means, i) => ({ name: tracked[i]?.name ?? '', means }));
  return { solved: views, ...(progress && { progress }) };
}

/** The cells of a view, numbered as in `ChainView`, including those of fights that were cut off. */
function cellsOf(model: MarkovModel, { counters, caps }: ChainView, first: number): CellView {
  const stride = caps.reduce((product, cap) => product * (cap + 1), 1);
  const names = counters.map((counter) => measureOf(model, counter));
  const hidden = new Set(
    model.counters.flatMap(({ measure }) => (names.includes(measure) ? [] : [measure])),
  );
  return {
    first,
    size: (model.ends.length + 1) * stride,
    tells: (measure) => !hidden.has(measure),
    outcome(cell) {
      const counts: Record<string, number> = {};
      let rest = cell % stride;
      for (const [i, cap] of caps.entries()) {
        counts[names[i] as string] = rest % (cap + 1);
        rest = Math.floor(rest / (cap + 1));
      }
      return { ...(model.ends[Math.floor(cell / stride)] ?? model.cut), ...counts };
    },
  };
}

function measureOf({ counters }: MarkovModel, counter: number): string {
  const found = counters.find((one) => one.counter === counter);
  if (!found) throw new Error(`counter ${counter} stands for no measure`);
  return found.measure;
}

function weighedChain(
  model: MarkovModel,
  solved: readonly SolvedView[],
  progress?: readonly ProgressLine[],
): WeighedModel {
  const fractions = chainFractions(model.chain);
  return {
    views: (tally) =>
      solved.map((one, i) =>
        i === 0 && fractions ? fractionView(fractions, one, tally) : roundedView(one, tally),
      ),
    // The view for the first counter. It also tells apart the ways in which the fight can end.
    viewOfFit: Math.min(1, solved.length - 1),
    ...(progress && { progress }),
    isLike: (other) => isLike(model, other),
  };
}

/** The number of the cell with this end and these counts, within its view. */
function cellOf({ caps }: ChainView, end: number, counts: readonly number[]): number {
  let cell = 0;
  let stride = 1;
  for (const [i, cap] of caps.entries()) {
    cell += (counts[i] as number) * stride;
    stride *= cap + 1;
  }
  return end * stride + cell;
}

/** The number of weights computed between two pauses. */
const WEIGHTS_AT_ONCE = 1024;

/** Probabilities as whole numbers. */
function* weightsOf({ cells }: ViewDistribution, view: ChainView): Steps<Map<number, bigint>> {
  const weights = new Map<number, bigint>();
  for (const { end, counts, probability } of cells) {
    weights.set(cellOf(view, end, counts), rounded(probability).numerator);
    if (weights.size % WEIGHTS_AT_ONCE === 0) yield;
  }
  return weights;
}

function roundedView({ model, cells, names, weights }: SolvedView, tally?: Tally): View {
  let total = 0n;
  for (const weight of weights.values()) total += weight;
  const means = Object.fromEntries(names.map((name, i) => [name, model.means[i] as number]));
  return { rows: rowsOf(cells, weights, tally), total, tells: cells.tells, isRounded: true, means };
}

function fractionView(
  { weights, total }: { readonly weights: readonly bigint[]; readonly total: bigint },
  { cells }: SolvedView,
  tally?: Tally,
): View {
  const possible = [...weights.entries()].filter(([, weight]) => weight > 0n);
  return { rows: rowsOf(cells, new Map(possible), tally), total, tells: cells.tells };
}

/** A row for every possible cell, and for any impossible cell that the simulation counted. */
function rowsOf(cells: CellView, weights: ReadonlyMap<number, bigint>, tally?: Tally): ViewRow[] {
  const { first, size, outcome } = cells;
  const counts = tally?.counts.subarray(first, first + size) ?? new Float64Array();
  const hit = [...counts.entries()].filter(([cell, count]) => count > 0 && !weights.has(cell));
  return [
    ...[...weights].map(([cell, weight]) => ({
      outcome: outcome(cell),
      weight,
      count: counts[cell] ?? 0,
    })),
    ...hit.map(([cell, count]) => ({ outcome: outcome(cell), weight: 0n, count })),
  ];
}

/** Whether two chains are equal, state by state. This is enough, because switching a ruling changes only steps. */
function* isLike(model: MarkovModel, other: FightModel): Steps<boolean> {
  if (!('chain' in other)) return false;
  const [a, b] = [model.chain, other.chain];
  const sameEnds =
    a.start === b.start &&
    a.states.length === b.states.length &&
    model.ends.length === other.ends.length &&
    model.ends.every((end, i) => sameOutcome(end, other.ends[i]));
  if (!sameEnds) return false;
  for (const [s, steps] of a.states.entries()) {
    if (!sameSteps(steps, b.states[s] ?? [])) return false;
    yield;
  }
  return true;
}

function sameSteps(a: readonly ChainStep[], b: readonly ChainStep[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ weight, to, adds }, i) => {
      const other = b[i] as ChainStep;
      return (
        weight === other.weight &&
        numberOf(to) === numberOf(other.to) &&
        adds.every((n, c) => n === other.adds[c])
      );
    })
  );
}

const numberOf = (to: ChainStep['to']) => ('state' in to ? to.state : -1 - to.end);
