import { expect, test } from 'vitest';
import { rowsOfCsv } from '../../src/cli/rows-of-csv.ts';

const read = (text: string) => rowsOfCsv(text, 'a.csv');
const values = [
  ['Name', 'Imp'],
  ['Att', '1'],
];

test.each([
  ['commas', 'Name,Att\nImp,1\n'],
  ['semicolons', 'Name;Att\nImp;1\n'],
  ['tabs', 'Name\tAtt\nImp\t1'],
  ['line ends of Windows', 'Name,Att\r\nImp,1\r\n'],
  ['a byte-order mark', '\ufeffName,Att\nImp,1\n'],
  ['quotes and blanks', '"Name" , Att\n "Imp", 1 \n'],
])('cells with %s are read', (_, text) => {
  expect(read(text)).toEqual([{ row: 2, values }]);
});

test('rows are counted as in a spreadsheet, empty ones too', () => {
  expect(read('Name,Att\n,\n\n"Old\nImp",1\nImp,1\n').map(({ row }) => row)).toEqual([4, 5]);
});

test('signs in quotes are no ends of cells; quotes within a cell stay', () => {
  const rows = read('Name;"a,b,c,d"\n"x;y";"a ""q"" b"\nJohn "Q" D;1\n');
  expect(rows.map((row) => row.values.map(([, cell]) => cell))).toEqual([
    ['x;y', 'a "q" b'],
    ['John "Q" D', '1'],
  ]);
});

test('cells that are left out at the end of a row say nothing', () => {
  expect(read('Name,Att\nImp\n')[0]?.values[1]).toEqual(['Att', undefined]);
});

test('a quote that is not closed is refused with its row', () => {
  expect(() => read('Name\nOrc\n"Imp\nx\n')).toThrow(
    'a.csv: row 3: found a quote that is not closed',
  );
});
