/* Tables that turn a random draw into a step: one entry per roll, or alias tables. */

import { type Group, MOST_ENTRIES } from '../../dice/groups.ts';

/** Marks a draw that is left over and has no step. Higher than any cell. */
export const LEFT_OVER = 2 ** 25;

/** Whether a group alone is settled by a table with an entry for every roll. */
export function hasEntries(group: Group): boolean {
  return group.rolls <= MOST_ENTRIES;
}

/**
 * The step of every roll, ascending. A draw x of n rolls takes entry floor(x n / 2^32), and is left
 * over when x n mod 2^32 is below 2^32 mod n: so each has equally many values (Lemire, "Fast random
 * integer generation in an interval", 2019). Narrow where the steps allow.
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
 * The values of a draw, cut into 2^bits columns of equally many. The values of a column up to its
 * last stand for its first step, those above for its second. What is left over are the highest values
 * of all, in the last column.
 */
export interface AliasTable {
  readonly bits: number;
  /** For each column the last value that stands for its first step. */
  readonly lasts: Uint32Array;
  /** For each column its first step and its second. */
  readonly steps: Uint32Array;
}

/** The step of a draw, or `LEFT_OVER`. */
export function stepOf({ bits, lasts, steps }: AliasTable, value: number): number {
  const column = value >>> (32 - bits);
  const above = value > (lasts[column] as number) ? 1 : 0;
  return steps[2 * column + above] as number;
}

/** Fewer draws on each column are counted without waiting for one another. */
const LEAST_BITS = 11;

/** The values of a draw that belong to one step. */
interface Share {
  readonly step: number;
  values: number;
}

/** What a draw decides between: for each step how many of its 2^32 values stand for it. */
export interface Shares {
  /** Numbers below `LEFT_OVER`, ascending. */
  readonly steps: ArrayLike<number>;
  readonly values: ArrayLike<number>;
}

/** How many columns a table has at least, as an exponent: at least one for each step. */
export function bitsFor(steps: number, least = LEAST_BITS): number {
  let bits = least;
  while (2 ** bits < steps + 1) bits++;
  return bits;
}

/**
 * An alias table in whole numbers (Walker, "An efficient method for generating discrete random
 * variables with general distributions", 1977; Vose, "A linear algorithm for generating random numbers
 * with a given distribution", 1991). A group has 2^11 columns, or as many as it has steps.
 *
 * Steps that have less than a column get one each, filled up by the largest. The others then lie end
 * to end in their order, so that a column has at most the end of one and the beginning of the next.
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
  // What is left over is placed first, in the last column.
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
 * @param shares the values left over, if any, first: fewer than a column has
 * @param size   values of a column; the shares fill at least as many columns as they are
 * @param place  puts so many values of a first step into the next column, and fills it with a second
 */
function placeShares(
  shares: readonly Share[],
  size: number,
  place: (first: number, ofFirst: number, second: number) => void,
): void {
  const small = shares.filter(({ values }) => values > 0 && values < size);
  const large = shares.filter(({ values }) => values >= size).sort((a, b) => b.values - a.values);
  let next = 0;
  // The list grows: a large one that is left with less than a column is small itself.
  for (const { step, values } of small) {
    const from = large[next] as Share;
    const rest = size - values;
    if (step === LEFT_OVER) place(from.step, rest, step);
    else place(step, values, from.step);
    from.values -= rest;
    if (from.values < size) {
      next++;
      if (from.values > 0) small.push(from);
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
