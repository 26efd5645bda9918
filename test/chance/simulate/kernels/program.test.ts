import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BadInput } from '../../../../src/base/words/problem.ts';
import { cellsOf } from '../../../../src/chance/dice/cells.ts';
import { combatDie } from '../../../../src/chance/dice/die.ts';
import { packGroups } from '../../../../src/chance/dice/groups.ts';
import type { Throw } from '../../../../src/chance/dice/throw.ts';
import { MOST_CELLS, prepare } from '../../../../src/chance/simulate/kernels/program.ts';
import { attackDice, smallThrow } from '../../dice/throws.ts';

test('the dice become groups, and the cells are counted', () => {
  const thrown = attackDice(6, 3);
  const { cells, groups } = prepare(thrown);
  expect(cells).toBe(7 * 4 * 4);
  expect(groups).toEqual(packGroups(thrown, cellsOf(thrown)));
});

test('no sum of steps leaves the cells', () => {
  fc.assert(
    fc.property(smallThrow, (thrown) => {
      const { cells, groups } = prepare(thrown);
      const highest = groups.reduce((sum, { steps }) => sum + (steps.at(-1) ?? 0), 0);
      expect(highest).toBeLessThan(cells);
    }),
  );
});

test('it is plain data, which a worker can be sent', () => {
  const program = prepare(attackDice(12, 12));
  expect(structuredClone(program)).toEqual(program);
});

test('up to 2^24 raw outcomes are counted, and more are refused', () => {
  expect(MOST_CELLS).toBe(2 ** 24);
  const pools = (...counts: number[]): Throw =>
    counts.map((count, i) => ({ name: `p${i}`, die: combatDie, count, asked: ['skull'] }));
  expect(prepare(pools(15, 15, 15, 15, 15, 15)).cells).toBe(2 ** 24);
  // The last pool can show one more skull.
  const more = () => prepare(pools(15, 15, 15, 15, 15, 16));
  expect(more).toThrow(BadInput);
  expect(more).toThrow(
    /^the dice: there are 17825792 raw outcomes; give fewer dice, .*; a simulation can count up to 16777216$/,
  );
});
