/* Exact weights of outcomes: rules run on the rolls of a Throw, but only as far as they read the dice. */

import { atOnce, type Steps } from '../../base/index.ts';
import { type Cells, cellsOf, decode } from '../dice/cells.ts';
import type { Throw } from '../dice/throw.ts';
import { MOST_ENDS, TooManyEnds } from './too-many-ends.ts';
import { rawOutcomeWatched, type ThrowOf } from './watched.ts';
import { type ExactTally, weigh } from './weigh.ts';
import { everyStep } from './work.ts';

/** The weights of a Throw's raw outcomes. Only the dice that the rules read distinguish raw outcomes. */
export interface OutcomeTally extends ExactTally {
  /** Whether the rules always read all dice, so that every cell is a complete raw outcome. */
  readonly whole: boolean;
}

/**
 * The exact distribution of a Throw. Rolls that differ only in dice that the rules do not read have the same end. For
 * example, a figure that the first lava space destroys does not roll for the next space, so ten lava spaces have 11
 * ends, not 1024. Unread dice count as 0 in the cell.
 *
 * @param visit called for every end with its outcome, its weight and its cell
 * @throws TooManyEnds for more than `MOST_ENDS` ends, such as twenty falls that wound but never destroy
 */
export function weighOutcomes<Outcome>(
  model: ThrowOf<Outcome>,
  visit?: (outcome: Outcome, weight: bigint, cell: number) => void,
): OutcomeTally {
  return atOnce(weighOutcomesInSteps(model, visit));
}

/** Does the same as `weighOutcomes`, but yields after each step of the work. */
export function* weighOutcomesInSteps<Outcome>(
  { thrown, resolve }: ThrowOf<Outcome>,
  visit: (outcome: Outcome, weight: bigint, cell: number) => void = () => {},
): Steps<OutcomeTally> {
  const cells = cellsOf(thrown);
  const pools = thrown.map((pool) => distributionOf(pool.name, thrown, cells));
  const watched = rawOutcomeWatched(thrown, cells);
  const weights = new Map<number, bigint>();
  const total = pools.reduce((product, pool) => product * pool.total, 1n);
  let whole = true;
  const isDue = everyStep();
  let ends = 0;
  /** @param hidden the number of possible rolls of all dice that have not been read yet */
  const explore = function* (
    cell: number,
    weight: bigint,
    hidden: bigint,
    depth: number,
  ): Steps<void> {
    if (isDue()) yield;
    watched.wipe();
    const outcome = resolve(watched.raw);
    const next = watched.firstHidden();
    const pool = pools[next];
    if (!pool) {
      if (++ends > MOST_ENDS) throw new TooManyEnds();
      const share = weight * hidden;
      weights.set(cell, (weights.get(cell) ?? 0n) + share);
      whole &&= depth === pools.length;
      visit(outcome, share, cell);
      return;
    }
    const others = hidden / pool.total;
    for (const { step, weight: times, counts } of pool.ends) {
      watched.show(next, counts);
      yield* explore(cell + step, weight * times, others, depth + 1);
    }
    watched.show(next, undefined);
  };
  yield* explore(0, 1n, total, 0);
  return { cells, weights, total, whole };
}

/** Moves counts from the cells of complete raw outcomes to the cells of `weighOutcomes`. */
export function countOutcomes<Outcome>(
  { thrown, resolve }: ThrowOf<Outcome>,
  counts: Float64Array,
): Float64Array {
  const cells = cellsOf(thrown);
  const { raw, show, wipe, looked } = rawOutcomeWatched(thrown, cells);
  const moved = new Float64Array(counts.length);
  for (const [cell, count] of counts.entries()) {
    if (count === 0) continue;
    const whole = decode(cells, cell);
    for (const [p, { name }] of thrown.entries()) show(p, whole[name]);
    wipe();
    resolve(raw);
    let seen = 0;
    for (const { pool, symbol, stride } of cells.axes) {
      const p = thrown.findIndex(({ name }) => name === pool);
      if (looked[p]) seen += (whole[pool]?.[symbol] ?? 0) * stride;
    }
    moved[seen] = (moved[seen] as number) + count;
  }
  return moved;
}

interface PoolDistribution {
  readonly total: bigint;
  readonly ends: readonly {
    step: number;
    weight: bigint;
    counts: Readonly<Record<string, number>>;
  }[];
}

function distributionOf(name: string, thrown: Throw, cells: Cells): PoolDistribution {
  const alone = weigh(thrown.filter((pool) => pool.name === name));
  const strides = cells.axes.filter((axis) => axis.pool === name);
  return {
    total: alone.total,
    ends: [...alone.weights].map(([cell, weight]) => {
      const counts = decode(alone.cells, cell)[name] ?? {};
      const step = strides.reduce(
        (sum, { symbol, stride }) => sum + (counts[symbol] ?? 0) * stride,
        0,
      );
      return { step, weight, counts };
    }),
  };
}
