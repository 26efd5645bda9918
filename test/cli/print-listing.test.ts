import { expect, test } from 'vitest';
import { printListing } from '../../src/cli/output/print-powers.ts';
import { sessionOf } from '../../src/cli/session.ts';
import type { Table } from '../../src/report/tables/table.ts';
import { columnsNamed } from '../report/tables.ts';
import { partsOf } from './captured.ts';

const table = (title: string, cell: string): Table => ({
  title,
  columns: columnsNamed(['name']),
  rows: [[cell]],
});
const LISTING = {
  title: 'Things',
  tables: [table('Small', 'ant'), table('Large', '=elk')],
  json: () => ({ small: ['ant'] }),
};

async function printedAs(format: Parameters<typeof printListing>[1], records?: typeof both) {
  const parts = partsOf();
  await printListing({ ...LISTING, ...(records && { records }) }, format, sessionOf(parts).out);
  return parts.stdout.text;
}
const both = {
  columns: columnsNamed(['size', 'name']),
  rows: [
    ['small', 'ant'],
    ['large', '=elk'],
  ],
};

test('all tables stand one after another, on a terminal and in Markdown', async () => {
  expect(await printedAs('table')).toMatch(/^Small[\s\S]*ant[\s\S]*Large[\s\S]*=elk/);
  expect(await printedAs('markdown')).toMatch(/^# Things\n\n## Small[\s\S]*ant[\s\S]*## Large/);
});

test('CSV has the rows of all in one, and none that a spreadsheet would run', async () => {
  expect(await printedAs('csv', both)).toBe("size,name\nsmall,ant\nlarge,'=elk\n");
});

test('JSON is what scripts are given', async () => {
  expect(JSON.parse(await printedAs('json'))).toEqual({ small: ['ant'] });
});
