import { expect, test } from 'vitest';
import { tableOfCsv } from '../../src/cli/given/rows-of-csv.ts';

const read = (text: string) => tableOfCsv(text, 'a.csv').rows;
const remarks = (text: string) => tableOfCsv(text, 'a.csv').remarks;
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

test('cells that are left out at the end of a row count as blank, which is told', () => {
  expect(read('Name,Att\nImp\n')[0]?.values[1]).toEqual(['Att', '']);
  expect(remarks('Name,Att\nImp,1\n')).toEqual([]);
  expect(remarks('Name,Att\nImp\n')).toEqual([
    'Row 2 has fewer cells than the heading, which has two cells; the missing ones count as blank.',
  ]);
  expect(remarks(`Name,Att\n${'Imp\n'.repeat(12)}`)[0]).toMatch(
    /^Rows 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 2 more have fewer cells/,
  );
});

test('blank cells beyond the heading say nothing, rows with others are skipped', () => {
  expect(read('Name,Att,,\nImp,1,\n')).toEqual([{ row: 2, values }]);
  expect(read('Name,Att\nImp,1,,\n')).toEqual([{ row: 2, values }]);
  const { rows, skipped } = tableOfCsv('Name,Att,Def,Cost\nOrc,1,1,80\nImp,1,1,1,200\n', 'a.csv');
  expect(rows.map(({ row }) => row)).toEqual([2]);
  expect(skipped).toEqual([
    {
      row: 3,
      name: 'Imp',
      reasons: [
        {
          text: '"200" is in column 5, and the heading has four cells; put a number such as 1,200 in quotes ("1,200"), or leave its comma out (1200)',
          kind: 'has more cells than the heading row',
        },
      ],
    },
  ]);
  const [semicolons] = tableOfCsv('Name;Att;Def\nImp;1;1;x\n', 'a.csv').skipped;
  expect(semicolons?.reasons[0]?.text).toBe(
    '"x" is in column 4, and the heading has three cells; put a cell that holds ";" in quotes',
  );
});

test.each([
  ['as Excel writes it', 'sep=;\r\nName;Att\r\nImp;1\r\n'],
  ['of a sign of its own', 'sep=|\nName|Att\nImp|1\n'],
  ['in quotes, filled up with cells', '"sep=,",,\nName,Att\nImp,1\n'],
  ['in capitals, behind a byte-order mark', '\ufeffSEP=\t\nName\tAtt\nImp\t1\n'],
])('a line with the separator, which spreadsheets hide, is understood: %s', (_, text) => {
  expect(read(text)).toEqual([{ row: 2, values }]);
});

test('titles before the heading are left out, which is told; the separator is that of the heading', () => {
  const table = 'My cards, of 2024, and others\n\nName;Att;Def\nImp;1;2\n';
  expect(read(table)).toEqual([{ row: 4, values: [...values, ['Def', '2']] }]);
  expect(remarks(table)).toEqual(['The heading is row 3; row 1 before it was left out.']);
  expect(remarks(`by me\n${table}`)).toEqual([
    'The heading is row 4; rows 1 and 2 before it were left out.',
  ]);
  expect(remarks('\n\nName,Att,Def\nImp,1,2\n')).toEqual([]);
});

test('a quote that is not closed is refused with its row', () => {
  expect(() => read('Name\nOrc\n"Imp\nx\n')).toThrow('a.csv: row 3: a quote that is not closed');
});

test('of columns with one name the second has a number', () => {
  const [row] = read('Name,Type,Att,Def,Type,Type\nImp,Hero,1,1,Scout,x\n');
  expect(row?.values.map(([column]) => column)).toEqual([
    'Name',
    'Type',
    'Att',
    'Def',
    'Type (2)',
    'Type (3)',
  ]);
});

test('a table of more than 1,000 columns is refused before its cells are read', () => {
  const heading = (columns: number) =>
    ['Name', ...Array.from({ length: columns - 1 }, (_, i) => `c${i}`)].join(',');
  expect(read(`${heading(1000)}\nImp\n`)).toHaveLength(1);
  expect(() => read(`${heading(200_000)}\n`)).toThrow(
    'a.csv: row 1: 200,000 columns; give at most 1,000 columns',
  );
});
