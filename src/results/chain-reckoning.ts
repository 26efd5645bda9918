import type { ChainStep, ChainView } from '../exact/chains/chain.ts';
import { chainFractions } from '../exact/chains/fractions.ts';
import { solveTracking } from '../exact/chains/progress.ts';
import { MOST_TOGETHER, solveView, type ViewLaw } from '../exact/chains/solve.ts';
import { type StepTable, stepTableOf } from '../exact/chains/step-table.ts';
import { type Expression, measuresAsked } from '../questions/question.ts';
import type { ChainLaw, Law } from '../rules/plan.ts';
import { prepareChain } from '../simulate/kernels/chains/program.ts';
import type { Tally } from '../simulate/tally.ts';
import { rounded } from '../statistics/fraction.ts';
import { BadInput } from '../words/problem.ts';
import type { Steps } from '../words/steps.ts';
import type { ProgressLine, Reckoning, WeighedLaw } from './reckoning.ts';
import { sameOutcome } from './surpluses.ts';
import type { CellReader, CellView, View, ViewRow } from './view.ts';

/** A view of a chain solved, and how its cells are numbered. */
interface SolvedView {
  readonly law: ViewLaw;
  readonly view: ChainView;
  readonly cells: CellView;
  /** The measure of each counter. */
  readonly names: readonly string[];
  /** By cell. */
  readonly weights: ReadonlyMap<number, bigint>;
}

/**
 * A fight of many throws: one view of its ends, one for each counter, and one for a question that asks
 * of several counters at once. Solved at once, since a simulation counts as far as the exact law goes.
 *
 * @throws BadInput for a question about more counters than can be told apart together
 */
export function* chainReckoning(law: ChainLaw, expression: Expression): Steps<Reckoning> {
  const table = stepTableOf(law.chain);
  const { solved, progress } = yield* viewsOf(law, table, expression);
  const views = solved.map(({ view }) => view);
  return {
    cells: solved.reduce((sum, { cells }) => sum + cells.size, 0),
    program: () => prepareChain(law.chain, views),
    reader: (): CellReader => ({ views: solved.map(({ cells }) => cells) }),
    weighed: () => weighedChain(law, solved, progress),
  };
}

function* viewsOf(
  law: ChainLaw,
  table: StepTable,
  expression: Expression,
): Steps<{ solved: SolvedView[]; progress?: ProgressLine[] }> {
  const together = law.counters
    .filter(({ measure }) => measuresAsked(expression).includes(measure))
    .map(({ counter }) => counter)
    .sort((a, b) => a - b);
  if (together.length > MOST_TOGETHER) {
    throw new BadInput({
      path: ['question'],
      found: `${together.length} measures that are counted on the way`,
      allowed: `up to ${MOST_TOGETHER} in one question`,
    });
  }
  const all = [[], ...law.counters.map(({ counter }) => [counter])];
  if (together.length > 1) all.push(together);
  const { tracked = [] } = law;
  const [leading] = law.counters;
  const following =
    leading && tracked.length > 0
      ? yield* solveTracking(table, law.chain.start, leading.counter, tracked)
      : undefined;
  let first = 0;
  const views: SolvedView[] = [];
  for (const [i, counters] of all.entries()) {
    const solved =
      i === 1 && following ? following.law : yield* solveView(table, law.chain.start, counters);
    const view = { counters, caps: solved.caps };
    const cells = cellsOf(law, view, first);
    first += cells.size;
    const names = counters.map((counter) => measureOf(law, counter));
    const weights = yield* weightsOf(solved, view);
    views.push({ law: solved, view, cells, names, weights });
  }
  const progress = following?.means.map((means, i) => ({ name: tracked[i]?.name ?? '', means }));
  return { solved: views, ...(progress && { progress }) };
}

/** Cells as `ChainView` numbers them, up to those of the end of fights that were cut. */
function cellsOf(law: ChainLaw, { counters, caps }: ChainView, first: number): CellView {
  const stride = caps.reduce((product, cap) => product * (cap + 1), 1);
  const names = counters.map((counter) => measureOf(law, counter));
  const hidden = new Set(
    law.counters.flatMap(({ measure }) => (names.includes(measure) ? [] : [measure])),
  );
  return {
    first,
    size: (law.ends.length + 1) * stride,
    tells: (measure) => !hidden.has(measure),
    outcome(cell) {
      const counts: Record<string, number> = {};
      let rest = cell % stride;
      for (const [i, cap] of caps.entries()) {
        counts[names[i] as string] = rest % (cap + 1);
        rest = Math.floor(rest / (cap + 1));
      }
      return { ...(law.ends[Math.floor(cell / stride)] ?? law.cut), ...counts };
    },
  };
}

function measureOf({ counters }: ChainLaw, counter: number): string {
  const found = counters.find((one) => one.counter === counter);
  if (!found) throw new Error(`counter ${counter} stands for no measure`);
  return found.measure;
}

function weighedChain(
  law: ChainLaw,
  solved: readonly SolvedView[],
  progress?: readonly ProgressLine[],
): WeighedLaw {
  const fractions = chainFractions(law.chain);
  return {
    views: (tally) =>
      solved.map((one, i) =>
        i === 0 && fractions ? fractionView(fractions, one, tally) : roundedView(one, tally),
      ),
    // The first counter with the ends.
    viewOfFit: Math.min(1, solved.length - 1),
    ...(progress && { progress }),
    isLike: (other) => isLike(law, other),
  };
}

/** The cell of an end and counts, within its view. */
function cellOf({ caps }: ChainView, end: number, counts: readonly number[]): number {
  let cell = 0;
  let stride = 1;
  for (const [i, cap] of caps.entries()) {
    cell += (counts[i] as number) * stride;
    stride *= cap + 1;
  }
  return end * stride + cell;
}

/** Weights that are made without a rest. */
const WEIGHTS_AT_ONCE = 1024;

/** Probabilities as whole numbers. */
function* weightsOf({ cells }: ViewLaw, view: ChainView): Steps<Map<number, bigint>> {
  const weights = new Map<number, bigint>();
  for (const { end, counts, probability } of cells) {
    weights.set(cellOf(view, end, counts), rounded(probability).numerator);
    if (weights.size % WEIGHTS_AT_ONCE === 0) yield;
  }
  return weights;
}

function roundedView({ law, cells, names, weights }: SolvedView, tally?: Tally): View {
  let total = 0n;
  for (const weight of weights.values()) total += weight;
  const means = Object.fromEntries(names.map((name, i) => [name, law.means[i] as number]));
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

/** Every possible cell, and any other that a simulation hit all the same. */
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

/** Whether two chains are one, state by state: turned rulings change steps, or nothing. */
function isLike(law: ChainLaw, other: Law): boolean {
  if (!('chain' in other)) return false;
  const [a, b] = [law.chain, other.chain];
  return (
    a.start === b.start &&
    a.states.length === b.states.length &&
    a.states.every((steps, s) => sameSteps(steps, b.states[s] ?? [])) &&
    law.ends.length === other.ends.length &&
    law.ends.every((end, i) => sameOutcome(end, other.ends[i]))
  );
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
