import { fitOfAscending } from '../../base/index.ts';
import { type Grid, type Kinds, type Tally, tallyKinds } from '../../chance/index.ts';
import type { ThrowModel } from '../../rules/index.ts';
import type { WeighedModel } from './evaluator.ts';
import type { OutcomeMemory, OutcomeTable } from './outcome-memory.ts';
import type { View } from './view.ts';

/**
 * An attack of two pools weighed, of which it is known that the rules look at all dice: its ends are
 * told apart by what they come to alone, and models that are alike ask the rules once for all of them.
 *
 * @param otherwise the model weighed end by end, for what cannot happen
 * @returns undefined for other attacks
 */
export function weighedGrid(
  model: ThrowModel,
  memory: OutcomeMemory,
  otherwise: () => WeighedModel,
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
      // A simulation that came to what cannot happen is told of it.
      if (tally && hits !== tally.trials) return otherwise().views(tally);
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
    isLike(other) {
      if (!('thrown' in other)) return false;
      const same = memory.gridOf(other);
      return same?.rows === grid.rows && same.columns === grid.columns
        ? comesToSame(grid, kinds, memory.tableOf(other), memory)
        : otherwise().isLike(other);
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

/** Whether a model that throws the same dice comes to the same: end by end, or else kind by kind. */
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
      // What the one never comes to decides it.
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
