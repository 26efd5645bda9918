import { expect, test } from 'vitest';
import { distinctSums, throwsOf } from '../../../src/library/own-ruleset/dice.ts';

/** The sums of all throws that differ in how many of so many dice show each kind. */
function sumsOf(numbers: readonly number[], dice: number, from = 0): number[] {
  if (dice === 0) return [0];
  return numbers.flatMap((number, i) =>
    i < from ? [] : sumsOf(numbers, dice - 1, i).map((rest) => number + rest),
  );
}

test.each([
  [1, 5],
  [2, 30],
  [6, 1],
  [6, 2],
  [6, 3],
  [6, 4],
  [6, 5],
  [6, 9],
  [20, 1],
  [20, 2],
  [20, 3],
  [4, 12],
])('no two throws of %i kinds of faces on %i dice have one sum', (kinds, dice) => {
  const sums = sumsOf(distinctSums(kinds, dice), dice);
  expect(sums).toHaveLength(throwsOf(kinds, dice));
  expect(new Set(sums).size).toBe(sums.length);
});

test('one die has its faces numbered; two have the numbers of Mian and Chowla, less 1', () => {
  expect(distinctSums(6, 1)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(distinctSums(8, 2)).toEqual([0, 1, 3, 7, 12, 20, 30, 44]);
});
