/* Outcomes shared by the combinations of a sweep, so that the rules run only once for each raw outcome. */

import {
  type Ascending,
  ascendingCells,
  canBeAdded,
  type Grid,
  MOST_ENDS,
  type PoolEnds,
  poolEnds,
  type Throw,
} from '../../chance/index.ts';
import { type Outcome, type ThrowModel, type Value, writtenValue } from '../../rules/index.ts';

/**
 * A cache of evaluated attacks: the ends of their pools, and the outcome of each raw outcome by the rules. The
 * combinations of a sweep share it, since most of them differ only in the number of dice.
 */
export interface OutcomeMemory {
  /** The Throw as a grid; undefined if it is too large or cannot be a grid. */
  gridOf(model: ThrowModel): Grid | undefined;
  ascending(grid: Grid): Ascending;
  /** Whether a model can have an outcome for which the predicate holds; undefined if the model is not a grid. */
  isPossible(model: ThrowModel, holds: (outcome: Outcome) => boolean): boolean | undefined;
  /** The table of outcomes that is shared by all models with the same `alike`. */
  tableOf(model: ThrowModel): OutcomeTable;
  /** All distinct outcomes. The kind of an end is an index in this list. */
  readonly outcomes: readonly Outcome[];
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
  /** The rulings that were read for these ends; may include rulings read for other ends. */
  readonly asked: ReadonlySet<string>;
}

/**
 * The maximum number of entries in all tables together. When it is exceeded, the least recently used tables are
 * dropped.
 */
const MOST_KEPT = 2 ** 24;

export function outcomeMemory(): OutcomeMemory {
  const pools = new Map<string, PoolEnds | undefined>();
  const tables = new Map<string, Table>();
  const kinds = new Map<string, number>();
  const outcomes: Outcome[] = [];
  let last: { readonly grid: Grid; readonly ascending: Ascending } | undefined;

  const kindOf = (outcome: Outcome): number => {
    let text = '';
    for (const name in outcome) text += `${name}=${writtenValue(outcome[name] as Value)},`;
    let kind = kinds.get(text);
    if (kind === undefined) {
      kind = outcomes.length;
      kinds.set(text, kind);
      outcomes.push(outcome);
    }
    return kind;
  };

  const endsOf = (pool: Throw[number]) => {
    const key = JSON.stringify(pool);
    if (!pools.has(key)) pools.set(key, poolEnds(pool));
    return pools.get(key);
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
    return readerOf(table, model, kindOf);
  };

  return {
    outcomes,
    gridOf,
    tableOf,
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
      const isLast = last?.grid.rows === grid.rows && last.grid.columns === grid.columns;
      if (!last || !isLast) last = { grid, ascending: ascendingCells(grid) };
      return last.ascending;
    },
  };
}

/** The kinds of ends by row and column, for all models with the same `alike`; -1 if not known yet. */
class Table {
  readonly rows = new Map<number, Int32Array>();
  readonly asked = new Set<string>();
  size = 0;

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

function readerOf(
  table: Table,
  model: ThrowModel,
  kindOf: (outcome: Outcome) => number,
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
    row,
    resolve,
    kinds(grid) {
      const { numbers } = grid.columns;
      return Array.from(grid.rows.cells, (_, i) => {
        const ofRow = row(grid, i);
        for (let column = 0; column < numbers.length; column++) {
          if ((ofRow[numbers[column] as number] as number) < 0) resolve(grid, i, column);
        }
        return ofRow;
      });
    },
  };
}
