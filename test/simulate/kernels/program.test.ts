import fc from 'fast-check';
import { expect, test } from 'vitest';
import { combatDie } from '../../../src/dice/die.ts';
import type { Throw } from '../../../src/dice/throw.ts';
import { MOST_CELLS, prepare } from '../../../src/simulate/kernels/program.ts';
import { BadInput } from '../../../src/words/problem.ts';
import { attackDice, smallThrow } from '../../dice/throws.ts';

test('6 attack dice against 3 defense dice become one table of 2^6 * 6^3 entries', () => {
  const { cells, sizes, thresholds, offsets, steps } = prepare(attackDice(6, 3));
  expect(cells).toBe(7 * 4 * 4);
  expect([...sizes]).toEqual([13_824]);
  // 2^32 = 13,824 * 310,689 + 2,560
  expect([...thresholds]).toEqual([2560]);
  expect([...offsets]).toEqual([0]);
  expect(steps).toHaveLength(13_824);
});

test('the threshold of every group is 2^32 mod its size', () => {
  fc.assert(
    fc.property(fc.nat(50), fc.nat(30), (attack, defense) => {
      const { sizes, thresholds } = prepare(attackDice(attack, defense));
      const fair = [...sizes].map((size) => Number(2n ** 32n % BigInt(size)));
      expect([...thresholds]).toEqual(fair);
    }),
    { numRuns: 20 },
  );
});

test('the tables stand one after another, and none of their sums leaves the cells', () => {
  fc.assert(
    fc.property(smallThrow, (thrown) => {
      const { cells, sizes, offsets, steps } = prepare(thrown);
      let end = 0;
      let highest = 0;
      for (const [g, size] of sizes.entries()) {
        expect(offsets[g]).toBe(end);
        highest += Math.max(...steps.slice(end, end + size));
        end += size;
      }
      expect(steps).toHaveLength(end);
      expect(highest).toBeLessThan(cells);
    }),
  );
});

test('tables are narrow up to 2^16 cells, wide beyond', () => {
  const pools = (...counts: number[]): Throw =>
    counts.map((count, i) => ({ name: `p${i}`, die: combatDie, count, asked: ['skull'] }));
  expect(prepare(pools(15, 15, 15, 15)).cells).toBe(2 ** 16);
  expect(prepare(pools(15, 15, 15, 15)).steps).toBeInstanceOf(Uint16Array);
  expect(prepare(pools(15, 15, 15, 16)).steps).toBeInstanceOf(Uint32Array);
});

test('up to 2^24 raw outcomes are counted, and more are refused', () => {
  expect(MOST_CELLS).toBe(2 ** 24);
  const pools = (...counts: number[]): Throw =>
    counts.map((count, i) => ({ name: `p${i}`, die: combatDie, count, asked: ['skull'] }));
  expect(prepare(pools(15, 15, 15, 15, 15, 15)).cells).toBe(2 ** 24);
  // The last pool shows one skull more.
  const more = () => prepare(pools(15, 15, 15, 15, 15, 16));
  expect(more).toThrow(BadInput);
  expect(more).toThrow(
    /^the dice: found 17825792 raw outcomes, allowed: up to 16777216 in a simulation/,
  );
});
