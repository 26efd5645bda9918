import { expect, test } from 'vitest';
import { combinationCells, combinationHead } from '../../../src/report/formats/csv.ts';

const varied = [
  { combination: { 'board.walls': [], 'attacker.attack': 3 }, labels: { 'board.walls': 'open' } },
  { combination: { 'board.walls': [[3, 0]], 'attacker.attack': 4 }, labels: {} },
];

test('labels stand in a column of their own beside the values, where any value has one', () => {
  const head = combinationHead(varied);
  expect(head).toEqual(['board.walls', 'board.walls_label', 'attacker.attack']);
  expect(varied.map((one) => combinationCells(head, one))).toEqual([
    ['none', 'open', '3'],
    ['3,0', '', '4'],
  ]);
});

test('a field may itself be called like a column of labels', () => {
  const one = { combination: { a: 1, a_label: 2 }, labels: {} };
  const head = combinationHead([one]);
  expect(combinationCells(head, one)).toEqual(['1', '2']);
});
