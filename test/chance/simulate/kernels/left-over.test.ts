import { expect, test } from 'vitest';
import { cellsOf } from '../../../../src/chance/dice/cells.ts';
import { packGroups } from '../../../../src/chance/dice/groups.ts';
import {
  countLeftOver,
  drawIndex,
  leftOverOfOne,
  takenOf,
} from '../../../../src/chance/simulate/kernels/left-over.ts';
import { prepare } from '../../../../src/chance/simulate/kernels/program.ts';
import { chunkState } from '../../../../src/chance/simulate/kernels/streams.ts';
import { chiSquareTailByIntegration, pearson } from '../../../oracle/chi-square.ts';
import { Xoshiro } from '../../../oracle/xoshiro.ts';
import { attackDice } from '../../dice/throws.ts';

const LANE = [1, 2, 3, 4];

test('one of several weights is drawn as often as it weighs, one of none never', () => {
  // Correct draws fall below the threshold once in a million states; the state is fixed.
  const weights = [0n, 2n, 0n, 3n, 5n, 0n];
  const lane = Uint32Array.from(LANE);
  const counts = weights.map(() => 0);
  for (let i = 0; i < 10_000; i++) {
    const drawn = drawIndex(weights, 10n, lane);
    counts[drawn] = (counts[drawn] ?? 0) + 1;
  }
  expect([counts[0], counts[2], counts[5]]).toEqual([0, 0, 0]);
  const statistic = pearson([counts[1] ?? 0, counts[3] ?? 0, counts[4] ?? 0], [2000, 3000, 5000]);
  expect(chiSquareTailByIntegration(statistic, 2)).toBeGreaterThan(1e-6);
});

test('for weights beyond 32 bits, further words are drawn, the highest first', () => {
  const reference = new Xoshiro(LANE);
  const word = 2n ** 32n;
  const drawn =
    ((reference.next() * word + reference.next()) * word + reference.next()) / 2n ** 26n;
  // 70 bits; the total includes the highest, which none of these reaches.
  const total = 2n ** 70n - 1n;
  for (const below of [drawn, drawn + 1n]) {
    const index = drawIndex([below, total - below], total, Uint32Array.from(LANE));
    expect(index).toBe(below > drawn ? 0 : 1);
  }
});

test('trials left over are counted one by one, with words of the spare lane alone', () => {
  const program = prepare(attackDice(12, 12));
  const state = chunkState('spare', 0);
  const before = state.slice();
  const counts = new Uint32Array(program.cells);
  countLeftOver(program, leftOverOfOne(300), state, counts);
  expect(counts.reduce((a, b) => a + b, 0)).toBe(300);
  expect(state.subarray(0, 16)).toEqual(before.subarray(0, 16));
  expect(state.subarray(16)).not.toEqual(before.subarray(16));
});

test('they come to what rounding has taken from the steps, which is about alike for all', () => {
  const thrown = attackDice(16, 0);
  const [group] = packGroups(thrown, cellsOf(thrown));
  if (!group) throw new Error('no group');
  const { weights, total } = takenOf(group);
  const program = prepare(thrown);
  const counts = new Uint32Array(program.cells);
  const draws = 17_000;
  countLeftOver(program, leftOverOfOne(draws), chunkState('taken', 0), counts);
  const expected = weights.map((weight) => (Number(weight) / Number(total)) * draws);
  const statistic = pearson([...counts], expected);
  expect(chiSquareTailByIntegration(statistic, counts.length - 1)).toBeGreaterThan(1e-6);
});
