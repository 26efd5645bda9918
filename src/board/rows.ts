/* Tables for pairs of spaces, computed row by row on demand, with limited memory. */

/** Maximum number of bytes for the rows of all maps, per thread; enough for a map of about 500 spaces. */
const MOST_BYTES = 16 * 2 ** 20;

/** The memory that many tables share. When it is full, all rows are dropped, and computed again on demand. */
export class RoomForRows {
  private bytes = 0;
  /** The tables that have rows. */
  private readonly filled = new Set<{ forget(): void }>();

  /** Makes room for a new row of a table. */
  take(rows: { forget(): void }, bytes: number): void {
    this.bytes += bytes;
    if (this.bytes > MOST_BYTES) {
      for (const one of this.filled) one.forget();
      this.filled.clear();
      this.bytes = bytes;
    }
    this.filled.add(rows);
  }
}

/**
 * Numbers for pairs of spaces, computed row by row on demand because the full table grows with the square of the number
 * of spaces.
 */
export class Rows<Row extends { readonly byteLength: number }> {
  private readonly rows: (Row | undefined)[];
  private readonly room: RoomForRows;
  private readonly find: (space: number) => Row;
  private readonly areShared: boolean;

  /** @param areShared whether several tables have the same rows, and `find` has made room for them */
  constructor(room: RoomForRows, spaces: number, find: (space: number) => Row, areShared = false) {
    this.room = room;
    this.find = find;
    this.areShared = areShared;
    // Filled at the start, because V8 would use a slow hash table for an array with large gaps.
    this.rows = new Array<Row | undefined>(spaces).fill(undefined);
  }

  /** The row for a space, indexed by the other space. */
  of(space: number): Row {
    return this.rows[space] ?? this.found(space);
  }

  forget(): void {
    this.rows.fill(undefined);
  }

  private found(space: number): Row {
    const row = this.find(space);
    this.room.take(this, this.areShared ? 0 : row.byteLength);
    this.rows[space] = row;
    return row;
  }
}

/**
 * The minimum over all pairs of spaces, one from each base.
 *
 * @param a first space of the base whose rows are used
 * @param b second space of that base; -1 for a single base
 * @param c first space of the other base
 * @param d second space of the other base; -1 for a single base
 */
export function leastBetween(
  rows: Rows<Int16Array>,
  a: number,
  b: number,
  c: number,
  d: number,
): number {
  return leastIn(rows.of(a), b < 0 ? undefined : rows.of(b), c, d);
}

/**
 * The minimum of the values that one base's rows have for the spaces of another base.
 *
 * @param second the row of the second space; undefined for a single base
 * @param c first space of the other base
 * @param d second space of the other base; -1 for a single base
 */
export function leastIn(
  row: Int16Array,
  second: Int16Array | undefined,
  c: number,
  d: number,
): number {
  let least = row[c] as number;
  if (d >= 0) least = Math.min(least, row[d] as number);
  if (second === undefined) return least;
  least = Math.min(least, second[c] as number);
  return d < 0 ? least : Math.min(least, second[d] as number);
}
