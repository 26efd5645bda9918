/** A table of text, before anyone decides how it is drawn. */
export interface Table {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Columns of text, which are set to the left; the others hold numbers. */
  readonly textColumns?: number;
  /** More on each column, for whoever is short of room. */
  readonly columns?: readonly Column[];
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

export interface Column {
  /** Columns about the same, one after the other, stay together. */
  readonly about?: string;
  /** Read last, and the first to make room: an interval. */
  readonly isDetail?: boolean;
  /** Text although it stands after numbers. */
  readonly isText?: boolean;
  /** Clauses, which may take several lines. */
  readonly isProse?: boolean;
  /** Left out of a terminal that has no room for it. */
  readonly isSpare?: boolean;
  /** Shown only to who asks for it, where a reader can ask. */
  readonly isOnDemand?: boolean;
}

/** Columns by which a row is known: all other columns say something of it. */
export function keyColumns({ textColumns = 0 }: Table): number {
  return Math.max(1, textColumns);
}

export function isTextColumn({ textColumns = 0, columns }: Table, column: number): boolean {
  return column < textColumns || columns?.[column]?.isText === true;
}

/** So few more rows are better shown than told of. */
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
  const isShown = (_: unknown, i: number) => table.columns?.[i]?.isOnDemand !== true;
  if (!table.columns?.some(({ isOnDemand }) => isOnDemand)) return rest;
  return {
    ...rest,
    head: table.head.filter(isShown),
    rows: table.rows.map((row) => row.filter(isShown)),
    columns: table.columns.filter(isShown),
    ...((table.note || withheld) && { note: noteOf(table.note, withheld) }),
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
