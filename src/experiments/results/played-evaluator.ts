/* Evaluates a fight that an engine plays game by game, such as a battle. All of its results are counts. */

import { type BattleProgram, prepareBattle, type Tally } from '../../chance/index.ts';
import {
  type Expression,
  measuresAsked,
  type Outcome,
  objectiveOf,
  type PlayedMeasure,
  type PlayedModel,
} from '../../rules/index.ts';
import type { CountedModel, Evaluator, Totals } from './evaluator.ts';
import type { CellView, View, ViewRow } from './view.ts';

/**
 * The evaluator for a fight that is played game by game. It has one view for each measure, one for each list of
 * measures counted jointly, and one for the question if none of these views has all of its measures. Nothing is
 * weighed.
 *
 * @throws BadInput for a question about more values than can be counted jointly
 */
export function playedEvaluator(
  model: PlayedModel,
  expression: Expression,
): Evaluator<CountedModel> {
  const lists = measuresOfViews(model, expression);
  const program = prepareBattle(
    model,
    lists.map((measures) => measures.map(({ of }) => of)),
  );
  const known = new Set(model.measures.map(({ measure }) => measure));
  const views = program.views.map(({ first, size }, i) =>
    cellsOf(lists[i] as readonly PlayedMeasure[], { first, size }, known),
  );
  return {
    cells: views.reduce((sum, { size }) => sum + size, 0),
    program: () => program,
    reader: () => ({ views }),
    *weighed() {
      yield;
      return {
        views: (tally) => views.map((view, i) => countedView(view, lists[i] ?? [], tally)),
        totals: (tally) => totalsOf(program, tally),
      };
    },
  };
}

function measuresOfViews(model: PlayedModel, expression: Expression): PlayedMeasure[][] {
  const named = (name: string) => model.measures.filter(({ measure }) => measure === name);
  const lists = [
    ...model.measures.map((one) => [one]),
    ...model.together.map((names) => names.flatMap(named)),
  ];
  const asked = [...new Set(measuresAsked(expression))].flatMap(named);
  const isTold = lists.some((list) => asked.every((one) => list.includes(one)));
  if (isTold) return lists;
  // Values that the question does not distinguish share a counter.
  const { mostTold } = objectiveOf('', expression);
  const told = asked.map((one) =>
    one.names
      ? one
      : { ...one, of: { ...one.of, most: Math.min(one.of.most, mostTold(one.measure)) } },
  );
  return [...lists, told];
}

function cellsOf(
  measures: readonly PlayedMeasure[],
  { first, size }: Pick<CellView, 'first' | 'size'>,
  known: ReadonlySet<string>,
): CellView {
  const names = measures.map(({ measure }) => measure);
  return {
    first,
    size,
    // A measure that the fight lacks counts as 0, so any view can answer for it.
    tells: (measure) => names.includes(measure) || !known.has(measure),
    outcome(cell) {
      const outcome: Record<string, number | string> = {};
      let rest = cell;
      for (const { measure, of, names: values } of measures) {
        const value = rest % (of.most + 1);
        outcome[measure] = values?.[value] ?? value;
        rest = Math.floor(rest / (of.most + 1));
      }
      return outcome satisfies Outcome;
    },
  };
}

/**
 * A view with the values that occurred. If the values of all its measures are names, it has every name, even names that
 * never occurred.
 */
function countedView(
  { first, size, tells, outcome }: CellView,
  measures: readonly PlayedMeasure[],
  tally?: Tally,
): View {
  const isOfNames = measures.every(({ names }) => names);
  const rows: ViewRow[] = [];
  for (let cell = 0; cell < size; cell++) {
    const count = tally?.counts[first + cell] ?? 0;
    if (count > 0 || isOfNames) rows.push({ outcome: outcome(cell), weight: 0n, count });
  }
  return { rows, total: 1n, tells, isOpen: true };
}

function totalsOf({ totals }: BattleProgram, { counts }: Tally): Totals {
  const entries = totals.map(({ name, first, size }) => [
    name,
    Array.from(counts.subarray(first, first + size)),
  ]);
  return Object.fromEntries(entries) as Totals;
}
