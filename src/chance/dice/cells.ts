/* Cells: the numbering of raw outcomes used by tallies, kernels and exact weights. */

import { ownProperty } from '../../base/index.ts';
import type { Die } from './die.ts';
import type { Pool, RawOutcome, Throw } from './throw.ts';

/** One coordinate of a raw outcome: the count of one symbol in one pool, from 0 to `size - 1`. */
export interface Axis {
  readonly pool: string;
  readonly symbol: string;
  readonly size: number;
  readonly stride: number;
}

/**
 * The numbering of raw outcomes. A cell is a mixed-radix index: the sum of each count times its stride. Cells are
 * additive: what a die adds to the cell does not depend on the other dice.
 */
export interface Cells {
  readonly axes: readonly Axis[];
  /** Number of cells; some may be impossible (three dice cannot show 3 shields and 3 skulls). */
  readonly size: number;
}

export function cellsOf(thrown: Throw): Cells {
  const axes: Axis[] = [];
  let stride = 1;
  for (const pool of thrown) {
    for (const [i, symbol] of pool.asked.entries()) {
      const most = Math.max(...reduce(pool.die, pool.asked).faces.map((face) => face[i] ?? 0));
      const size = pool.count * most + 1;
      axes.push({ pool: pool.name, symbol, size, stride });
      stride *= size;
    }
  }
  return { axes, size: stride };
}

/** What each face of a pool's reduced die adds to the cell. */
export function faceSteps(pool: Pool, cells: Cells): number[] {
  const strides = pool.asked.map(
    (symbol) => cells.axes.find((a) => a.pool === pool.name && a.symbol === symbol)?.stride ?? 0,
  );
  return reduce(pool.die, pool.asked).faces.map((face) =>
    face.reduce((step, times, i) => step + times * (strides[i] ?? 0), 0),
  );
}

/** The raw outcome with a given cell. */
export function decode(cells: Cells, cell: number): RawOutcome {
  const raw = new Map<string, Record<string, number>>();
  for (const { pool, symbol, size, stride } of cells.axes) {
    const counts = raw.get(pool) ?? {};
    counts[symbol] = Math.floor(cell / stride) % size;
    raw.set(pool, counts);
  }
  return Object.fromEntries(raw);
}

/** A die reduced to the symbols that rules ask for. Its faces are equally likely; each is a vector of symbol counts. */
interface ReducedDie {
  readonly faces: readonly (readonly number[])[];
}

/**
 * Merges the faces that no rule can tell apart, keeping the distribution: a combat die has 2 faces if only skulls are
 * asked for, and 6 if shields are also asked for. Fewer faces need fewer random bits.
 */
export function reduce(die: Die, asked: readonly string[]): ReducedDie {
  const kinds = new Map<string, { vector: number[]; times: number }>();
  for (const face of die.faces) {
    const vector = asked.map((symbol) => ownProperty(face.symbols, symbol) ?? 0);
    const kind = kinds.get(vector.join());
    if (kind) kind.times += 1;
    else kinds.set(vector.join(), { vector, times: 1 });
  }
  const common = [...kinds.values()].reduce((divisor, kind) => gcd(divisor, kind.times), 0);
  return {
    faces: [...kinds.values()].flatMap(({ vector, times }) =>
      Array.from({ length: times / common }, () => vector),
    ),
  };
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}
