import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Kernel } from '../../../src/simulate/kernels/kernel.ts';
import { type KernelProgram, prepare } from '../../../src/simulate/kernels/program.ts';
import { attackDice } from '../../dice/throws.ts';
import { referenceKernel } from '../../oracle/kernel.ts';
import { Xoshiro } from '../../oracle/xoshiro.ts';
import { anyProgram, anyState, programOf } from './programs.ts';

/** What must hold of every kernel: one library, applied to each. */
export function describeKernel(name: string, kernel: Kernel): void {
  const roll = (rolling: Kernel, program: KernelProgram, state: Uint32Array, trials: number) => {
    const counts = new Uint32Array(program.cells);
    rolling(program, state.slice(), trials, counts);
    return [...counts];
  };
  const expectSame = (program: KernelProgram, state: Uint32Array, trials: number) => {
    const expected = roll(referenceKernel, program, state, trials);
    expect(roll(kernel, program, state, trials)).toEqual(expected);
  };

  describe(`the ${name} kernel`, () => {
    test('draws from xoshiro128**: each lane gives the words of its own four', () => {
      // One entry a value of the four highest bits: counts show the sequence, a block at a time.
      const program = programOf([{ steps: Array.from({ length: 16 }, (_, i) => i) }]);
      fc.assert(
        fc.property(anyState, fc.integer({ min: 1, max: 40 }), (state, blocks) => {
          const counts = new Array<number>(16).fill(0);
          for (const lane of [0, 1, 2, 3]) {
            const generator = new Xoshiro([0, 1, 2, 3].map((w) => state[4 * w + lane] ?? 0));
            for (let block = 0; block < blocks; block++) {
              const highest = Number(generator.next() >> 28n);
              counts[highest] = (counts[highest] ?? 0) + 1;
            }
          }
          expect(roll(kernel, program, state, 4 * blocks)).toEqual(counts);
        }),
      );
    });

    test('fills the tally of the literal reference for any program, state and number of trials', () => {
      fc.assert(fc.property(anyProgram, anyState, fc.nat(200), expectSame), { numRuns: 200 });
    });

    describe.each([0, 1, 2, 3, 4])('with %i groups', (groups) => {
      test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])(
        '%i trials end in the right lane, few or many draws rejected',
        (trials) => {
          const thresholds = fc.array(fc.constantFrom(0, 2 ** 30, 2 ** 31, 3 * 2 ** 30), {
            minLength: groups,
            maxLength: groups,
          });
          fc.assert(
            fc.property(thresholds, anyState, (chosen, state) => {
              const steps = [0, 1, 2, 3, 4];
              const hand = chosen.map((threshold) => ({ steps, threshold }));
              expectSame(programOf(hand), state, trials);
            }),
            { numRuns: 25 },
          );
        },
      );
    });

    test('reads the first entry of the largest table by the lowest draw, the last by the highest', () => {
      const last = 2 ** 15 - 1;
      const steps = Array.from({ length: last + 1 }, (_, i) => i);
      const state = stateThatDraws([0, 2 ** 17 - 1, 2 ** 17, 2 ** 32 - 1]);
      for (const wide of [false, true]) {
        const counts = roll(kernel, programOf([{ steps }], wide), state, 4);
        expect([0, 1, last].map((entry) => counts[entry])).toEqual([2, 1, 1]);
      }
    });

    describe('rejects a draw whose low half is below the threshold, and not the one that reaches it', () => {
      /** Tables of odd size: every low half is that of some draw. No other draw is likely to hit its entry. */
      const oddSize = fc.integer({ min: 2 ** 13, max: 2 ** 14 - 1 }).map((n) => 2 * n + 1);
      const anyThreshold = fc.integer({ min: 1, max: 2 ** 31 });
      const entryOf = (draw: number, size: number) => Number((BigInt(draw) * BigInt(size)) >> 32n);
      /** The entries of those draws of the four lanes that are not rejected, in the order of lanes. */
      const accepted = (lows: readonly number[], size: number, threshold: number) =>
        lows
          .filter((low) => low >= threshold)
          .map((low) => entryOf(drawWithLowHalf(low, size), size));
      const entriesOf = (counts: readonly number[]) =>
        counts.flatMap((count, entry) => new Array<number>(count).fill(entry));
      const ascending = (entries: readonly number[]) => entries.toSorted((x, y) => x - y);
      const table = (size: number) => Array.from({ length: size }, (_, entry) => entry);

      test('of the one group', () => {
        fc.assert(
          fc.property(oddSize, anyThreshold, (size, threshold) => {
            const lows = [threshold - 1, threshold, threshold + 1, threshold - 1];
            const state = stateThatDraws(lows.map((low) => drawWithLowHalf(low, size)));
            const program = programOf([{ steps: table(size), threshold }]);
            const entries = accepted(lows, size, threshold);
            expect(entriesOf(roll(kernel, program, state, 1))).toEqual(entries.slice(0, 1));
            expect(entriesOf(roll(kernel, program, state, 2))).toEqual(ascending(entries));
          }),
          { numRuns: 10 },
        );
      });

      test.each([0, 1])('of group %i of two', (g) => {
        fc.assert(
          fc.property(oddSize, anyThreshold, (size, threshold) => {
            const lows = [threshold, threshold - 1, threshold - 1, threshold + 1];
            const draws = lows.map((low) => drawWithLowHalf(low, size));
            const any = draws.map(() => 12_345);
            const state = g === 0 ? stateThatDraws(draws, any) : stateThatDraws(any, draws);
            const groups = [
              { steps: [0], threshold: 0 },
              { steps: [0], threshold: 0 },
            ];
            groups[g] = { steps: table(size), threshold };
            const entries = accepted(lows, size, threshold);
            expect(entriesOf(roll(kernel, programOf(groups), state, 1))).toEqual(
              entries.slice(0, 1),
            );
            expect(entriesOf(roll(kernel, programOf(groups), state, 2))).toEqual(
              ascending(entries),
            );
          }),
          { numRuns: 10 },
        );
      });

      test('of a table of one entry, where the low half is the draw itself', () => {
        const program = programOf([{ steps: [0], threshold: 1000 }, { steps: [0, 1] }]);
        expectSame(program, stateThatDraws([999, 1000, 1001, 0]), 1);
      });
    });

    test('fills the tally of the reference for dice made ready as a run makes them', () => {
      fc.assert(
        fc.property(fc.nat(20), fc.nat(12), anyState, fc.nat(100), (attack, defense, state, n) =>
          expectSame(prepare(attackDice(attack, defense)), state, n),
        ),
        { numRuns: 60 },
      );
    });

    test('counts as many trials as asked for, whatever is rejected', () => {
      fc.assert(
        fc.property(anyProgram, anyState, fc.nat(5000), (program, state, trials) => {
          const counted = roll(kernel, program, state, trials).reduce((a, b) => a + b, 0);
          expect(counted).toBe(trials);
        }),
      );
    });

    test('adds to what is counted already', () => {
      fc.assert(
        fc.property(anyProgram, anyState, fc.nat(50), (program, state, trials) => {
          const counts = new Uint32Array(program.cells).fill(7);
          kernel(program, state.slice(), trials, counts);
          expect([...counts].map((count) => count - 7)).toEqual(
            roll(kernel, program, state, trials),
          );
        }),
      );
    });
  });
}

/** The inverse of an odd number modulo 2^32, by Newton's iteration. */
function inverse(odd: number): bigint {
  const [n, all] = [BigInt(odd), 2n ** 32n];
  let found = n;
  for (let bits = 3; bits < 32; bits *= 2) found = (((found * (2n - n * found)) % all) + all) % all;
  return found;
}

/** The draw whose product with an odd size ends in this low half. */
function drawWithLowHalf(low: number, size: number): number {
  return Number((BigInt(low) * inverse(size)) % 2n ** 32n);
}

/** A state whose four lanes draw these words first, and then those: the output of xoshiro128** undone. */
function stateThatDraws(draws: readonly number[], then?: readonly number[]): Uint32Array {
  const word = (draw: number) => {
    const turned = (BigInt(draw) * inverse(9)) % 2n ** 32n;
    const back = (turned >> 7n) | ((turned << 25n) % 2n ** 32n);
    return Number((back * inverse(5)) % 2n ** 32n);
  };
  const first = [9, 9, 9, 9];
  const second = draws.map(word);
  // The second word of the next state is the exclusive or of the first three.
  const third = then
    ? then.map((draw, lane) => word(draw) ^ (first[lane] ?? 0) ^ (second[lane] ?? 0))
    : [5, 6, 7, 8];
  return Uint32Array.from([...first, ...second, ...third, 1, 2, 3, 4]);
}
