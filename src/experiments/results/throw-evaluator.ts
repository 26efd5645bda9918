/* Evaluates a single attack: weighs or counts every raw outcome of its Throw. */

import { atOnce, fitOfAscending, once, type Steps } from '../../base/index.ts';
import {
  cellsOf,
  countOutcomes,
  decode,
  type Grid,
  type KindTally,
  MOST_ENDS,
  type OutcomeTally,
  prepare,
  type Tally,
  TooManyEnds,
  weighOutcomesInSteps,
} from '../../chance/index.ts';
import type { Outcome, ThrowModel } from '../../rules/index.ts';
import type { Evaluator, WeighedModel } from './evaluator.ts';
import { type OutcomeMemory, type OutcomeTable, outcomeMemory } from './outcome-memory.ts';
import { viewedThrow } from './summary.ts';
import { sameOutcome, surpluses } from './surpluses.ts';
import { throwCells, type View } from './view.ts';

/**
 * Weighs an attack with two pools of dice if the rules always look at all dice. Ends are distinguished only by their
 * outcomes, and models with the same `alike` share outcomes, so that the rules run less often.
 *
 * @param otherwise weighs the model end by end; needed if an impossible outcome was counted
 * @returns undefined for any other attack
 */
function weighedGrid(
  model: ThrowModel,
  memory: OutcomeMemory,
  otherwise: () => Steps<WeighedModel>,
): WeighedModel | undefined {
  const grid = memory.gridOf(model);
  if (!grid) return undefined;
  const table = memory.tableOf(model);
  // This runs the rules, so that `asked` is complete.
  table.kinds(grid);
  const exact = once(() => memory.tallyOf(grid, table));
  return {
    asked: table.asked,
    views(tally) {
      if (!tally) return [viewOfGrid(grid, exact(), memory)];
      const found = memory.tallyOf(grid, table, tally.counts);
      const hits = found.counts.reduce((sum, count) => sum + count, 0);
      // A simulation may have counted an impossible outcome, which must then be shown.
      if (hits !== tally.trials) return atOnce(otherwise()).views(tally);
      return [viewOfGrid(grid, found, memory)];
    },
    viewOfFit: 0,
    fit: (tally) => fitOfGrid(grid, memory, tally),
    *isLike(other) {
      if (!('thrown' in other)) return false;
      const same = memory.gridOf(other);
      return same?.rows === grid.rows && same.columns === grid.columns
        ? comesToSame(grid, { table, exact }, memory.tableOf(other), memory)
        : yield* (yield* otherwise()).isLike(other);
    },
  };
}

function viewOfGrid({ rows, columns }: Grid, found: KindTally, memory: OutcomeMemory): View {
  const { outcomes } = memory;
  const rowsOfView = once(() => {
    const { kinds, weights, counts } = found;
    return kinds.map((kind, i) => ({
      outcome: outcomes[kind] ?? {},
      weight: weights[i] as bigint,
      count: counts[i] as number,
    }));
  });
  return {
    get rows() {
      return rowsOfView();
    },
    total: rows.total * columns.total,
    tells: () => true,
    sums: {
      byValue: (measure) => memory.byValue(measure, found),
      where(is) {
        const both = found.merged((kind) => Number(is(outcomes[kind] as Outcome)));
        const i = both.kinds.indexOf(1);
        return { weight: both.weights[i] ?? 0n, count: both.counts[i] ?? 0 };
      },
    },
  };
}

function fitOfGrid(grid: Grid, memory: OutcomeMemory, { trials, counts }: Tally) {
  const { cells, chances } = memory.ascending(grid);
  const expected = new Float64Array(cells.length);
  const hits = new Float64Array(cells.length);
  for (let i = 0; i < cells.length; i++) {
    expected[i] = (chances[i] as number) * trials;
    hits[i] = counts[cells[i] as number] as number;
  }
  return fitOfAscending(expected, hits, trials);
}

/**
 * Whether another model with the same dice is equivalent. Ends are compared one by one; if some differ, the
 * probabilities of the outcomes are compared.
 */
function comesToSame(
  grid: Grid,
  { table, exact }: { readonly table: OutcomeTable; exact(): KindTally },
  other: OutcomeTable,
  memory: OutcomeMemory,
): boolean {
  const { rows, columns } = grid;
  const { numbers } = columns;
  const sameRows = table.shared.sameRows(other.shared, columns);
  let differs = false;
  for (const [row, ofRow] of table.kinds(grid).entries()) {
    const rowNumber = rows.numbers[row] as number;
    if (sameRows.has(rowNumber)) continue;
    const ofOther = other.row(grid, row);
    let isSame = true;
    for (let column = 0; column < numbers.length; column++) {
      const number = numbers[column] as number;
      const known = ofOther[number] as number;
      const kind = known < 0 ? other.resolve(grid, row, column) : known;
      if (kind === ofRow[number]) continue;
      // If this model never has the other's outcome, the models are not equivalent.
      if (!exact().kinds.includes(kind)) return false;
      isSame = false;
    }
    if (isSame) sameRows.add(rowNumber);
    else differs = true;
  }
  if (!differs) return true;
  const [a, b] = [exact(), memory.tallyOf(grid, other)].map(
    ({ kinds, weights }) => new Map(kinds.map((kind, i) => [kind, weights[i]])),
  ) as [Map<number, bigint>, Map<number, bigint>];
  return a.size === b.size && [...a].every(([kind, weight]) => b.get(kind) === weight);
}

/** The evaluator for an attack: every raw outcome of its Throw is weighed or counted. */
export function* throwEvaluator(
  model: ThrowModel,
  keep: boolean,
  memory: OutcomeMemory = outcomeMemory(),
): Steps<Evaluator<WeighedModel>> {
  const size = () => cellsOf(model.thrown).size;
  const early = !memory.gridOf(model) && size() > MOST_ENDS ? yield* weighed(model) : undefined;
  const kept = keep ? early : undefined;
  return {
    get cells() {
      return size();
    },
    program: () => prepare(model.thrown),
    reader: () => throwCells(model),
    *weighed() {
      const known = kept ?? weighedGrid(model, memory, () => weighed(model));
      return known ?? (yield* weighed(model));
    },
  };
}

/** A weighed Throw, with the outcome of every end. */
interface Ends {
  readonly tally: OutcomeTally;
  readonly outcomes: ReadonlyMap<number, Outcome>;
}

function* endsOf(model: ThrowModel): Steps<Ends> {
  const outcomes = new Map<number, Outcome>();
  const tally = yield* weighOutcomesInSteps(model, (outcome, _, cell) =>
    outcomes.set(cell, outcome),
  );
  return { tally, outcomes };
}

function* weighed(model: ThrowModel): Steps<WeighedModel> {
  const ends = yield* endsOf(model);
  const { tally: exact, outcomes } = ends;
  return {
    views(tally) {
      // The simulated tally, in the cells of the exact tally.
      const simulated =
        tally && !exact.whole
          ? { trials: tally.trials, counts: countOutcomes(model, tally.counts) }
          : tally;
      return viewedThrow(model, { weighed: exact, exact: true, simulated, outcomes }).views;
    },
    viewOfFit: 0,
    *isLike(other) {
      return 'thrown' in other && (yield* comesTo(model, ends, other));
    },
  };
}

function* comesTo(model: ThrowModel, ends: Ends, other: ThrowModel): Steps<boolean> {
  if (ends.tally.whole && JSON.stringify(model.thrown) === JSON.stringify(other.thrown)) {
    return yield* sameEnds(ends, other);
  }
  try {
    return yield* sameDistribution(ends, yield* endsOf(other));
  } catch (error) {
    // If the other attack has too many ends to compare, it counts as different.
    if (error instanceof TooManyEnds) return false;
    throw error;
  }
}

/** The number of cells compared in a step, which takes a few milliseconds. */
const CELLS = 1024;

/** Whether two plans with the same dice are equivalent, if the rules of the first look at all dice. */
function* sameEnds({ tally, outcomes }: Ends, turned: ThrowModel): Steps<boolean> {
  let compared = 0;
  const { add, areNone } = surpluses();
  for (const [cell, weight] of tally.weights) {
    if (++compared % CELLS === 0) yield;
    const outcome = outcomes.get(cell);
    const other = turned.resolve(decode(tally.cells, cell));
    if (sameOutcome(outcome, other)) continue;
    add(outcome, weight);
    add(other, -weight);
  }
  return areNone();
}

/**
 * Whether two plans are equivalent, even if one of them rolls or looks at additional dice. Cells that agree in weight
 * and outcome are skipped; the rest, usually few, are compared by the total weight of each outcome.
 */
function* sameDistribution(a: Ends, b: Ends): Steps<boolean> {
  let compared = 0;
  const { add, areNone } = surpluses();
  for (const cell of new Set([...a.tally.weights.keys(), ...b.tally.weights.keys()])) {
    if (++compared % CELLS === 0) yield;
    const [ofA, ofB] = [a.outcomes.get(cell), b.outcomes.get(cell)];
    const inA = (a.tally.weights.get(cell) ?? 0n) * b.tally.total;
    const inB = (b.tally.weights.get(cell) ?? 0n) * a.tally.total;
    if (inA === inB && sameOutcome(ofA, ofB)) continue;
    add(ofA, inA);
    add(ofB, -inB);
  }
  return areNone();
}
