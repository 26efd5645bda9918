import { expect, test } from 'vitest';
import { tableOfCells } from '../../../src/cards/import/card-table.ts';

test('rows before the heading are left out, and are named as in a spreadsheet', () => {
  const { rows, remarks } = tableOfCells([
    ['My cards'],
    [],
    ['of the year'],
    ['Name', 'Att', 'Def'],
    ['Imp', '1', '2'],
    ['Orc', '2', '1'],
  ]);
  expect(rows).toEqual([
    {
      row: 5,
      values: [
        ['Name', 'Imp'],
        ['Att', '1'],
        ['Def', '2'],
      ],
    },
    {
      row: 6,
      values: [
        ['Name', 'Orc'],
        ['Att', '2'],
        ['Def', '1'],
      ],
    },
  ]);
  expect(remarks).toEqual(['The heading is row 4; rows 1 and 3 before it were left out.']);
});

test('a row with fewer cells is blank where they are missing, one with more is skipped', () => {
  const { rows, remarks, skipped } = tableOfCells([
    ['Name', 'Att', 'Def'],
    ['Imp', '1'],
    ['Orc', '2', '1', 'extra'],
  ]);
  expect(rows).toEqual([
    {
      row: 2,
      values: [
        ['Name', 'Imp'],
        ['Att', '1'],
        ['Def', ''],
      ],
    },
  ]);
  expect(remarks).toEqual([
    'Row 2 has fewer cells than the heading, which has three cells; the missing ones count as blank.',
  ]);
  expect(skipped).toMatchObject([{ row: 3, name: 'Orc' }]);
});
