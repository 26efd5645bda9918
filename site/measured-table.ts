import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { markdownTable } from 'markdown-table';

/** The Markdown table of a CSV file. Columns of numbers are aligned on the right. */
export function measuredTable(path: string): string {
  const rows: string[][] = parse(readFileSync(path, 'utf8'));
  const [, first = []] = rows;
  return markdownTable(rows, { align: first.map((cell) => (/^-?\d/.test(cell) ? 'r' : 'l')) });
}
