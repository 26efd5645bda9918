/* Fast tallies of a Throw of two pools, arranged in rows and columns. */

import { BASE, carry, readLimbs } from './big-integers.ts';
import type { PoolEnds } from './pool-ends.ts';

/** A Throw of two pools: a row for each end of the first pool, a column for each end of the second pool. */
export interface Grid {
  readonly rows: PoolEnds;
  readonly columns: PoolEnds;
}

/** The kinds of a grid's ends: one array per row, indexed by the number of the column. */
export type Kinds = readonly Int32Array[];

/** Totals for each kind that occurs, in order of first appearance. */
export interface KindTally {
  readonly kinds: readonly number[];
  readonly weights: readonly bigint[];
  /** For each kind, how often it was rolled. */
  readonly counts: readonly number[];
}

/** Whether sums of a grid's weights stay within 2^53 in every limb. */
export function canBeAdded({ rows, columns }: Grid): boolean {
  const products = rows.cells.length * rows.limbsEach;
  return products * BASE * BASE <= 2 ** 53 && columns.cells.length <= BASE;
}

/**
 * Sums the weights and the counts of the ends of each kind. Within a row, columns are summed by kind; the sums are then
 * multiplied by the row's weight.
 *
 * @param most an exclusive upper bound on the kinds
 * @param counted how often each cell of the Throw was rolled
 */
export function tallyKinds(
  { rows, columns }: Grid,
  kindsOf: Kinds,
  most: number,
  counted?: Float64Array,
): KindTally {
  const each = columns.limbsEach;
  // A sum of up to 2^20 weights needs one more limb; a product needs the limbs of both factors.
  const wide = each + 1;
  const long = wide + rows.limbsEach + 1;
  const room = Math.min(most, rows.cells.length * columns.cells.length);
  const sums = new Float64Array(room * wide);
  const totals = new Float64Array(room * long);
  const counts = new Float64Array(room);
  const places = new Int32Array(most).fill(-1);
  const seenIn = new Int32Array(room).fill(-1);
  const kinds: number[] = [];
  const { numbers, limbs, cells } = columns;
  for (const [row, rowCell] of rows.cells.entries()) {
    // 1. Sum the columns of this row by kind.
    const ofRow = kindsOf[row] as Int32Array;
    const seen: number[] = [];
    for (let column = 0; column < numbers.length; column++) {
      const kind = ofRow[numbers[column] as number] as number;
      let place = places[kind] as number;
      if (place < 0) {
        place = kinds.length;
        places[kind] = place;
        kinds.push(kind);
      }
      if (seenIn[place] !== row) {
        seenIn[place] = row;
        seen.push(place);
      }
      const to = place * wide;
      const from = column * each;
      for (let i = 0; i < each; i++) {
        sums[to + i] = (sums[to + i] as number) + (limbs[from + i] as number);
      }
      if (counted) {
        const cell = rowCell + (cells[column] as number) * rows.size;
        counts[place] = (counts[place] as number) + (counted[cell] as number);
      }
    }
    // 2. Multiply the sums by the row's weight and add them to the totals.
    for (const place of seen) {
      carry(sums, place * wide, wide);
      for (let r = 0; r < rows.limbsEach; r++) {
        const times = rows.limbs[row * rows.limbsEach + r] as number;
        if (times === 0) continue;
        for (let i = 0; i < wide; i++) {
          const at = place * long + r + i;
          totals[at] = (totals[at] as number) + (sums[place * wide + i] as number) * times;
        }
      }
      sums.fill(0, place * wide, (place + 1) * wide);
    }
  }
  return {
    kinds,
    weights: kinds.map((_, place) => readLimbs(totals, place * long, long)),
    counts: kinds.map((_, place) => counts[place] as number),
  };
}

/** The possible cells of a grid in ascending order of probability, and their probabilities. */
export interface Ascending {
  readonly cells: Uint32Array;
  readonly chances: Float64Array;
}

/** Sorts the possible cells of a grid by probability. */
export function ascendingCells({ rows, columns }: Grid): Ascending {
  const size = rows.cells.length * columns.cells.length;
  const chances = new Float64Array(size);
  // Each row is listed in ascending order, which gives sorted runs to the merge sort.
  const inOrder = [...columns.chances.keys()].sort(
    (a, b) => (columns.chances[a] as number) - (columns.chances[b] as number),
  );
  const ends: number[] = [];
  const keys = new Float64Array(size);
  for (let row = 0; row < rows.chances.length; row++) {
    const chance = rows.chances[row] as number;
    for (const column of inOrder) {
      const end = row * inOrder.length + column;
      chances[end] = chance * (columns.chances[column] as number);
      keys[end] = comparable(chances[end] as number);
      ends.push(end);
    }
  }
  ends.sort((a, b) => (keys[a] as number) - (keys[b] as number) || a - b);
  const cells = new Uint32Array(size);
  const ascending = new Float64Array(size);
  for (let i = 0; i < size; i++) {
    const end = ends[i] as number;
    const row = Math.floor(end / inOrder.length);
    const column = end % inOrder.length;
    cells[i] = (rows.cells[row] as number) + (columns.cells[column] as number) * rows.size;
    ascending[i] = chances[end] as number;
  }
  return { cells, chances: ascending };
}

/**
 * Drops the last 13 bits of a number (Veltkamp, 1968), so that products that differ only by
 * rounding compare as equal.
 */
function comparable(chance: number): number {
  const scaled = chance * (2 ** 13 + 1);
  return scaled - (scaled - chance);
}
