/* Tables of cards before their values are interpreted: numbered rows, each with its values keyed by column name. */

import { capitalised, counted, listed, shown } from '../../base/index.ts';
import { Columns, headingIn } from './columns.ts';
import type { RowsDocument, Skipped } from './skipped.ts';

/** One card as written in a table or list: its values in order, keyed by column name. */
export interface ImportRow {
  /** The row number that a spreadsheet shows; the heading is row 1. */
  readonly row: number;
  readonly values: readonly (readonly [column: string, value: unknown])[];
}

export interface CardTable {
  readonly rows: readonly ImportRow[];
  /** Rows that cannot be cards, whatever the columns mean. */
  readonly skipped: readonly Skipped[];
  /** Notes for the user about guesses that may be wrong, such as which row is the heading. */
  readonly remarks: readonly string[];
  /** The document that holds the rows; absent for tables, whose cells have no place but their row and column. */
  readonly document?: RowsDocument;
}

/** The number of rows in which a heading is searched for. All rows before the heading are titles. */
export const FIRST_ROWS = 10;

/**
 * The cards in a table with a heading. Rows are numbered as in a spreadsheet. Rows with more cells than the heading are
 * skipped.
 *
 * @param cells row by row
 * @param surplus the likely cause of too many cells in a row, added to the message about such a row
 */
export function tableOfCells(
  cells: readonly (readonly unknown[])[],
  columns = new Columns(),
  surplus = '',
): CardTable {
  const records = cells.map(withoutBlankEnd);
  const { row: at } = headingIn(records.slice(0, FIRST_ROWS).map(texts), columns);
  const head = withNumbers(texts(records[at] ?? []));
  const rows = records.flatMap((written, i) =>
    i <= at || written.length === 0 ? [] : [{ row: i + 1, written, count: cells[i]?.length ?? 0 }],
  );
  const before = records.slice(0, at).flatMap((one, i) => (one.length === 0 ? [] : [i + 1]));
  const short = rows.filter(({ count }) => count < head.length).map(({ row }) => row);
  const isTooLong = ({ written }: (typeof rows)[number]) => written.length > head.length;
  return {
    rows: rows
      .filter((row) => !isTooLong(row))
      .map(({ row, written }) => ({
        row,
        values: head.map((column, i) => [column, written[i] ?? ''] as const),
      })),
    skipped: rows.filter(isTooLong).map(({ row, written }) => {
      const name = written[head.findIndex((column) => columns.fieldOf(column) === 'name')];
      const text = `${shown(written[head.length])} is in column ${head.length + 1}, and the heading has ${counted(head.length, 'cell')}${surplus}`;
      return {
        row,
        ...(typeof name === 'string' && { name }),
        reasons: [{ text, kind: 'has more cells than the heading row' }],
      };
    }),
    remarks: [
      ...(before.length > 0
        ? [
            `The heading is row ${at + 1}; ${rowsText(before)} before it ${before.length === 1 ? 'was' : 'were'} left out.`,
          ]
        : []),
      ...(short.length > 0
        ? [
            `${capitalised(rowsText(short))} ${short.length === 1 ? 'has' : 'have'} fewer cells than the heading, which has ${counted(head.length, 'cell')}; the missing ones count as blank.`,
          ]
        : []),
    ],
  };
}

const texts = (cells: readonly unknown[]) => cells.map((cell) => String(cell ?? ''));

const isBlank = (cell: unknown) => String(cell ?? '').trim() === '';

/** Removes blank cells from the end of a row, because spreadsheets pad rows with them. */
function withoutBlankEnd(cells: readonly unknown[]): readonly unknown[] {
  return cells.slice(0, cells.findLastIndex((cell) => !isBlank(cell)) + 1);
}

/** Adds a number to each repetition of a column name: "Type (2)". */
function withNumbers(head: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return head.map((column) => {
    const before = isBlank(column) ? 0 : (seen.get(column) ?? 0);
    seen.set(column, before + 1);
    return before === 0 ? column : `${column} (${before + 1})`;
  });
}

/** The maximum number of rows named in one sentence. */
const MOST_ROWS = 10;

/** Rows as text: "row 3", "rows 1 and 2", "rows 1, 2 and 40 more" */
export function rowsText(rows: readonly number[]): string {
  const more = rows.length - MOST_ROWS;
  const named = rows.slice(0, MOST_ROWS).map(String);
  const text = listed(more > 0 ? [...named, `${more} more`] : named);
  return `${rows.length === 1 ? 'row' : 'rows'} ${text}`;
}
