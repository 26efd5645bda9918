/* Tables that turn a random draw into a step: tables with one entry per roll, or alias tables. */

import { type Group, MOST_ENTRIES } from '../../dice/groups.ts';

/** Marks a left-over draw, which has no step. The number is higher than any cell. */
export const LEFT_OVER = 2 ** 25;

/** Whether a group, if it is the only one, uses a table with an entry for every roll. */
export function hasEntries(group: Group): boolean {
  return group.rolls <= MOST_ENTRIES;
}

/**
 * The step of every roll, in ascending order. For n rolls, a draw x uses the entry floor(x n / 2^32). The draw is left
 * over if x n mod 2^32 is below 2^32 mod n, so that all rolls have equally many values (Lemire, "Fast random integer
 * generation in an interval", 2019). Each entry has 16 bits if all steps fit into 16 bits, otherwise 32.
 */
export function entriesOf({ rolls, steps, values }: Group): Uint16Array | Uint32Array {
  const isNarrow = (steps.at(-1) as number) < 2 ** 16;
  const entries = isNarrow ? new Uint16Array(rolls) : new Uint32Array(rolls);
  const each = Math.floor(2 ** 32 / rolls);
  let end = 0;
  for (const [i, step] of steps.entries()) {
    const start = end;
    end += Math.round((values[i] as number) / each);
    entries.fill(step, start, end);
  }
  return entries;
}

/**
 * The values of a draw, divided into 2^bits columns of equal size. The values of a column up to its `last` stand for
 * the column's first step, and the higher values for its second step. The left-over values are the highest values of
 * the last column.
 */
export interface AliasTable {
  readonly bits: number;
  /** For each column, the last value that stands for its first step. */
  readonly lasts: Uint32Array;
  /** For each column, its first step and its second step. */
  readonly steps: Uint32Array;
}

/** The step of a draw, or `LEFT_OVER`. */
export function stepOf({ bits, lasts, steps }: AliasTable, value: number): number {
  const column = value >>> (32 - bits);
  const above = value > (lasts[column] as number) ? 1 : 0;
  return steps[2 * column + above] as number;
}

/** With at least 2^11 columns, successive draws rarely hit the same counter, so that counting does not wait. */
const LEAST_BITS = 11;

/** The values of a draw that belong to one step. */
interface Share {
  readonly step: number;
  values: number;
}

/** The steps that a draw decides between, and how many of the draw's 2^32 values each step has. */
export interface Shares {
  /** The steps in ascending order; all are below `LEFT_OVER`. */
  readonly steps: ArrayLike<number>;
  readonly values: ArrayLike<number>;
}

/**
 * The number of columns of a table, as an exponent of 2. The exponent is at least `least`, and there are enough columns
 * for all steps and the left-over values.
 */
export function bitsFor(steps: number, least = LEAST_BITS): number {
  let bits = least;
  while (2 ** bits < steps + 1) bits++;
  return bits;
}

/**
 * An alias table in whole numbers (Walker, "An efficient method for generating discrete random variables with general
 * distributions", 1977; Vose, "A linear algorithm for generating random numbers with a given distribution", 1991). By
 * default, a table has at least 2^11 columns, and at least as many as there are steps.
 *
 * Each step with fewer values than a column gets its own column, which the largest steps fill up. The other steps then
 * follow each other in order, so that a column holds at most the end of one step and the beginning of the next.
 */
export function aliasTableOf({ steps, values }: Shares, bits = bitsFor(steps.length)): AliasTable {
  const columns = 2 ** bits;
  const size = 2 ** 32 / columns;
  const shares = Array.from(steps, (step, i): Share => ({ step, values: values[i] as number }));
  const leftOver = shares.reduce((left, share) => left - share.values, 2 ** 32);
  if (leftOver > 0) shares.unshift({ step: LEFT_OVER, values: leftOver });
  const table = {
    bits,
    lasts: new Uint32Array(columns),
    steps: new Uint32Array(2 * columns),
  };
  // Left-over values are placed first, in the last column.
  let column = leftOver > 0 ? columns - 1 : 0;
  const place = (first: number, ofFirst: number, second: number) => {
    table.lasts[column] = column * size + ofFirst - 1;
    table.steps[2 * column] = first;
    table.steps[2 * column + 1] = second;
    column = (column + 1) % columns;
  };
  placeShares(shares, size, place);
  return table;
}

/**
 * @param shares starting with the left-over values, if any, which are fewer than a column
 * @param size   the number of values in a column; the shares fill at least as many columns as there are shares
 * @param place  puts a number of values of a first step into the next column, and fills the rest with a second step
 */
function placeShares(
  shares: readonly Share[],
  size: number,
  place: (first: number, ofFirst: number, second: number) => void,
): void {
  const small = shares.filter(({ values }) => values > 0 && values < size);
  const large = shares.filter(({ values }) => values >= size).sort((a, b) => b.values - a.values);
  let next = 0;
  // The array grows: a large share with less than a column left becomes a small share. It is never empty.
  for (const { step, values } of small) {
    const from = large[next] as Share;
    const rest = size - values;
    if (step === LEFT_OVER) place(from.step, rest, step);
    else place(step, values, from.step);
    from.values -= rest;
    if (from.values < size) {
      next++;
      small.push(from);
    }
  }
  let begun: Share | undefined;
  for (const { step, values } of large.slice(next).sort((a, b) => a.step - b.step)) {
    let left = values;
    if (begun) {
      place(begun.step, begun.values, step);
      left -= size - begun.values;
    }
    for (; left >= size; left -= size) place(step, size, step);
    begun = left > 0 ? { step, values: left } : undefined;
  }
}
