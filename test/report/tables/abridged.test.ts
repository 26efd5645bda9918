import { describe, expect, test } from 'vitest';
import { abridged, rowsAtFirst, type Table } from '../../../src/report/tables/table.ts';
import { columnsNamed } from '../tables.ts';

const table = (rows: number, more: Partial<Table> = {}): Table => ({
  title: 'T',
  columns: columnsNamed(['a', 'b']),
  rows: Array.from({ length: rows }, (_, i) => [`${i}`, `${i * i}`]),
  rowsShown: 10,
  chances: { event: '', ofRows: Array.from({ length: rows }, () => 0.5) },
  ...more,
});

describe('an abridged table', () => {
  test('has its first rows, with their bars, and says how many more there are', () => {
    const { rows, chances, note } = abridged(table(30));
    expect(rows.map(([first]) => first)).toEqual(Array.from({ length: 10 }, (_, i) => `${i}`));
    expect(chances?.ofRows).toHaveLength(10);
    expect(note).toBe('… and 20 more rows; --format csv prints all of them.');
  });

  test('is whole where the rest is hardly longer than saying so', () => {
    expect(rowsAtFirst(table(12))).toBe(12);
    expect(rowsAtFirst(table(13))).toBe(10);
    expect(abridged(table(12))).toEqual(table(12));
    const { rowsShown: _, ...unlimited } = table(500);
    expect(abridged(unlimited).rows).toHaveLength(500);
  });

  test('goes without the columns on demand, says so, and keeps its own note', () => {
    const columns = [{ head: 'a' }, { head: 'b', isOnDemand: true }];
    const whole = table(2, { columns, withheld: 'There is more.', note: 'Mind this.' });
    expect(abridged(whole)).toMatchObject({
      rows: [['0'], ['1']],
      columns: [{ head: 'a' }],
      note: 'Mind this. There is more.',
    });
  });

  test('says nothing of columns on demand where there are none', () => {
    expect(abridged(table(2, { withheld: 'There is more.' }))).not.toHaveProperty('note');
  });
});
