/* The rows of CSV files with any separator. */

import { CsvError, parse } from 'csv-parse/sync';
import { BadInput, grouped, printable, shown } from '../../base/index.ts';
import {
  type CardTable,
  Columns,
  FIRST_ROWS,
  type Heading,
  headingIn,
  isBetter,
  tableOfCells,
} from '../../cards/index.ts';

const DELIMITERS = [',', ';', '\t'] as const;

/**
 * The maximum number of columns. A wider table is rejected before its cells are read, since reading them would take
 * seconds.
 */
const MOST_COLUMNS = 1000;

/**
 * The cards of a table with a heading. Cells are separated by commas, semicolons, tabs, or the separator that Excel
 * states in a first line, `sep=`. Rows are numbered as in a spreadsheet, which does not show that line.
 *
 * @throws BadInput for text that is not such a table
 */
export function tableOfCsv(text: string, file: string, columns = new Columns()): CardTable {
  const [mark = '', said] = /^\ufeff?"?sep=(.)"?[,;\t]*(?:\r?\n|\r|$)/i.exec(text) ?? [];
  const table = text.slice(mark.length);
  checkWidth(table, file);
  const delimiter = said ?? delimiterOf(table, columns);
  const inQuotes =
    delimiter === ','
      ? '; put a number such as 1,200 in quotes ("1,200"), or leave its comma out (1200)'
      : `; put a cell that holds ${delimiter === '\t' ? 'a tab' : shown(delimiter)} in quotes`;
  return tableOfCells(recordsOf(table, delimiter, file), columns, inQuotes);
}

function checkWidth(table: string, file: string): void {
  const [first = ''] = table.split(/\r?\n|\r/, 1);
  const columns = Math.max(...DELIMITERS.map((delimiter) => first.split(delimiter).length));
  if (columns <= MOST_COLUMNS) return;
  throw new BadInput({
    path: [],
    place: `${printable(file)}: row 1`,
    found: `${grouped(columns)} columns`,
    allowed: `at most ${grouped(MOST_COLUMNS)} columns`,
  });
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

/** The separator that gives the best heading in the first rows. */
function delimiterOf(text: string, columns: Columns): string {
  let best: { readonly delimiter: string; readonly heading: Heading } | undefined;
  for (const delimiter of DELIMITERS) {
    const heading = headingBetween(delimiter, text, columns);
    if (heading && (!best || isBetter(heading, best.heading))) best = { delimiter, heading };
  }
  return best?.delimiter ?? ',';
}

/** The heading if cells are separated this way; undefined if there would be no cells. */
function headingBetween(delimiter: string, text: string, columns: Columns): Heading | undefined {
  try {
    return headingIn(recordsBetween(delimiter, text, FIRST_ROWS), columns);
  } catch {
    return undefined;
  }
}
