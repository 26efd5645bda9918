import { type Group, MOST_ENTRIES } from '../../dice/groups.ts';

/** Stands for no step: of a draw that is left over. Higher than any cell. */
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

/** Values of a draw that stand for one step. */
interface Share {
  readonly step: number;
  values: number;
}

interface Column {
  readonly first: number;
  /** How many of its values stand for the first step. */
  readonly values: number;
  readonly second: number;
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
  const size = 2 ** (32 - bits);
  const shares = Array.from(steps, (step, i): Share => ({ step, values: values[i] as number }));
  const leftOver = shares.reduce((left, share) => left - share.values, 2 ** 32);
  const columns = columnsOf([{ step: LEFT_OVER, values: leftOver }, ...shares], size);
  // What is left over was placed first; its column becomes the last.
  if (leftOver > 0) columns.push(columns.shift() as Column);
  return {
    bits,
    lasts: Uint32Array.from(columns, ({ values }, i) => i * size + values - 1),
    steps: Uint32Array.from(columns.flatMap(({ first, second }) => [first, second])),
  };
}

/**
 * @param shares the first of them smaller than a column
 * @param size   values of a column; the shares fill at least as many columns as they are
 */
function columnsOf(shares: readonly Share[], size: number): Column[] {
  const columns: Column[] = [];
  const small = shares.filter(({ values }) => values > 0 && values < size);
  const large = shares.filter(({ values }) => values >= size).sort((a, b) => b.values - a.values);
  let next = 0;
  // The list grows: a large one that is left with less than a column is small itself.
  for (const { step, values } of small) {
    const from = large[next] as Share;
    const rest = size - values;
    columns.push(
      step === LEFT_OVER
        ? { first: from.step, values: rest, second: step }
        : { first: step, values, second: from.step },
    );
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
      columns.push({ first: begun.step, values: begun.values, second: step });
      left -= size - begun.values;
    }
    for (; left >= size; left -= size) columns.push({ first: step, values: size, second: step });
    begun = left > 0 ? { step, values: left } : undefined;
  }
  return columns;
}
