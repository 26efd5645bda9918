import type { Table } from './table.ts';

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
