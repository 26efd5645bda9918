import type { Column, Table } from '../../src/report/tables/table.ts';

/** The heads of the columns of a table. */
export function headsOf(table: Pick<Table, 'columns'> | undefined): string[] {
  return (table?.columns ?? []).map(({ head }) => head);
}

/**
 * Columns with these heads.
 *
 * @param keys how many of them name the rows
 */
export function columnsNamed(heads: readonly string[], keys = 0): Column[] {
  return heads.map((head, i) => ({ head, ...(i < keys && { isKey: true }) }));
}
