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

/** The weights of a row's ends, summed by kind, before they are multiplied by the row's own weight. */
export interface RowSums {
  /** The kinds in the row, in order of first appearance. */
  readonly kinds: Int32Array;
  /** The sums, one after another, in one limb more than the columns' weights have. */
  readonly limbs: Float64Array;
}

/**
 * The place of each kind in the current tally or row, or -1. Kept between tallies, because each tally has only a few of
 * all the kinds.
 */
let places = new Int32Array(0);

/**
 * Sums the columns of a row by kind.
 *
 * @param kindsOf the kinds of the row's ends
 * @param most an exclusive upper bound on the kinds
 */
export function sumRow(
  { numbers, limbs, limbsEach: each }: PoolEnds,
  kindsOf: Int32Array,
  most: number,
): RowSums {
  const placeOf = placesFor(most);
  const kinds: number[] = [];
  for (const number of numbers) {
    const kind = kindsOf[number] as number;
    if ((placeOf[kind] as number) < 0) placeOf[kind] = kinds.push(kind) - 1;
  }
  // A sum of up to 2^20 weights needs one more limb.
  const wide = each + 1;
  const sums = new Float64Array(kinds.length * wide);
  for (let column = 0; column < numbers.length; column++) {
    const to = (placeOf[kindsOf[numbers[column] as number] as number] as number) * wide;
    const from = column * each;
    for (let i = 0; i < each; i++) {
      sums[to + i] = (sums[to + i] as number) + (limbs[from + i] as number);
    }
  }
  for (let place = 0; place < kinds.length; place++) carry(sums, place * wide, wide);
  for (const kind of kinds) placeOf[kind] = -1;
  return { kinds: Int32Array.from(kinds), limbs: sums };
}

function placesFor(most: number): Int32Array {
  if (places.length < most) places = new Int32Array(2 * most).fill(-1);
  return places;
}

/**
 * Adds up the weights and the counts of the ends, separately for each kind.
 *
 * @param sums the sums of each row, as `sumRow` returns them
 * @param most an exclusive upper bound on the kinds
 * @param counted the kinds of all ends, and how often each cell of the Throw was rolled
 */
export function tallyKinds(
  { rows, columns }: Grid,
  sums: readonly RowSums[],
  most: number,
  counted?: { readonly kinds: Kinds; readonly counts: Float64Array },
): KindTally {
  const wide = columns.limbsEach + 1;
  // A product needs the limbs of both factors.
  const long = wide + rows.limbsEach + 1;
  const placeOf = placesFor(most);
  const kinds: number[] = [];
  for (const ofRow of sums) {
    for (const kind of ofRow.kinds) {
      if ((placeOf[kind] as number) < 0) placeOf[kind] = kinds.push(kind) - 1;
    }
  }
  const totals = new Float64Array(kinds.length * long);
  for (const [row, ofRow] of sums.entries()) {
    for (let r = 0; r < rows.limbsEach; r++) {
      const times = rows.limbs[row * rows.limbsEach + r] as number;
      if (times === 0) continue;
      for (let k = 0; k < ofRow.kinds.length; k++) {
        const to = (placeOf[ofRow.kinds[k] as number] as number) * long + r;
        for (let i = 0; i < wide; i++) {
          totals[to + i] =
            (totals[to + i] as number) + (ofRow.limbs[k * wide + i] as number) * times;
        }
      }
    }
  }
  const counts = kinds.map(() => 0);
  for (const [row, ofRow] of counted?.kinds.entries() ?? []) {
    for (let column = 0; column < columns.numbers.length; column++) {
      const place = placeOf[ofRow[columns.numbers[column] as number] as number] as number;
      const cell = (rows.cells[row] as number) + (columns.cells[column] as number) * rows.size;
      counts[place] = (counts[place] as number) + (counted?.counts[cell] as number);
    }
  }
  for (const kind of kinds) placeOf[kind] = -1;
  return new Totals(kinds, new Sums(counts, totals, long));
}

class Totals implements KindTally {
  readonly kinds: readonly number[];
  /** The sums from which those of these kinds are added up. */
  readonly #finest: Sums;
  /** For each place in the finest sums, the place of its kind in `kinds`; absent if these are the finest kinds. */
  readonly #places: Int32Array | undefined;

  constructor(kinds: readonly number[], finest: Sums, places?: Int32Array) {
    this.kinds = kinds;
    this.#finest = finest;
    this.#places = places;
  }

  get weights(): readonly bigint[] {
    return this.#sums.weights();
  }

  get counts(): readonly number[] {
    return this.#sums.counts;
  }

  get #sums(): Sums {
    return this.#places ? this.#finest.added(this.#places, this.kinds.length) : this.#finest;
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
    // All tallies are added up from the finest sums, so that measures and fights that distinguish the same outcomes
    // share their sums.
    return new Totals(kinds, this.#finest, composed(this.#places, places));
  }
}

/** Where `second` puts what `first` puts somewhere. */
function composed(first: Int32Array | undefined, second: Int32Array): Int32Array {
  if (!first) return second;
  const places = new Int32Array(first.length);
  for (let i = 0; i < places.length; i++) places[i] = second[first[i] as number] as number;
  return places;
}

/** Sums that were added up before, and the new place of each place. */
interface Added {
  readonly places: Int32Array;
  readonly sums: Sums;
}

/** The maximum number of earlier results that are kept: enough for a few fights with all their measures. */
const MOST_ADDED = 32;

/** Weights and counts by place. */
class Sums {
  readonly counts: readonly number[];
  readonly weights: () => readonly bigint[];
  /** The weights, one after another, in `long` limbs each. All limbs are carried, so that they can be added up. */
  readonly #limbs: Float64Array;
  readonly #long: number;
  /** Earlier results of `added`. Measures with different values often distinguish the same outcomes. */
  readonly #added: Added[] = [];

  constructor(counts: readonly number[], limbs: Float64Array, long: number) {
    this.counts = counts;
    this.#limbs = limbs;
    this.#long = long;
    for (let place = 0; place < counts.length; place++) carry(limbs, place * long, long);
    this.weights = once(() => counts.map((_, place) => readLimbs(limbs, place * long, long)));
  }

  /**
   * Adds up the places that share a new place. If all places stay separate, they also stay in their order.
   *
   * @param places the new place of each place, in order of first appearance
   * @param size the number of new places
   */
  added(places: Int32Array, size: number): Sums {
    if (size === places.length) return this;
    const known = this.#added.find((one) => areEqual(one.places, places));
    if (known) return known.sums;
    const [limbs, long] = [this.#limbs, this.#long];
    const counts = Array.from({ length: size }, () => 0);
    // There are far fewer than 2^33 places, so no sum of limbs exceeds 2^53.
    const added = new Float64Array(size * long);
    for (let place = 0; place < places.length; place++) {
      const into = places[place] as number;
      counts[into] = (counts[into] as number) + (this.counts[place] as number);
      const [to, from] = [into * long, place * long];
      for (let i = 0; i < long; i++) {
        added[to + i] = (added[to + i] as number) + (limbs[from + i] as number);
      }
    }
    const sums = new Sums(counts, added, long);
    this.#added.push({ places, sums });
    if (this.#added.length > MOST_ADDED) this.#added.shift();
    return sums;
  }
}

function areEqual(a: Int32Array, b: Int32Array): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
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
