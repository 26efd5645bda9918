import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fraction, fractionText, fractionValue } from '../../../../src/base/statistics/fraction.ts';
import { atOnce } from '../../../../src/base/words/steps.ts';
import type { Chain, ChainStep } from '../../../../src/chance/exact/chains/chain.ts';
import { chainFractions } from '../../../../src/chance/exact/chains/fractions.ts';
import { solveView } from '../../../../src/chance/exact/chains/solve.ts';
import { stepTableOf } from '../../../../src/chance/exact/chains/step-table.ts';
import { anyChain } from './random-chains.ts';

function fractionsOf(chain: Chain): string[] {
  const found = chainFractions(chain);
  if (!found) throw new Error('the numbers are short');
  return found.weights.map((weight) => fractionText(fraction(weight, found.total)));
}

test('the ends of any chain are as likely as the solver in numbers finds, and add up to the total', () => {
  fc.assert(
    fc.property(anyChain, (chain) => {
      const { weights, total } = chainFractions(chain) ?? { weights: [], total: 0n };
      expect(weights).toHaveLength(chain.ends);
      expect(weights.reduce((sum, weight) => sum + weight, 0n)).toBe(total);
      const solved = new Map(
        atOnce(solveView(stepTableOf(chain), chain.start, [])).cells.map((one) => [
          one.end,
          one.probability,
        ]),
      );
      for (const [end, weight] of weights.entries()) {
        const value = fractionValue(fraction(weight, total));
        expect(Math.abs(value - (solved.get(end) ?? 0))).toBeLessThan(1e-13);
      }
    }),
    { numRuns: 300 },
  );
});

describe('by hand', () => {
  test('the first of two who toss a coin in turn until heads wins 2 of 3', () => {
    const throwing = (end: number, state: number): ChainStep[] => [
      { weight: 1n, to: { end }, adds: [] },
      { weight: 1n, to: { state }, adds: [] },
    ];
    const states = [throwing(0, 1), throwing(1, 0)];
    expect(fractionsOf({ start: 0, states, ends: 2, counters: 0 })).toEqual(['2/3', '1/3']);
    expect(fractionsOf({ start: 1, states, ends: 2, counters: 0 })).toEqual(['1/3', '2/3']);
  });

  test('a gambler with 3 of 7 coins, who wins a coin in 1 of 3, has all in 7 of 127', () => {
    // (2^3 - 1) / (2^7 - 1): each coin is half as likely to be won as lost.
    const states = [1, 2, 3, 4, 5, 6].map((coins): ChainStep[] => [
      { weight: 1n, to: coins === 6 ? { end: 0 } : { state: coins }, adds: [] },
      { weight: 2n, to: coins === 1 ? { end: 1 } : { state: coins - 2 }, adds: [] },
    ]);
    const gambler = { start: 2, states, ends: 2, counters: 0 };
    expect(fractionsOf(gambler)).toEqual(['7/127', '120/127']);
  });

  test('an end to which nothing leads has no chance', () => {
    const states = [[{ weight: 3n, to: { end: 1 }, adds: [] }]];
    expect(fractionsOf({ start: 0, states, ends: 3, counters: 0 })).toEqual(['0', '1', '0']);
  });
});

describe('there are none if numbers become too long', () => {
  /** A sequence of states, each left for the first end once in `rolls`. */
  const inARow = (length: number, rolls: bigint): Chain => ({
    start: 0,
    states: Array.from({ length }, (_, i) => [
      { weight: 1n, to: { end: 0 }, adds: [] },
      { weight: rolls - 1n, to: i < length - 1 ? { state: i + 1 } : { end: 1 }, adds: [] },
    ]),
    ends: 2,
    counters: 0,
  });

  test('of more bits than 400', () => {
    // 3^38 has 61 bits.
    expect(chainFractions(inARow(38, 3n))).toBeDefined();
    expect(chainFractions(inARow(38, 3n ** 8n))).toBeUndefined();
  });

  test('of more states than there may be, though the fractions are short', () => {
    const limits = { inACycle: 16, bits: 400 };
    expect(chainFractions(inARow(41, 2n), { states: 40, ...limits })).toBeUndefined();
    expect(chainFractions(inARow(41, 2n), { states: 41, ...limits })).toBeDefined();
    // Thousands of states, each with its own share, would take a while.
    expect(chainFractions(inARow(4001, 1n))).toBeUndefined();
  });

  test('of more than 16 states that lead to each other, if fights come there', () => {
    const ring = (length: number): Chain => ({
      start: 0,
      states: Array.from({ length }, (_, i) => [
        { weight: 1n, to: { end: 0 }, adds: [] },
        { weight: 1n, to: { state: (i + 1) % length }, adds: [] },
      ]),
      ends: 1,
      counters: 0,
    });
    expect(chainFractions(ring(16))).toEqual({ weights: [1n], total: 1n });
    expect(chainFractions(ring(17))).toBeUndefined();
    const elsewhere = {
      ...ring(17),
      start: 17,
      states: [...ring(17).states, [{ weight: 1n, to: { end: 0 }, adds: [] }]],
    };
    expect(chainFractions(elsewhere)).toEqual({ weights: [1n], total: 1n });
  });
});
