import {
  cellsOf,
  countOutcomes,
  decode,
  MOST_ENDS,
  type OutcomeTally,
  prepare,
  TooManyEnds,
  weighOutcomes,
} from '../../chance/index.ts';
import type { Outcome, ThrowModel } from '../../rules/index.ts';
import type { Evaluator, WeighedModel } from './evaluator.ts';
import { type OutcomeMemory, outcomeMemory } from './outcome-memory.ts';
import { viewedThrow } from './summary.ts';
import { sameOutcome, surpluses } from './surpluses.ts';
import { throwCells } from './view.ts';
import { weighedGrid } from './weighed-grid.ts';

/** An attack: every raw outcome of its Throw weighed, or counted. */
export function throwEvaluator(
  model: ThrowModel,
  keep: boolean,
  memory: OutcomeMemory = outcomeMemory(),
): Evaluator<WeighedModel> {
  const { size } = cellsOf(model.thrown);
  const early = size > MOST_ENDS && !memory.gridOf(model) ? weighed(model) : undefined;
  const kept = keep ? early : undefined;
  return {
    cells: size,
    program: () => prepare(model.thrown),
    reader: () => throwCells(model),
    weighed: () => kept ?? weighedGrid(model, memory, () => weighed(model)) ?? weighed(model),
  };
}

/** A Throw's model weighed, with what every end comes to. */
interface Ends {
  readonly tally: OutcomeTally;
  readonly outcomes: ReadonlyMap<number, Outcome>;
}

function endsOf(model: ThrowModel): Ends {
  const outcomes = new Map<number, Outcome>();
  const tally = weighOutcomes(model, (outcome, _, cell) => outcomes.set(cell, outcome));
  return { tally, outcomes };
}

function weighed(model: ThrowModel): WeighedModel {
  const ends = endsOf(model);
  const { tally: exact, outcomes } = ends;
  return {
    views(tally) {
      // The tally under the cells that the exact one weighs.
      const simulated =
        tally && !exact.whole
          ? { trials: tally.trials, counts: countOutcomes(model, tally.counts) }
          : tally;
      return viewedThrow(model, { weighed: exact, exact: true, simulated, outcomes }).views;
    },
    viewOfFit: 0,
    isLike: (other) => 'thrown' in other && comesTo(model, ends, other),
  };
}

function comesTo(model: ThrowModel, ends: Ends, other: ThrowModel): boolean {
  if (ends.tally.whole && JSON.stringify(model.thrown) === JSON.stringify(other.thrown)) {
    return sameEnds(ends, other);
  }
  try {
    return sameDistribution(ends, endsOf(other));
  } catch (error) {
    // Another attack may have more ends than can be looked at: then it is not like this one.
    if (error instanceof TooManyEnds) return false;
    throw error;
  }
}

/** Whether two plans come to the same that throw the same dice, all of which the one looks at. */
function sameEnds({ tally, outcomes }: Ends, turned: ThrowModel): boolean {
  const { add, areNone } = surpluses();
  for (const [cell, weight] of tally.weights) {
    const outcome = outcomes.get(cell);
    const other = turned.resolve(decode(tally.cells, cell));
    if (sameOutcome(outcome, other)) continue;
    add(outcome, weight);
    add(other, -weight);
  }
  return areNone();
}

/**
 * Whether two plans come to the same, though the one may throw, or look at, further dice. Only ends
 * that differ cell by cell are compared by what they come to: in most cases those are few.
 */
function sameDistribution(a: Ends, b: Ends): boolean {
  const { add, areNone } = surpluses();
  for (const cell of new Set([...a.tally.weights.keys(), ...b.tally.weights.keys()])) {
    const [ofA, ofB] = [a.outcomes.get(cell), b.outcomes.get(cell)];
    const inA = (a.tally.weights.get(cell) ?? 0n) * b.tally.total;
    const inB = (b.tally.weights.get(cell) ?? 0n) * a.tally.total;
    if (inA === inB && sameOutcome(ofA, ofB)) continue;
    add(ofA, inA);
    add(ofB, -inB);
  }
  return areNone();
}
