import { expect, test } from 'vitest';
import { Columns } from '../../../src/cards/import/columns.ts';
import { rowsOfList } from '../../../src/cards/import/rows-of-list.ts';

const imp = { name: 'Imp', attack: 1, defense: 2 };
const values = Object.entries(imp);
const rows = (data: unknown) => rowsOfList(data, 'a.json').rows;

test.each<[string, unknown]>([
  ['a list of cards', [imp]],
  ['a list in a mapping', { version: 1, tags: ['x'], cards: [imp] }],
  ['a list deep inside', { data: { sets: [{ name: 'A set', units: [imp] }] } }],
  ['one card', imp],
])('%s is counted from 1', (_, data) => {
  expect(rows(data)).toEqual([{ row: 1, values }]);
});

test('lists of cards by their generals follow each other', () => {
  const orc = { ...imp, name: 'Orc' };
  expect(
    rows({ jandar: [imp], utgar: [orc] }).map(({ row, values: [name] }) => [row, name]),
  ).toEqual([
    [1, ['name', 'Imp']],
    [2, ['name', 'Orc']],
  ]);
});

test('in a mapping of cards the key is the name of a card without one', () => {
  const { name: _, ...unnamed } = imp;
  expect(rows({ hs1: imp, Orc: unnamed }).map((row) => row.values[0])).toEqual([
    ['name', 'Imp'],
    ['name', 'Orc'],
  ]);
});

test('fields in a nested mapping count as fields of the card, except powers', () => {
  const card = { ...imp, stats: { life: 4 }, powers: { Tough: 'x' }, general: { name: 'Utgar' } };
  expect(rows([card])[0]?.values).toEqual([
    ...values,
    ['life', 4],
    ['powers', { Tough: 'x' }],
    ['general', 'Utgar'],
  ]);
});

test('equal keys in several mappings have paths, so that one can be chosen', () => {
  const card = { name: 'Imp', basic: { attack: 1, defense: 2 }, master: { attack: 3, defense: 2 } };
  const columns = new Columns([{ field: 'attack', column: 'master.attack' }]);
  expect(rowsOfList([card], 'a.json', columns).rows[0]?.values).toEqual([
    ['name', 'Imp'],
    ['basic.attack', 1],
    ['basic.defense', 2],
    ['master.attack', 3],
    ['master.defense', 2],
  ]);
});

test('every row and every value of it has its path', () => {
  const { name: _, ...unnamed } = imp;
  const nested = rowsOfList({ sets: [{ units: [{ ...imp, stats: { life: 4 } }, 5] }] }, 'a.json');
  expect(nested.pathOf(1)).toEqual(['sets', 0, 'units', 0]);
  expect(nested.pathOf(1, 'life')).toEqual(['sets', 0, 'units', 0, 'stats', 'life']);
  expect(nested.pathOf(2)).toEqual(['sets', 0, 'units', 1]);
  const named = rowsOfList({ Orc: unnamed }, 'a.json');
  expect(named.pathOf(1, 'name')).toEqual(['Orc']);
  expect(rowsOfList({ list: [{ atk: 1 }] }, 'a.json').pathOf(1, 'atk')).toEqual(['list', 0, 'atk']);
});

test('entries of a list of cards that are not mappings are skipped, with their places', () => {
  expect(rowsOfList([imp, 5], 'a.json').skipped).toEqual([
    { row: 2, reasons: [{ text: '5 is not a card', kind: 'holds no card' }] },
  ]);
});

test.each([[5], [{ cards: 5 }], ['x']])('%j is refused', (data) => {
  expect(() => rowsOfList(data, 'a.json')).toThrow('a.json: the file holds no list of cards');
});
