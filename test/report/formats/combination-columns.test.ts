import { expect, test } from 'vitest';
import { combinationColumns, csvOf } from '../../../src/report/formats/csv.ts';
import type { Varied } from '../../../src/report/tables/labels.ts';

const csvOfAll = (varied: readonly Varied[]) =>
  csvOf(
    combinationColumns(varied, (one: Varied) => one),
    varied,
  );

test('labels stand in a column of their own beside the values, where any value has one', () => {
  const varied = [
    { combination: { 'board.walls': [], 'attacker.attack': 3 }, labels: { 'board.walls': 'open' } },
    { combination: { 'board.walls': [[3, 0]], 'attacker.attack': 4 }, labels: {} },
  ];
  expect(csvOfAll(varied)).toBe(
    'board.walls,board.walls_label,attacker.attack\nnone,open,3\n"3,0",,4\n',
  );
});

test('a field may itself be called like a column of labels', () => {
  const one = { combination: { a: 1, a_label: 2 }, labels: {} };
  expect(csvOfAll([one])).toBe('a,a_label\n1,2\n');
});
