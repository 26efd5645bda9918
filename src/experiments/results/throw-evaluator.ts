/* Evaluates a single attack: weighs every raw outcome of its Throw, or counts them. */

import { atOnce, fitOfAscending, type Steps } from '../../base/index.ts';
import {
  cellsOf,
  countOutcomes,
  decode,
  type Grid,
  type Kinds,
  MOST_ENDS,
  type OutcomeTally,
  prepare,
  type Tally,
  TooManyEnds,
  tallyKinds,
  weighOutcomesInSteps,
} from '../../chance/index.ts';
import type { Outcome, ThrowModel } from '../../rules/index.ts';
import type { Evaluator, WeighedModel } from './evaluator.ts';
import { type OutcomeMemory, type OutcomeTable, outcomeMemory } from './outcome-memory.ts';
import { viewedThrow } from './summary.ts';
import { sameOutcome, surpluses } from './surpluses.ts';
import { throwCells, type View } from './view.ts';

/**
 * Weighs an attack of two pools in which the rules look at all dice. Ends are distinguished only by
 * outcome, and models that are `alike` share the rules' results.
 *
 * @param otherwise weighs the model end by end, in case an impossible outcome was counted
 * @returns undefined for other attacks
 */
function weighedGrid(
  model: ThrowModel,
  memory: OutcomeMemory,
  otherwise: () => Steps<WeighedModel>,
): WeighedModel | undefined {
  const grid = memory.gridOf(model);
  if (!grid) return undefined;
  const table = memory.tableOf(model);
  const kinds = table.kinds(grid);
  const { outcomes } = memory;
  const tallied = (counts?: Float64Array) => tallyKinds(grid, kinds, outcomes.length, counts);
  return {
    asked: table.asked,
    views(tally) {
      const found = tallied(tally?.counts);
      const hits = found.counts.reduce((sum, count) => sum + count, 0);
      // A simulation may have counted an impossible outcome; it is then shown.
      if (tally && hits !== tally.trials) return atOnce(otherwise()).views(tally);
      const rows = found.kinds.map((kind, i) => ({
        outcome: outcomes[kind] ?? {},
        weight: found.weights[i] as bigint,
        count: found.counts[i] as number,
      }));
      const view: View = { rows, total: grid.rows.total * grid.columns.total, tells: () => true };
      return [view];
    },
    viewOfFit: 0,
    fit: (tally) => fitOfGrid(grid, memory, tally),
    *isLike(other) {
      if (!('thrown' in other)) return false;
      const same = memory.gridOf(other);
      return same?.rows === grid.rows && same.columns === grid.columns
        ? comesToSame(grid, kinds, memory.tableOf(other), memory)
        : yield* (yield* otherwise()).isLike(other);
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
 * Whether a model with the same dice is equivalent, compared end by end or else by kind of outcome.
 */
function comesToSame(
  grid: Grid,
  kinds: Kinds,
  other: OutcomeTable,
  memory: OutcomeMemory,
): boolean {
  const { numbers } = grid.columns;
  const mine = new Uint8Array(memory.outcomes.length);
  for (const ofRow of kinds) {
    for (let i = 0; i < numbers.length; i++) mine[ofRow[numbers[i] as number] as number] = 1;
  }
  let differs = false;
  for (const [row, ofRow] of kinds.entries()) {
    const ofOther = other.row(grid, row);
    for (let column = 0; column < numbers.length; column++) {
      const number = numbers[column] as number;
      const known = ofOther[number] as number;
      const kind = known < 0 ? other.resolve(grid, row, column) : known;
      if (kind === ofRow[number]) continue;
      // An outcome that this model never has proves a difference.
      if (!mine[kind]) return false;
      differs = true;
    }
  }
  if (!differs) return true;
  const [a, b] = [kinds, other.kinds(grid)].map((one) => {
    const { kinds: found, weights } = tallyKinds(grid, one, memory.outcomes.length);
    return new Map(found.map((kind, i) => [kind, weights[i]]));
  }) as [Map<number, bigint>, Map<number, bigint>];
  return a.size === b.size && [...a].every(([kind, weight]) => b.get(kind) === weight);
}

/** Evaluator for an attack: every raw outcome of its Throw is weighed or counted. */
export function* throwEvaluator(
  model: ThrowModel,
  keep: boolean,
  memory: OutcomeMemory = outcomeMemory(),
): Steps<Evaluator<WeighedModel>> {
  const { size } = cellsOf(model.thrown);
  const early = size > MOST_ENDS && !memory.gridOf(model) ? yield* weighed(model) : undefined;
  const kept = keep ? early : undefined;
  return {
    cells: size,
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
      // The simulated tally, by the cells of the exact one.
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
    // An attack with too many ends to compare counts as different.
    if (error instanceof TooManyEnds) return false;
    throw error;
  }
}

/** Cells compared in a step: some milliseconds. */
const CELLS = 1024;

/** Whether two plans with the same dice are equivalent, if the first looks at all dice. */
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
 * Whether two plans are equivalent even if one throws, or looks at, further dice. Only ends that differ cell by
 * cell are compared by their outcomes; these are usually few.
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
