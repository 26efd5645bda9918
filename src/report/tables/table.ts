/* Tables, and records from which tables, CSV and JSON are made. */

/** A table of text, independent of the output: terminal, Markdown or page. */
export interface Table {
  readonly title: string;
  readonly columns: readonly Column[];
  /** One cell per column. */
  readonly rows: readonly (readonly string[])[];
  /** A chance for each row, drawn as a bar next to it. */
  readonly chances?: Chances;
  /** A line below the table. */
  readonly note?: string;
  /** A line below the table if columns that are only shown on demand are left out. */
  readonly withheld?: string;
  /** The number of rows shown before the table is folded; absent for all rows. */
  readonly rowsShown?: number;
  /** For each row, the index of its card in the field; a page links the card to its pairs. */
  readonly cards?: readonly number[];
  /** The format in which all rows are printed; default: CSV. */
  readonly printedBy?: 'json';
}

export interface Chances {
  /** A short name of the event, such as `P(= x)`; empty if the table has only this event. */
  readonly event: string;
  /** The chances, from 0 to 1, one per row; undefined if unknown. */
  readonly ofRows: readonly (number | undefined)[];
}

/** A column of a table; by default, it contains right-aligned numbers. */
export interface Column {
  readonly head: string;
  /**
   * Whether the column contains text that names the rows. Key columns come before all others. Without key columns, the
   * first column names the rows.
   */
  readonly isKey?: boolean;
  /** Whether the column contains left-aligned text. */
  readonly isText?: boolean;
  /** Whether the text consists of clauses, which may take several lines. */
  readonly isProse?: boolean;
  /** What the column is about. Adjacent columns with the same value are kept together. */
  readonly about?: string;
  /** Whether the column is among the least important, such as an interval, and is dropped first if there is no room. */
  readonly isDetail?: boolean;
  /** Whether a terminal drops the column if there is no room for it. */
  readonly isSpare?: boolean;
  /** Whether the column is only shown on request; if the output cannot do this, it is left out. */
  readonly isOnDemand?: boolean;
}

/** A column of a table whose rows are of type `Row`. */
export interface ColumnOf<Row> extends Column {
  readonly text: (row: Row) => string;
}

/** The table with a row for each of the given items. */
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

/** A column of records, described once for both programs (CSV, JSON) and readers (tables). */
export interface RecordColumn<Row> {
  /** The value; undefined if unknown. */
  readonly value: (row: Row) => CellValue;
  /** The name in CSV; absent if the column is not in CSV. */
  readonly csv?: string;
  /** The key in JSON; absent if the column is not in JSON. */
  readonly json?: string;
  /** The column in tables; absent if it is not in tables. */
  readonly table?: Column;
  /** The value as text for readers; default: the value itself, or empty if unknown. */
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

/** The number of leading columns that name the rows. All other columns describe the rows. */
export function keyColumns({ columns }: Pick<Table, 'columns'>): number {
  return Math.max(1, columns.filter(({ isKey }) => isKey).length);
}

export function isTextColumn({ isKey, isText }: Column): boolean {
  return isKey === true || isText === true;
}

/** If fewer rows than this would be folded, they are shown instead. */
const WORTH_FOLDING = 3;

/** A table for output that cannot unfold: only the first rows, without columns that are shown on demand. */
export function abridged(table: Table): Table {
  return firstRows(withoutColumnsOnDemand(table));
}

/** The number of rows shown at first; all rows if only few would be folded. */
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
