/* Fast tallies of a Throw with two pools, arranged in rows and columns. */

import { once } from '../../base/index.ts';
import { BASE, carry, readLimbs } from './big-integers.ts';
import type { PoolEnds } from './pool-ends.ts';

/** A Throw with two pools: a row for each end of the first pool, a column for each end of the second pool. */
export interface Grid {
  readonly rows: PoolEnds;
  readonly columns: PoolEnds;
}

/** The kinds of a grid's ends: one array per row, indexed by column. */
export type Kinds = readonly Int32Array[];

/** Totals for each kind that occurs, in order of first appearance. */
export interface KindTally {
  readonly kinds: readonly number[];
  readonly weights: readonly bigint[];
  /** For each kind, how often it was rolled. */
  readonly counts: readonly number[];
  /**
   * The tally after merging kinds into coarser kinds.
   *
   * @param kindOf the coarser kind to which a kind belongs; a whole number from 0
   */
  merged(kindOf: (kind: number) => number): KindTally;
}

/** Whether sums of a grid's weights stay within 2^53 in every limb. */
export function canBeAdded({ rows, columns }: Grid): boolean {
  const products = rows.cells.length * rows.limbsEach;
  return products * BASE * BASE <= 2 ** 53 && columns.cells.length <= BASE;
}

/**
 * The place of each kind in the current tally, or -1. Kept between tallies, because each tally has only a few of all
 * the kinds.
 */
let places = new Int32Array(0);

/**
 * Adds up the weights and the counts of the ends, separately for each kind. Within each row, the columns are first
 * summed by kind; these sums are then multiplied by the row's weight.
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
  let room = FIRST_ROOM;
  let sums = new Float64Array(room * wide);
  let totals = new Float64Array(room * long);
  let seenIn = new Int32Array(room).fill(-1);
  const counts: number[] = [];
  if (places.length < most) places = new Int32Array(2 * most).fill(-1);
  const placeOf = places;
  const kinds: number[] = [];
  const addKind = (kind: number): number => {
    const place = kinds.length;
    placeOf[kind] = place;
    kinds.push(kind);
    counts.push(0);
    if (place === room) {
      room *= 2;
      sums = extended(sums, room * wide);
      totals = extended(totals, room * long);
      const seen = new Int32Array(room).fill(-1);
      seen.set(seenIn);
      seenIn = seen;
    }
    return place;
  };
  const { numbers, limbs, cells } = columns;
  for (let row = 0; row < rows.cells.length; row++) {
    // 1. Sum the columns of this row by kind.
    const ofRow = kindsOf[row] as Int32Array;
    const seen: number[] = [];
    for (let column = 0; column < numbers.length; column++) {
      const kind = ofRow[numbers[column] as number] as number;
      let place = placeOf[kind] as number;
      if (place < 0) place = addKind(kind);
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
        const cell = (rows.cells[row] as number) + (cells[column] as number) * rows.size;
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
  for (const kind of kinds) placeOf[kind] = -1;
  return new Totals(kinds, new Sums(counts, totals, long));
}

/** The initial capacity, in kinds. */
const FIRST_ROOM = 64;

function extended(numbers: Float64Array, length: number): Float64Array<ArrayBuffer> {
  const longer = new Float64Array(length);
  longer.set(numbers);
  return longer;
}

class Totals implements KindTally {
  readonly kinds: readonly number[];
  /** The totals of each kind, by its place in `kinds`. */
  readonly #sums: Sums;
  /** Earlier results of `merged`. Measures with different values often distinguish the same outcomes. */
  readonly #merged: { readonly places: Int32Array; readonly sums: Sums }[] = [];

  constructor(kinds: readonly number[], sums: Sums) {
    this.kinds = kinds;
    this.#sums = sums;
  }

  get weights(): readonly bigint[] {
    return this.#sums.weights();
  }

  get counts(): readonly number[] {
    return this.#sums.counts;
  }

  merged(kindOf: (kind: number) => number): KindTally {
    const kinds: number[] = [];
    const placeOf: number[] = [];
    const places = new Int32Array(this.kinds.length);
    for (let from = 0; from < places.length; from++) {
      const kind = kindOf(this.kinds[from] as number);
      const place = placeOf[kind] ?? kinds.push(kind) - 1;
      placeOf[kind] = place;
      places[from] = place;
    }
    const known = this.#merged.find((one) => areEqual(one.places, places));
    const sums = known?.sums ?? this.#sums.added(places, kinds.length);
    if (!known) this.#merged.push({ places, sums });
    return new Totals(kinds, sums);
  }
}

function areEqual(a: Int32Array, b: Int32Array): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** Weights and counts by place. */
class Sums {
  readonly counts: readonly number[];
  readonly weights: () => readonly bigint[];
  /** The weights, one after another, in `long` limbs each. All limbs are carried, so that they can be added up. */
  readonly #limbs: Float64Array;
  readonly #long: number;

  constructor(counts: readonly number[], limbs: Float64Array, long: number) {
    this.counts = counts;
    this.#limbs = limbs;
    this.#long = long;
    for (let place = 0; place < counts.length; place++) carry(limbs, place * long, long);
    this.weights = once(() => counts.map((_, place) => readLimbs(limbs, place * long, long)));
  }

  /**
   * Adds up the places that share a new place.
   *
   * @param places the new place of each place
   * @param size the number of new places
   */
  added(places: Int32Array, size: number): Sums {
    const [limbs, long] = [this.#limbs, this.#long];
    const counts = Array.from({ length: size }, () => 0);
    // There are far fewer than 2^33 places, so no sum of limbs exceeds 2^53.
    const sums = new Float64Array(size * long);
    for (let place = 0; place < places.length; place++) {
      const into = places[place] as number;
      counts[into] = (counts[into] as number) + (this.counts[place] as number);
      const [to, from] = [into * long, place * long];
      for (let i = 0; i < long; i++) {
        sums[to + i] = (sums[to + i] as number) + (limbs[from + i] as number);
      }
    }
    return new Sums(counts, sums, long);
  }
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
