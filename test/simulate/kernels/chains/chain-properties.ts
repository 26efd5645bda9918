import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Chain,
  type ChainProgram,
  prepareChain,
} from '../../../../src/simulate/kernels/chains/chain.ts';
import type { ChainKernel } from '../../../../src/simulate/kernels/chains/kernel.ts';
import { chainState } from '../../../../src/simulate/kernels/chains/streams.ts';
import { absorptionOf, referenceChainKernel } from '../../../oracle/chain.ts';
import { anyChain, anyChainState, coinDuel } from './chains.ts';

/** What must hold of every kernel for chains: one library, applied to each. */
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
    test('fills the tally of the literal reference for any chain, state and number of fights', () => {
      fc.assert(
        fc.property(anyChain, anyChainState, fc.nat(60), (chain, state, fights) =>
          expectSame(prepareChain(chain), state, fights),
        ),
        { numRuns: 100 },
      );
    });

    test('settles draws that are left over as the reference does', () => {
      // Steps that have but half of their shares: many draws are left over.
      fc.assert(
        fc.property(anyChain, anyChainState, (chain, state) => {
          const program = prepareChain(chain);
          const values = program.values.map((value) => Math.max(0, value - 2 ** 21));
          const taken = program.taken.map((weight, step) => {
            const s = program.offsets.findLastIndex((first) => first <= step);
            const rolls = (chain.states[s] ?? []).reduce((sum, one) => sum + one.weight, 0n);
            const less = (program.values[step] as number) - (values[step] as number);
            return weight + BigInt(less) * rolls;
          });
          expectSame({ ...program, values, taken }, state, 800);
        }),
        { numRuns: 15 },
      );
    });

    test('ends and counters come to what the linear equations say', () => {
      // A right kernel is further off than 6 standard errors once in 5e8 comparisons, and the seeds
      // are fixed.
      const fights = 40_000;
      fc.assert(
        fc.property(anyChain, fc.string(), (chain, seed) => {
          const wide: Chain = { ...chain, caps: chain.caps.slice(0, 2).map(() => 300) };
          const narrowed = wide.states.map((steps) =>
            steps.map((step) => ({ ...step, adds: step.adds.slice(0, 2) })),
          );
          const one = { ...wide, states: narrowed };
          const { ends, means, variances } = absorptionOf(one);
          const counts = play(kernel, prepareChain(one), chainState(seed, 0), fights);
          const perEnd = one.caps.reduce((product, cap) => product * (cap + 1), 1);
          const within = (mean: number, exact: number, variance: number) =>
            expect(Math.abs(mean - exact)).toBeLessThanOrEqual(
              6 * Math.sqrt(Math.max(variance, 1 / fights) / fights),
            );
          for (const [end, p] of ends.entries()) {
            const ofEnd = counts.subarray(end * perEnd, (end + 1) * perEnd);
            within(ofEnd.reduce((a, b) => a + b, 0) / fights, p, p * (1 - p));
          }
          for (const [i, mean] of means.entries()) {
            let sum = 0;
            const stride = 301 ** i;
            counts.forEach((count, cell) => {
              sum += count * (Math.floor(cell / stride) % 301);
            });
            within(sum / fights, mean, variances[i] ?? 0);
          }
        }),
        { numRuns: 12, seed: 14 },
      );
    });

    test('a fight of a certain course comes to its one end', () => {
      const chain: Chain = {
        start: 1,
        states: [
          [{ weight: 7n, to: { end: 2 }, adds: [3, 1] }],
          [{ weight: 1n, to: { state: 0 }, adds: [2, 0] }],
        ],
        ends: 3,
        caps: [9, 2],
      };
      const counts = play(kernel, prepareChain(chain), chainState('certain', 0), 1001);
      expect(counts[2 * 30 + 5 + 10 * 1]).toBe(1001);
    });

    test('counters beyond their cap count as the cap', () => {
      const chain = coinDuel(4, 1n, 2n, 9);
      const counts = play(kernel, prepareChain(chain), chainState('caps', 0), 1000);
      const wide = play(kernel, prepareChain(coinDuel(4, 1n, 2n, 99)), chainState('caps', 0), 1000);
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
        caps: [70],
      };
      const program = prepareChain(endless);
      expect(program.mostSteps).toBe(65_535);
      const counts = play(kernel, program, chainState('endless', 0), 5);
      expect(counts[71 + 70]).toBe(5);
    });

    test('fights are cut after the most steps wherever in their lane they began', () => {
      const most = fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 250, max: 530 }));
      fc.assert(
        fc.property(most, anyChainState, fc.bigInt(1n, 400n), (mostSteps, state, of) => {
          const program = { ...prepareChain(coinDuel(2, 1n, of + 1n, 600)), mostSteps };
          expectSame(program, state, 40);
        }),
        { numRuns: 60 },
      );
    });

    test('the first fights come to the same however many follow', () => {
      fc.assert(
        fc.property(anyChain, anyChainState, fc.nat(500), fc.nat(9), (chain, state, n, more) => {
          const program = prepareChain(chain);
          const all = play(kernel, program, state, n + more);
          const fewer = play(kernel, program, state, n);
          for (const [cell, count] of fewer.entries()) {
            expect(all[cell]).toBeGreaterThanOrEqual(count);
          }
          expect(all.reduce((a, b) => a + b, 0)).toBe(n + more);
        }),
        { numRuns: 30 },
      );
    });

    test('adds to what is counted already, whichever program was played before', () => {
      fc.assert(
        fc.property(anyChain, anyChain, anyChainState, (one, other, state) => {
          const [program, before] = [prepareChain(one), prepareChain(other)];
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
