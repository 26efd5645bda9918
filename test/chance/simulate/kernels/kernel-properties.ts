import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Throw } from '../../../../src/chance/dice/throw.ts';
import type { Kernel } from '../../../../src/chance/simulate/kernels/kernel.ts';
import { prepare, type ThrowProgram } from '../../../../src/chance/simulate/kernels/program.ts';
import { referenceKernel } from '../../../oracle/kernel.ts';
import { Xoshiro } from '../../../oracle/xoshiro.ts';
import { attackDice, d20, pools } from '../../dice/throws.ts';
import { anyProgram, anyState, programOf } from './programs.ts';

/** Properties of every kernel, applied to each of them. */
export function describeKernel(name: string, kernel: Kernel): void {
  const roll = (rolling: Kernel, program: ThrowProgram, state: Uint32Array, trials: number) => {
    const counts = new Uint32Array(program.cells);
    rolling(program, state.slice(), trials, counts);
    return [...counts];
  };
  const expectSame = (program: ThrowProgram, state: Uint32Array, trials: number) => {
    const expected = roll(referenceKernel, program, state, trials);
    expect(roll(kernel, program, state, trials)).toEqual(expected);
  };

  describe(`the ${name} kernel`, () => {
    test('draws from xoshiro128**: each lane gives the words of its own four', () => {
      // One entry for each value of the four highest bits: counts show the sequence, one block at a time.
      const program = programOf([{ faces: Array.from({ length: 16 }, (_, i) => i) }]);
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

    const kinds: [string, Throw][] = [
      ['no dice', []],
      ['entries', attackDice(6, 3)],
      ['one alias table', attackDice(12, 12, d20(17))],
      ['two alias tables', pools([100, 90])],
    ];
    describe.each(kinds)('with %s', (_, thrown) => {
      const program = prepare(thrown);

      test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 15, 16, 17])(
        '%i trials end in the right lane',
        (trials) => {
          fc.assert(
            fc.property(anyState, (state) => expectSame(program, state, trials)),
            { numRuns: 10 },
          );
        },
      );
    });

    test('reads the first entry of the largest table by the lowest draw, the last by the highest', () => {
      const last = 2 ** 15 - 1;
      for (const more of [0, 2 ** 17]) {
        const faces = Array.from({ length: last + 1 }, (_, i) => i + (i === last ? more : 0));
        const state = stateThatDraws([0, 2 ** 17 - 1, 2 ** 17, 2 ** 32 - 1]);
        const counts = roll(kernel, programOf([{ faces }]), state, 4);
        expect([0, 1, last + more].map((entry) => counts[entry])).toEqual([2, 1, 1]);
      }
    });

    test('a draw of entries is left over where the low half of its product is below 2^32 mod n', () => {
      // 2^32 mod 7 is 4; 7 * 3067833783 is 5 * 2^32 + 1, and 7 * 613566757 is 2^32 + 3.
      const program = programOf([{ faces: [0, 1, 2, 3, 4, 5, 6] }]);
      const state = stateThatDraws([3067833783, 613566757, 613566758, 0]);
      for (const trials of [1, 2, 3, 4, 5, 12]) expectSame(program, state, trials);
    });

    test('the values at either side of what two steps share, and of what is left over, are told apart', () => {
      const program = programOf([
        { faces: [0, 0, 0, 1, 2], lacks: 2 ** 18 },
        { faces: [0, 10, 20], lacks: 2 ** 19 },
      ]);
      const high = 2 ** 32 - 1;
      for (const value of [high, high - 3 * 2 ** 18, high - 3 * 2 ** 18 - 1, high - 2 ** 20, 0]) {
        const state = stateThatDraws([value, high, value + 1, high - 2 ** 21]);
        for (const trials of [4, 8, 12]) expectSame(program, state, trials);
      }
    });

    test('draws left over are decided in the order of the trials, even with two in one trial', () => {
      const faces = Array.from({ length: 7 }, (_, i) => i);
      const program = programOf([
        { faces, lacks: 2 ** 17 },
        { faces: faces.map((face) => 7 * face), lacks: 2 ** 17 },
        { faces: faces.map((face) => 49 * face), lacks: 2 ** 17 },
      ]);
      fc.assert(
        fc.property(anyState, (state) => {
          const high = stateThatDraws([2 ** 32 - 1, 2 ** 32 - 2, 5, 2 ** 32 - 3]);
          high.set(state.subarray(16), 16);
          expectSame(program, high, 2000);
        }),
        { numRuns: 5 },
      );
    });

    test('fills the tally of the reference for dice made ready as a run makes them', () => {
      fc.assert(
        fc.property(fc.nat(50), fc.nat(20), anyState, fc.nat(100), (attack, defense, state, n) =>
          expectSame(prepare(attackDice(attack, defense)), state, n),
        ),
        { numRuns: 40 },
      );
    });

    test('counts as many trials as asked for', () => {
      fc.assert(
        fc.property(anyProgram, anyState, fc.nat(5000), (program, state, trials) => {
          const counted = roll(kernel, program, state, trials).reduce((a, b) => a + b, 0);
          expect(counted).toBe(trials);
        }),
      );
    });

    test('the first trials come to the same however many follow', () => {
      fc.assert(
        fc.property(anyProgram, anyState, fc.nat(3000), fc.nat(50), (program, state, n, more) => {
          const fewer = roll(kernel, program, state, n);
          const all = roll(kernel, program, state, n + more);
          for (const [cell, count] of fewer.entries())
            expect(all[cell]).toBeGreaterThanOrEqual(count);
        }),
        { numRuns: 30 },
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

/** A state whose four lanes draw these words first, computed by inverting the output of xoshiro128**. */
function stateThatDraws(draws: readonly number[]): Uint32Array {
  const undo = { five: 0xcccccccdn, nine: 0x38e38e39n }; // 5 and 9 times these are 1 modulo 2^32
  const words = draws.map((draw) => {
    const turned = (BigInt(draw) * undo.nine) % 2n ** 32n;
    const back = (turned >> 7n) | ((turned << 25n) % 2n ** 32n);
    return Number((back * undo.five) % 2n ** 32n);
  });
  return Uint32Array.from([9, 9, 9, 9, ...words, 5, 6, 7, 8, 1, 2, 3, 4, 11, 12, 13, 14]);
}
