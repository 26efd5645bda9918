/* Lets the combinations of a sweep share outcomes, so that the rules run only once for each raw outcome. */

import {
  type Ascending,
  ascendingCells,
  canBeAdded,
  type Grid,
  type Kinds,
  type KindTally,
  MOST_ENDS,
  type PoolEnds,
  poolEnds,
  type RowSums,
  sumRow,
  type Throw,
  tallyKinds,
} from '../../chance/index.ts';
import { type Outcome, type ThrowModel, type Value, writtenValue } from '../../rules/index.ts';
import type { ValueSum } from './view.ts';

/**
 * A cache of evaluated attacks: the ends of their pools, and the outcome that the rules give for each raw outcome. The
 * combinations of a sweep share it, since most of them differ only in the number of dice.
 */
export interface OutcomeMemory {
  /** The Throw as a grid; undefined if it is too large or cannot be a grid. */
  gridOf(model: ThrowModel): Grid | undefined;
  ascending(grid: Grid): Ascending;
  /**
   * For each kind of end in a grid, its weight and, if cells were counted, its count.
   *
   * @param counted how often each cell of the Throw was rolled
   */
  tallyOf(grid: Grid, table: OutcomeTable, counted?: Float64Array): KindTally;
  /** Whether a model can have an outcome for which the predicate holds; undefined if the model is not a grid. */
  isPossible(model: ThrowModel, holds: (outcome: Outcome) => boolean): boolean | undefined;
  /** The table of outcomes that is shared by all models with the same `alike`. */
  tableOf(model: ThrowModel): OutcomeTable;
  /** All distinct outcomes. The kind of an end is an index in this list. */
  readonly outcomes: readonly Outcome[];
  /**
   * The weight and the count of each value of a measure, in order of first occurrence. The list is the same object as
   * the measure's last one if that has the same sums.
   */
  byValue(measure: string, tally: KindTally): readonly ValueSum[];
}

/** The sums for the values of a measure, and the numbers of these values. */
interface Distribution {
  readonly kinds: readonly number[];
  /** The same object for all tallies that add up the same ends. */
  readonly weights: readonly bigint[];
  readonly sums: readonly ValueSum[];
}

/** The values of one measure in all outcomes. */
interface MeasureValues {
  /** All different values. */
  readonly values: readonly Value[];
  /**
   * The index in `values` of the value that an outcome has. The outcome is given by its kind.
   *
   * @throws Error if the outcome does not have the measure
   */
  indexOf(kind: number): number;
}

export interface OutcomeTable {
  /**
   * The kinds of the ends in a row, by column; -1 if a kind is not known yet. In that case, `resolve` runs the rules,
   * then stores and returns the kind.
   */
  row(grid: Grid, row: number): Int32Array;
  resolve(grid: Grid, row: number, column: number): number;
  /** The kinds of all ends, by row. */
  kinds(grid: Grid): Int32Array[];
  /** The weights of each row's ends, summed by kind. */
  sums(grid: Grid): RowSums[];
  /** The rulings that were read for these ends; may include rulings read for other ends. */
  readonly asked: ReadonlySet<string>;
  /** What all tables of models with the same `alike` share. */
  readonly shared: Table;
}

/**
 * The maximum number of entries in all tables together. When it is exceeded, the least recently used tables are
 * dropped.
 */
const MOST_KEPT = 2 ** 24;

export function outcomeMemory(): OutcomeMemory {
  const pools = new Map<Throw[number]['die'], Map<string, PoolEnds | undefined>>();
  const tables = new Map<string, Table>();
  const tree: Branch = { key: '', next: new Map() };
  const outcomes: Outcome[] = [];
  let tallied:
    | {
        readonly grid: Grid;
        readonly table: Table;
        readonly kinds: Kinds;
        readonly tally: KindTally;
      }
    | undefined;
  let last: { readonly grid: Grid; readonly ascending: Ascending } | undefined;

  const kindOf = (outcome: Outcome): number => {
    let branch = tree;
    for (const name in outcome) {
      branch = branchAt(branchAt(branch, name), writtenValue(outcome[name] as Value));
    }
    if (branch.kind === undefined) {
      branch.kind = outcomes.length;
      outcomes.push(outcome);
    }
    return branch.kind;
  };

  const endsOf = (pool: Throw[number]) => {
    const ofDie = pools.get(pool.die) ?? new Map<string, PoolEnds | undefined>();
    pools.set(pool.die, ofDie);
    const key = [pool.name, pool.count, ...pool.asked].join();
    if (!ofDie.has(key)) ofDie.set(key, poolEnds(pool));
    return ofDie.get(key);
  };

  const forget = () => {
    let kept = 0;
    for (const { size } of tables.values()) kept += size;
    for (const [key, { size }] of tables) {
      if (kept <= MOST_KEPT || tables.size === 1) return;
      tables.delete(key);
      kept -= size;
    }
  };

  const gridOf: OutcomeMemory['gridOf'] = ({ thrown, alike }) => {
    const [first, second, ...others] = thrown;
    if (alike === undefined || !first || !second || others.length > 0) return undefined;
    const [rows, columns] = [endsOf(first), endsOf(second)];
    if (!rows || !columns || rows.cells.length * columns.cells.length > MOST_ENDS) return undefined;
    return canBeAdded({ rows, columns }) ? { rows, columns } : undefined;
  };

  const tableOf: OutcomeMemory['tableOf'] = (model) => {
    const key = model.alike ?? '';
    const table = tables.get(key) ?? new Table();
    tables.delete(key);
    tables.set(key, table);
    forget();
    return readerOf(table, model, kindOf, () => outcomes.length);
  };

  // Combinations with the same dice usually differ in few outcomes, such as how many wounds destroy a figure.
  const tallyOf: OutcomeMemory['tallyOf'] = (grid, table, counts) => {
    const kinds = table.kinds(grid);
    const counted = counts && { kinds, counts };
    const work = () => tallyKinds(grid, table.sums(grid), outcomes.length, counted);
    if (counted) return work();
    if (!tallied || !isSameGrid(tallied.grid, grid)) {
      tallied = { grid, table: table.shared, kinds, tally: work() };
      return tallied.tally;
    }
    const known = tallied.table.mergingInto(table.shared);
    const merging = known.extended(grid, tallied.kinds, kinds)
      ? known.merging
      : mergingOf(grid, tallied.kinds, kinds);
    return merging ? tallied.tally.merged((kind) => merging[kind] as number) : work();
  };

  const measured = new Map<string, MeasureValues>();
  const valuesOf = (measure: string) => {
    const known = measured.get(measure) ?? valuesIn(outcomes, measure);
    measured.set(measure, known);
    return known;
  };
  const distributions = new Map<string, Distribution>();

  return {
    outcomes,
    gridOf,
    tableOf,
    tallyOf,
    byValue(measure, tally) {
      const { values, indexOf } = valuesOf(measure);
      const { kinds, weights, counts } = tally.merged(indexOf);
      const last = distributions.get(measure);
      if (last?.weights === weights && last.kinds.every((kind, i) => kind === kinds[i])) {
        return last.sums;
      }
      const sums = kinds.map((kind, i) => ({
        value: values[kind] as Value,
        weight: weights[i] as bigint,
        count: counts[i] as number,
      }));
      distributions.set(measure, { kinds, weights, sums });
      return sums;
    },
    isPossible(model, holds) {
      const grid = gridOf(model);
      if (!grid) return undefined;
      const { numbers } = grid.columns;
      const known: (boolean | undefined)[] = [];
      const isYes = (kind: number) => (known[kind] ??= holds(outcomes[kind] as Outcome));
      return tableOf(model)
        .kinds(grid)
        .some((ofRow) => numbers.some((column) => isYes(ofRow[column] as number)));
    },
    ascending(grid) {
      if (!last || !isSameGrid(last.grid, grid)) last = { grid, ascending: ascendingCells(grid) };
      return last.ascending;
    },
  };
}

/**
 * A branch of a tree that leads from the names and values of an outcome, one after another, to its kind. This is faster
 * than joining them into a text and looking it up.
 */
interface Branch {
  readonly key: number | string;
  readonly next: Map<number | string, Branch>;
  /** The branch taken last, which is usually taken again. */
  last?: Branch;
  /** The kind of the outcome that ends here. */
  kind?: number;
}

function branchAt(from: Branch, key: number | string): Branch {
  if (from.last?.key === key) return from.last;
  const branch: Branch = from.next.get(key) ?? { key, next: new Map() };
  from.next.set(key, branch);
  from.last = branch;
  return branch;
}

/** A row without unknown kinds; its sums are computed when they are first needed. */
interface CompleteRow {
  sums?: RowSums;
}

/** The kinds of ends by row and column, for all models with the same `alike`; -1 if not known yet. */
export class Table {
  readonly rows = new Map<number, Int32Array>();
  readonly asked = new Set<string>();
  size = 0;
  readonly #complete = new Map<PoolEnds, Map<number, CompleteRow>>();
  readonly #mergings = new WeakMap<Table, Merging>();
  readonly #same = new WeakMap<Table, Map<PoolEnds, Set<number>>>();

  mergingInto(other: Table): Merging {
    const known = this.#mergings.get(other) ?? new Merging();
    this.#mergings.set(other, known);
    return known;
  }

  /** The numbers of the rows in which all ends in these columns have the same kinds as in another table. */
  sameRows(other: Table, columns: PoolEnds): Set<number> {
    const byColumns = this.#same.get(other) ?? new Map<PoolEnds, Set<number>>();
    this.#same.set(other, byColumns);
    const known = byColumns.get(columns) ?? new Set<number>();
    byColumns.set(columns, known);
    return known;
  }

  /** The rows that have no unknown kinds in these columns, by number. */
  completeFor(columns: PoolEnds): Map<number, CompleteRow> {
    const known = this.#complete.get(columns) ?? new Map();
    this.#complete.set(columns, known);
    return known;
  }

  /** A row by its number, extended to at least this many columns. */
  row(number: number, columns: number): Int32Array {
    const known = this.rows.get(number);
    if (known && known.length >= columns) return known;
    const row = new Int32Array(columns).fill(-1);
    if (known) row.set(known);
    this.size += columns - (known?.length ?? 0);
    this.rows.set(number, row);
    return row;
  }
}

const isSameGrid = (a: Grid, b: Grid) => a.rows === b.rows && a.columns === b.columns;

/**
 * Maps each kind in `kinds` to the kind that the same cells of the grid have in `others`. Undefined if cells of one kind
 * have different kinds in `others`, so that a tally of `kinds` cannot be turned into a tally of `others`.
 */
function mergingOf({ columns }: Grid, kinds: Kinds, others: Kinds): number[] | undefined {
  const merging: number[] = [];
  const isSound = kinds.every((ofRow, i) =>
    addRow(merging, columns, ofRow, others[i] as Int32Array),
  );
  return isSound ? merging : undefined;
}

/** Adds the kinds of a row to a merging. Returns false if cells of one kind have different kinds in `others`. */
function addRow(
  merging: number[],
  { numbers }: PoolEnds,
  kinds: Int32Array,
  others: Int32Array,
): boolean {
  for (let column = 0; column < numbers.length; column++) {
    const number = numbers[column] as number;
    const kind = kinds[number] as number;
    const other = others[number] as number;
    merging[kind] ??= other;
    if (merging[kind] !== other) return false;
  }
  return true;
}

/**
 * The merging of the kinds of one table into those of another. It grows with the grids for which it is needed, so that
 * no cell is compared for two grids with the same columns.
 */
class Merging {
  readonly merging: number[] = [];
  readonly #rows = new Map<PoolEnds, Set<number>>();
  #isSound = true;

  /** Adds the cells of a grid. Returns false if cells of one kind, in this grid or another, have different kinds. */
  extended({ rows, columns }: Grid, kinds: Kinds, others: Kinds): boolean {
    const known = this.#rows.get(columns) ?? new Set();
    this.#rows.set(columns, known);
    for (let row = 0; row < kinds.length && this.#isSound; row++) {
      const number = rows.numbers[row] as number;
      if (known.has(number)) continue;
      const [ofRow, ofOther] = [kinds[row] as Int32Array, others[row] as Int32Array];
      this.#isSound = addRow(this.merging, columns, ofRow, ofOther);
      known.add(number);
    }
    return this.#isSound;
  }
}

/**
 * Numbers the values of a measure.
 *
 * @param outcomes the outcome of each kind. Kinds that the caller adds later are read when they are first needed.
 */
function valuesIn(outcomes: readonly Outcome[], measure: string): MeasureValues {
  const values: Value[] = [];
  const numbers = new Map<number | string, number>();
  const known: number[] = [];
  return {
    values,
    indexOf(kind) {
      for (let next = known.length; next <= kind; next++) {
        const value = outcomes[next]?.[measure];
        if (value === undefined) {
          known.push(NOT_MEASURED);
          continue;
        }
        const key = writtenValue(value);
        const number = numbers.get(key) ?? values.push(value) - 1;
        numbers.set(key, number);
        known.push(number);
      }
      const number = known[kind] as number;
      if (number === NOT_MEASURED) throw new Error(`${measure} is not measured`);
      return number;
    },
  };
}

const NOT_MEASURED = -1;

/** The memory of a limb, in entries of a table. */
const ENTRIES_PER_LIMB = Float64Array.BYTES_PER_ELEMENT / Int32Array.BYTES_PER_ELEMENT;

/** @param most an exclusive upper bound on the kinds so far */
function readerOf(
  table: Table,
  model: ThrowModel,
  kindOf: (outcome: Outcome) => number,
  most: () => number,
): OutcomeTable {
  const [first = '', second = ''] = model.thrown.map(({ name }) => name);
  const row = ({ rows, columns }: Grid, i: number) =>
    table.row(rows.numbers[i] as number, columns.mostNumber + 1);
  const resolve = (grid: Grid, i: number, column: number) => {
    const { rows, columns } = grid;
    const raw = { [first]: rows.counts[i] ?? {}, [second]: columns.counts[column] ?? {} };
    const kind = kindOf(model.resolve(raw));
    for (const name of model.asked ?? []) table.asked.add(name);
    row(grid, i)[columns.numbers[column] as number] = kind;
    return kind;
  };
  return {
    asked: table.asked,
    shared: table,
    row,
    resolve,
    kinds(grid) {
      const { numbers } = grid.columns;
      const complete = table.completeFor(grid.columns);
      const kinds: Int32Array[] = [];
      for (let i = 0; i < grid.rows.numbers.length; i++) {
        const rowNumber = grid.rows.numbers[i] as number;
        const ofRow = row(grid, i);
        kinds.push(ofRow);
        if (complete.has(rowNumber)) continue;
        for (let column = 0; column < numbers.length; column++) {
          if ((ofRow[numbers[column] as number] as number) < 0) resolve(grid, i, column);
        }
        complete.set(rowNumber, {});
      }
      return kinds;
    },
    sums(grid) {
      const complete = table.completeFor(grid.columns);
      return this.kinds(grid).map((ofRow, i) => {
        const known = complete.get(grid.rows.numbers[i] as number) as CompleteRow;
        if (!known.sums) {
          known.sums = sumRow(grid.columns, ofRow, most());
          table.size += ENTRIES_PER_LIMB * known.sums.limbs.length;
        }
        return known.sums;
      });
    },
  };
}
