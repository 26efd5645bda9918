import { CsvError, parse } from 'csv-parse/sync';
import { type Heading, headingIn, isBetter } from '../cards/import/columns.ts';
import type { ImportRow } from '../cards/import/read-cards.ts';
import { capitalised, counted, listed } from '../words/english.ts';
import { BadInput, type Problem, printable, shown } from '../words/problem.ts';

export interface CardTable {
  readonly rows: readonly ImportRow[];
  /** What was made of it that its writer may not have meant, in sentences. */
  readonly remarks: readonly string[];
}

/** Rows among which the heading is looked for; those before it are titles. */
const FIRST_ROWS = 10;

const DELIMITERS = [',', ';', '\t'] as const;

/**
 * The cards of a table with a heading: cells between commas, semicolons or tabs, or what Excel's `sep=` in
 * the first line says. Rows are counted as a spreadsheet shows them, which hides that line.
 *
 * @throws BadInput for what is no such table, and for rows with more cells than the heading
 */
export function tableOfCsv(text: string, file: string): CardTable {
  const [mark = '', said] = /^\ufeff?"?sep=(.)"?[,;\t]*(?:\r?\n|\r|$)/i.exec(text) ?? [];
  const table = text.slice(mark.length);
  const delimiter = said ?? delimiterOf(table);
  const records = recordsOf(table, delimiter, file);
  const { row: at } = headingIn(records.slice(0, FIRST_ROWS));
  const head = withoutBlankEnd(records[at] ?? []);
  const rows = records.flatMap((cells, i) => {
    const written = withoutBlankEnd(cells);
    return i <= at || written.length === 0 ? [] : [{ row: i + 1, written, count: cells.length }];
  });
  const tooLong = rows.filter(({ written }) => written.length > head.length);
  if (tooLong.length > 0) {
    throw new BadInput(
      ...tooLong.map(({ row, written }) => surplus(row, written, head, delimiter, file)),
    );
  }
  const skipped = records.slice(0, at).flatMap((cells, i) => (isBlank(cells) ? [] : [i + 1]));
  const short = rows.filter(({ count }) => count < head.length).map(({ row }) => row);
  return {
    rows: rows.map(({ row, written }) => ({
      row,
      values: head.map((column, i) => [column, written[i] ?? ''] as const),
    })),
    remarks: [
      ...(skipped.length > 0
        ? [
            `The heading is row ${at + 1}; what ${rowsText(skipped)} before it say${skipped.length === 1 ? 's' : ''} was left out.`,
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

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

/** Spreadsheets fill rows up with blank cells. */
function withoutBlankEnd(cells: readonly string[]): readonly string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1);
}

/** Rows that a sentence names. */
const MOST_ROWS = 10;

/** "row 3", "rows 1 and 2", "rows 1, 2 and 40 more" */
function rowsText(rows: readonly number[]): string {
  const more = rows.length - MOST_ROWS;
  const named = rows.slice(0, MOST_ROWS).map(String);
  const text = listed(more > 0 ? [...named, `${more} more`] : named);
  return `${rows.length === 1 ? 'row' : 'rows'} ${text}`;
}

/** The first cell beyond the heading. */
function surplus(
  row: number,
  cells: readonly string[],
  head: readonly string[],
  delimiter: string,
  file: string,
): Problem {
  const inQuotes =
    delimiter === ','
      ? 'a number such as 1,200 must be in quotes ("1,200") or without its comma (1200)'
      : `a cell that holds ${delimiter === '\t' ? 'a tab' : shown(delimiter)} must be in quotes`;
  return {
    path: [],
    place: `${printable(file)}: row ${row}, column ${head.length + 1}`,
    found: shown(cells[head.length]),
    allowed: `no more cells than the heading, which has ${counted(head.length, 'cell')}; ${inQuotes}`,
  };
}

function recordsOf(text: string, delimiter: string, file: string): string[][] {
  try {
    return recordsBetween(delimiter, text);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new BadInput({
      path: [],
      place: `${printable(file)}: row ${Number(error.records ?? 0) + 1}`,
      found: printable(FOUND[error.code] ?? error.message),
      allowed:
        'cells between commas, semicolons or tabs, quotes around whole cells, "" for a quote',
    });
  }
}

function recordsBetween(delimiter: string, text: string, most?: number): string[][] {
  return parse(text, {
    bom: true,
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    trim: true,
    ...(most !== undefined && { to: most }),
  });
}

const FOUND: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quote that is not closed',
};

/** The sign between which the first rows have the best heading. */
function delimiterOf(text: string): string {
  let best: { readonly delimiter: string; readonly heading: Heading } | undefined;
  for (const delimiter of DELIMITERS) {
    const heading = headingBetween(delimiter, text);
    if (heading && (!best || isBetter(heading, best.heading))) best = { delimiter, heading };
  }
  return best?.delimiter ?? ',';
}

/** Undefined: between these signs there are no cells. */
function headingBetween(delimiter: string, text: string): Heading | undefined {
  try {
    return headingIn(recordsBetween(delimiter, text, FIRST_ROWS));
  } catch {
    return undefined;
  }
}
