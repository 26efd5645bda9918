/* Tables, for all code that makes or shows one, and records for tables, CSV and JSON. */

/** A table of text, independent of its output: terminal, Markdown or page. */
export interface Table {
  readonly title: string;
  readonly columns: readonly Column[];
  /** One cell per column. */
  readonly rows: readonly (readonly string[])[];
  /** One chance per row, for bars next to the rows. */
  readonly chances?: Chances;
  /** A line below the table. */
  readonly note?: string;
  /** A line below the table if columns on demand are left out. */
  readonly withheld?: string;
  /** Rows shown before folding; absent for all. */
  readonly rowsShown?: number;
  /** The index in the field of each row's card, which a page links to its pairs. */
  readonly cards?: readonly number[];
  /** The format that prints all rows; default: CSV. */
  readonly printedBy?: 'json';
}

export interface Chances {
  /** Short, such as `P(= x)`; empty if the table has only this event. */
  readonly event: string;
  /** From 0 to 1, one per row; undefined if not known. */
  readonly ofRows: readonly (number | undefined)[];
}

/** A column of a table: right-aligned numbers by default. */
export interface Column {
  readonly head: string;
  /** Text that names rows, before all other columns. Without key columns, the first column names the rows. */
  readonly isKey?: boolean;
  /** Left-aligned text. */
  readonly isText?: boolean;
  /** Clauses, which may take several lines. */
  readonly isProse?: boolean;
  /** Adjacent columns with the same value are kept together. */
  readonly about?: string;
  /** Least important, such as an interval, and dropped first if there is no room. */
  readonly isDetail?: boolean;
  /** Dropped if a terminal has no room for it. */
  readonly isSpare?: boolean;
  /** Shown on request where possible, otherwise left out. */
  readonly isOnDemand?: boolean;
}

/** A column of a table whose rows are of type `Row`. */
export interface ColumnOf<Row> extends Column {
  readonly text: (row: Row) => string;
}

/** The table of some rows. */
export function tableOf<Row>(
  columns: readonly ColumnOf<Row>[],
  rows: readonly Row[],
  rest: Omit<Table, 'columns' | 'rows'>,
): Table {
  return {
    ...rest,
    columns: columns.map(({ text: _, ...column }) => column),
    rows: rows.map((row) => columns.map(({ text }) => text(row))),
  };
}

/** A value for CSV and JSON. */
export type CellValue = string | number | undefined;

/** A column of records, described once for programs that read it and for readers of tables. */
export interface RecordColumn<Row> {
  /** Undefined if unknown. */
  readonly value: (row: Row) => CellValue;
  /** Its name in CSV; absent if it is not in CSV. */
  readonly csv?: string;
  /** Its key in JSON; absent if it is not in JSON. */
  readonly json?: string;
  /** Its column in tables; absent if it is not in tables. */
  readonly table?: Column;
  /** The value as readers see it; default: unchanged, or empty if unknown. */
  readonly text?: (row: Row) => string;
}

/** The columns of records that appear in tables. */
export function tableColumns<Row>(columns: readonly RecordColumn<Row>[]): ColumnOf<Row>[] {
  return columns.flatMap(({ table, value, text = (row) => String(value(row) ?? '') }) =>
    table ? [{ ...table, text }] : [],
  );
}

/** A record as a JSON object. */
export function recordJson<Row>(
  columns: readonly RecordColumn<Row>[],
  row: Row,
): Record<string, CellValue> {
  return Object.fromEntries(
    columns.flatMap(({ json, value }) => (json === undefined ? [] : [[json, value(row)]])),
  );
}

/** The number of leading columns that name the rows; the others describe them. */
export function keyColumns({ columns }: Pick<Table, 'columns'>): number {
  return Math.max(1, columns.filter(({ isKey }) => isKey).length);
}

export function isTextColumn({ isKey, isText }: Column): boolean {
  return isKey === true || isText === true;
}

/** Fewer rows than this are shown instead of folded. */
const WORTH_FOLDING = 3;

/** A table for output that cannot unfold: the first rows, without columns on demand. */
export function abridged(table: Table): Table {
  return firstRows(withoutColumnsOnDemand(table));
}

/** The number of rows shown at first; all rows if too few would be folded. */
export function rowsAtFirst({ rows, rowsShown = rows.length }: Table): number {
  return rows.length < rowsShown + WORTH_FOLDING ? rows.length : rowsShown;
}

function withoutColumnsOnDemand(table: Table): Table {
  const { withheld, ...rest } = table;
  if (!table.columns.some(({ isOnDemand }) => isOnDemand)) return rest;
  return {
    ...withColumns(rest, ({ isOnDemand }) => !isOnDemand),
    ...((table.note || withheld) && { note: noteOf(table.note, withheld) }),
  };
}

/** A table with only some of its columns. */
export function withColumns(
  table: Table,
  isKept: (column: Column, place: number) => boolean,
): Table {
  const kept = table.columns.map(isKept);
  return {
    ...table,
    columns: table.columns.filter((_, place) => kept[place]),
    rows: table.rows.map((row) => row.filter((_, place) => kept[place])),
  };
}

function firstRows(table: Table): Table {
  const shown = rowsAtFirst(table);
  const more = table.rows.length - shown;
  if (more <= 0) return table;
  return {
    ...table,
    rows: table.rows.slice(0, shown),
    ...(table.chances && {
      chances: { ...table.chances, ofRows: table.chances.ofRows.slice(0, shown) },
    }),
    note: noteOf(
      `… and ${more} more rows; --format ${table.printedBy ?? 'csv'} prints all of them.`,
      table.note,
    ),
  };
}

function noteOf(...sentences: readonly (string | undefined)[]): string {
  return sentences.filter(Boolean).join(' ');
}
