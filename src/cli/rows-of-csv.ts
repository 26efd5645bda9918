import { CsvError, parse } from 'csv-parse/sync';
import type { ImportRow } from '../cards/import/read-cards.ts';
import { BadInput, printable } from '../words/problem.ts';

/**
 * The cards of a table with a head: cells between commas, semicolons or tabs.
 *
 * @throws BadInput for what is no such table
 */
export function rowsOfCsv(text: string, file: string): ImportRow[] {
  const [head = [], ...rows] = recordsOf(text, file);
  return rows.flatMap((cells, i) =>
    cells.every((cell) => cell.trim() === '')
      ? []
      : [{ row: i + 2, values: head.map((column, at) => [column, cells[at]] as const) }],
  );
}

function recordsOf(text: string, file: string): string[][] {
  try {
    return parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      trim: true,
    });
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

const FOUND: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quote that is not closed',
};

/** The sign of which the head has most, outside of quotes. */
function delimiterOf(text: string): string {
  const [head = ''] = text.replace(/"[^"]*"/g, '').split(/\r?\n/, 1);
  const count = (sign: string) => head.split(sign).length;
  return [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}
