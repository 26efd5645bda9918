import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Chain } from '../../../../../src/chance/exact/chains/chain.ts';
import {
  type ChainProgram,
  prepareChain,
} from '../../../../../src/chance/simulate/kernels/chains/program.ts';
import type { ChainKernel } from '../../../../../src/chance/simulate/kernels/kernel.ts';
import { chainState } from '../../../../../src/chance/simulate/kernels/streams.ts';
import { absorptionOf, referenceChainKernel } from '../../../../oracle/chain.ts';
import { anyChain, anyChainProgram, anyChainState, coinDuel, turnsUpTo } from './chains.ts';

/** Properties of every kernel for chains, applied to each of them. */
export function describeChainKernel(name: string, kernel: ChainKernel): void {
  const play = (by: ChainKernel, program: ChainProgram, state: Uint32Array, fights: number) => {
    const counts = new Uint32Array(program.cells);
    by(program, state.slice(), fights, counts);
    return counts;
  };
  const expectSame = (program: ChainProgram, state: Uint32Array, fights: number) => {
    const expected = play(referenceChainKernel, program, state, fights);
    expect(play(kernel, program, state, fights)).toEqual(expected);
  };

  describe(`the ${name} kernel for chains`, () => {
    test('fills the tally of the literal reference for any chain, views, state and number of fights', () => {
      fc.assert(
        fc.property(anyChainProgram, anyChainState, fc.nat(60), (program, state, fights) =>
          expectSame(program, state, fights),
        ),
        { numRuns: 100 },
      );
    });

    test('settles draws that are left over by what was taken from the steps, as the reference does', () => {
      // Steps with only half of their shares, so that many draws are left over.
      fc.assert(
        fc.property(anyChainProgram, anyChainState, (program, state) => {
          const values = program.values.map((value) => Math.max(0, value - 2 ** 21));
          expectSame({ ...program, values }, state, 800);
        }),
        { numRuns: 15 },
      );
    });

    test('ends and counters come to what the linear equations say', () => {
      // A correct kernel is off by more than 6 standard errors once in 5e8 comparisons, and the seeds are fixed.
      const fights = 40_000;
      fc.assert(
        fc.property(anyChain, fc.string(), (chain, seed) => {
          const cap = 300;
          const views = [
            { counters: [], caps: [] },
            ...Array.from({ length: chain.counters }, (_, i) => ({ counters: [i], caps: [cap] })),
          ];
          const { ends, means, variances } = absorptionOf(chain);
          const counts = play(kernel, prepareChain(chain, views), chainState(seed, 0), fights);
          const within = (mean: number, exact: number, variance: number) =>
            expect(Math.abs(mean - exact)).toBeLessThanOrEqual(
              6 * Math.sqrt(Math.max(variance, 1 / fights) / fights),
            );
          for (const [end, p] of ends.entries()) {
            within((counts[end] ?? 0) / fights, p, p * (1 - p));
          }
          const cells = (cap + 1) * (chain.ends + 1);
          for (const [i, mean] of means.entries()) {
            let sum = 0;
            const first = chain.ends + 1 + i * cells;
            counts.subarray(first, first + cells).forEach((count, cell) => {
              sum += count * (cell % (cap + 1));
            });
            within(sum / fights, mean, variances[i] ?? 0);
          }
        }),
        { numRuns: 12, seed: 14 },
      );
    });

    test('a fight with a certain course reaches its only end', () => {
      const chain: Chain = {
        start: 1,
        states: [
          [{ weight: 7n, to: { end: 2 }, adds: [3, 1] }],
          [{ weight: 1n, to: { state: 0 }, adds: [2, 0] }],
        ],
        ends: 3,
        counters: 2,
      };
      const views = [{ counters: [0, 1], caps: [9, 2] }];
      const counts = play(kernel, prepareChain(chain, views), chainState('certain', 0), 1001);
      expect(counts[2 * 30 + 5 + 10 * 1]).toBe(1001);
    });

    test('counters beyond their cap count as the cap', () => {
      const upTo = (cap: number) => prepareChain(coinDuel(4, 1n, 2n), turnsUpTo(cap));
      const counts = play(kernel, upTo(9), chainState('caps', 0), 1000);
      const wide = play(kernel, upTo(99), chainState('caps', 0), 1000);
      for (const end of [0, 1]) {
        const high = wide.subarray(100 * end + 9, 100 * (end + 1)).reduce((a, b) => a + b, 0);
        expect([...counts.subarray(10 * end, 10 * end + 9)]).toEqual([
          ...wide.subarray(100 * end, 100 * end + 9),
        ]);
        expect(counts[10 * end + 9]).toBe(high);
        expect(high).toBeGreaterThan(0);
      }
    });

    test('a fight that does not end is cut after the most steps, and counts as such', () => {
      const endless: Chain = {
        start: 0,
        states: [[{ weight: 1n, to: { state: 0 }, adds: [1] }]],
        ends: 1,
        counters: 1,
      };
      const program = prepareChain(endless, [...turnsUpTo(70), { counters: [], caps: [] }]);
      expect(program.mostSteps).toBe(65_535);
      const counts = play(kernel, program, chainState('endless', 0), 5);
      expect([counts[71 + 70], counts[2 * 71 + 1]]).toEqual([5, 5]);
    });

    test('fights are cut after the most steps wherever in their lane they began', () => {
      const most = fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 250, max: 530 }));
      fc.assert(
        fc.property(most, anyChainState, fc.bigInt(1n, 400n), (mostSteps, state, of) => {
          const program = { ...prepareChain(coinDuel(2, 1n, of + 1n), turnsUpTo(600)), mostSteps };
          expectSame(program, state, 40);
        }),
        { numRuns: 60 },
      );
    });

    test('the first fights come to the same however many follow', () => {
      fc.assert(
        fc.property(
          anyChainProgram,
          anyChainState,
          fc.nat(500),
          fc.nat(9),
          (program, state, n, more) => {
            const all = play(kernel, program, state, n + more);
            const fewer = play(kernel, program, state, n);
            for (const [cell, count] of fewer.entries()) {
              expect(all[cell]).toBeGreaterThanOrEqual(count);
            }
            expect(all.reduce((a, b) => a + b, 0)).toBe((n + more) * program.views.length);
          },
        ),
        { numRuns: 30 },
      );
    });

    test('adds to what is counted already, whichever program was played before', () => {
      fc.assert(
        fc.property(anyChainProgram, anyChainProgram, anyChainState, (program, before, state) => {
          const counts = new Uint32Array(program.cells).fill(7);
          play(kernel, before, state, 9);
          kernel(program, state.slice(), 50, counts);
          expect(counts.map((count) => count - 7)).toEqual(play(kernel, program, state, 50));
        }),
        { numRuns: 30 },
      );
    });
  });
}
