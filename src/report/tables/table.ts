/** A table of text, before a terminal, Markdown or a page draws it. */
export interface Table {
  readonly title: string;
  readonly columns: readonly Column[];
  /** A cell for each column. */
  readonly rows: readonly (readonly string[])[];
  /** A chance for each row, which may be drawn beside it. */
  readonly chances?: Chances;
  /** A line below. */
  readonly note?: string;
  /** A line below where columns on demand are left out. */
  readonly withheld?: string;
  /** Rows that a reader is shown at once; absent: all. */
  readonly rowsShown?: number;
  /** The card of a field that each row is about, by its row there: a page leads to all of its pairs. */
  readonly cards?: readonly number[];
  /** The format that prints all rows; absent: CSV. */
  readonly printedBy?: 'json';
}

export interface Chances {
  /** Short, such as `P(= x)`; empty where the table is about nothing else. */
  readonly event: string;
  /** From 0 to 1, one for each row; absent where nothing is known. */
  readonly ofRows: readonly (number | undefined)[];
}

/** A column of a table: numbers, set to the right, unless it says otherwise. */
export interface Column {
  readonly head: string;
  /** Text by which rows are known, before all other columns. Without one, the first column names the rows. */
  readonly isKey?: boolean;
  /** Text, set to the left. */
  readonly isText?: boolean;
  /** Clauses, which may take several lines. */
  readonly isProse?: boolean;
  /** Columns about the same, one after the other, stay together. */
  readonly about?: string;
  /** Read last, and the first to make room: an interval. */
  readonly isDetail?: boolean;
  /** Left out of a terminal that has no room for it. */
  readonly isSpare?: boolean;
  /** Shown on request, where a reader can ask; left out elsewhere. */
  readonly isOnDemand?: boolean;
}

/** A column of tables whose rows are of one kind. */
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

/** What is known of a row, as CSV and JSON hold it. */
export type CellValue = string | number | undefined;

/** A column of records, described once: what programs read of a record, and what a reader is shown. */
export interface RecordColumn<Row> {
  /** Absent where it is unknown. */
  readonly value: (row: Row) => CellValue;
  /** Its name in CSV; left out: CSV does not have it. */
  readonly csv?: string;
  /** Its key in JSON; left out: JSON does not have it. */
  readonly json?: string;
  /** Its column in tables; left out: tables do not have it. */
  readonly table?: Column;
  /** The value as a reader is shown it; left out: as it is, and nothing where it is unknown. */
  readonly text?: (row: Row) => string;
}

/** The columns of records that tables have. */
export function tableColumns<Row>(columns: readonly RecordColumn<Row>[]): ColumnOf<Row>[] {
  return columns.flatMap(({ table, value, text = (row) => String(value(row) ?? '') }) =>
    table ? [{ ...table, text }] : [],
  );
}

/** A record as JSON holds it. */
export function recordJson<Row>(
  columns: readonly RecordColumn<Row>[],
  row: Row,
): Record<string, CellValue> {
  return Object.fromEntries(
    columns.flatMap(({ json, value }) => (json === undefined ? [] : [[json, value(row)]])),
  );
}

/** How many of the first columns name the rows: the others say something of them. */
export function keyColumns({ columns }: Pick<Table, 'columns'>): number {
  return Math.max(1, columns.filter(({ isKey }) => isKey).length);
}

export function isTextColumn({ isKey, isText }: Column): boolean {
  return isKey === true || isText === true;
}

/** Fewer rows than these are shown rather than folded. */
const WORTH_FOLDING = 3;

/** A table for a reader who cannot ask for more: without columns on demand, and its first rows. */
export function abridged(table: Table): Table {
  return firstRows(withoutColumnsOnDemand(table));
}

/** How many rows of a table are shown at first; all, where the rest is not worth folding. */
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
