import { keyColumns, type Table } from '../tables/table.ts';
import type { ColumnSpan } from './columns.ts';
import { folded } from './fold.ts';
import type { PrintedLine } from './line.ts';
import type { Page } from './page.ts';
import { widthOf } from './width.ts';

/** Row by row: its keys, and below them a line for everything else that it has. */
export function records(table: Table, part: ColumnSpan, page: Page): PrintedLine[] {
  const keys = part.slice(0, keyColumns(table));
  const named = (column: number, row: readonly string[], between: string) =>
    [table.head[column], row[column]].filter(Boolean).join(between);
  return table.rows.flatMap((row) => {
    const known = keys.map((column) => named(column, row, ' ')).join(', ');
    const more = part.slice(keys.length).filter((column) => row[column]);
    const lines = [
      folded(known, page.tableWidth),
      ...more.map((column) => folded(named(column, row, ': '), page.tableWidth, '  ')),
    ];
    return lines
      .flatMap((text) => text.split('\n'))
      .map((text) => ({ text, width: widthOf(text) }));
  });
}
