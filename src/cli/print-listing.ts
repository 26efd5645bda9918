import type { Table } from '../report/tables/table.ts';
import { jsonText } from '../words/json.ts';
import type { Output } from './output.ts';
import type { Format } from './run-options.ts';

/** What a command lists, such as cards. */
export interface Listing {
  readonly title: string;
  readonly tables: readonly Table[];
  /** The rows of all tables in one, for CSV; absent: those of the only table. */
  readonly records?: Pick<Table, 'head' | 'rows'>;
  readonly json: () => unknown;
}

/** Prints a listing. A format's code is loaded only when it is asked for. */
export async function printListing(listing: Listing, format: Format, out: Output): Promise<void> {
  await out.write(await formatted(listing, format, out));
}

async function formatted(
  { title, tables, records, json }: Listing,
  format: Format,
  { page }: Output,
): Promise<string> {
  const blocks = tables.map((table) => ({ kind: 'table' as const, table }));
  switch (format) {
    case 'json':
      return jsonText(json());
    case 'csv': {
      const { head = [], rows = [] } = records ?? tables[0] ?? {};
      const { stringify } = await import('csv-stringify/sync');
      return stringify([head, ...rows], { escape_formulas: true });
    }
    case 'markdown':
      return (await import('../report/formats/markdown.ts')).markdownText(title, blocks);
    case 'table':
      return (await import('../report/terminal/report.ts')).terminalText(blocks, page);
  }
}
