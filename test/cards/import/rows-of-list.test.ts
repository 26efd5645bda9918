import { expect, test } from 'vitest';
import { rowsOfList } from '../../../src/cards/import/rows-of-list.ts';

const values = [['name', 'Imp']];

test('a list of cards, or the list in a mapping, is counted from 1', () => {
  const rows = [{ row: 1, values }];
  expect(rowsOfList([{ name: 'Imp' }], 'a.json')).toEqual(rows);
  expect(rowsOfList({ version: 1, tags: ['x'], cards: [{ name: 'Imp' }] }, 'a.json')).toEqual(rows);
});

test('what stands in a mapping of its own counts as on the card, but for powers', () => {
  const card = { name: 'Imp', stats: { life: 4 }, powers: { Tough: 'x' } };
  expect(rowsOfList([card], 'a.json')[0]?.values).toEqual([
    ['name', 'Imp'],
    ['life', 4],
    ['powers', { Tough: 'x' }],
  ]);
});

test.each([
  [5, 'a.json: found 5, allowed: a list of cards'],
  [{ cards: 5 }, 'a.json: found a mapping, allowed: a list of cards'],
  [[{ name: 'Imp' }, 5], 'a.json: row 2: found 5, allowed: a card: a mapping'],
])('%j is refused', (data, message) => {
  expect(() => rowsOfList(data, 'a.json')).toThrow(message);
});
