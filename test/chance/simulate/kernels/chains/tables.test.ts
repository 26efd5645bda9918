import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  chainTablesOf,
  drawStepAgain,
} from '../../../../../src/chance/simulate/kernels/chains/tables.ts';
import { LEFT_OVER } from '../../../../../src/chance/simulate/kernels/tables.ts';
import { anyChainProgram, anyChainState } from './chains.ts';

test('the columns of a state give each of its steps as many values as it has', () => {
  fc.assert(
    fc.property(anyChainProgram, (program) => {
      const { columns, bits, lasts, steps } = chainTablesOf(program);
      const found = new Map<number, number>();
      for (const [s, ofState] of bits.entries()) {
        const [first = 0, end = 0] = columns.subarray(s, s + 2);
        expect(end - first).toBe(2 ** ofState);
        const size = 2 ** 32 / 2 ** ofState;
        let leftOver = 0;
        for (let column = first; column < end; column++) {
          const ofFirst = (lasts[column] ?? 0) + 1 - (column - first) * size;
          for (const [i, values] of [ofFirst, size - ofFirst].entries()) {
            const step = steps[2 * column + i] ?? Number.NaN;
            if (step === LEFT_OVER) leftOver += values;
            else if (values > 0) {
              expect(step).toBeGreaterThanOrEqual(program.offsets[s] ?? 0);
              expect(step).toBeLessThan(program.offsets[s + 1] ?? 0);
              found.set(step, (found.get(step) ?? 0) + values);
            }
          }
        }
        const ofSteps = program.values.subarray(program.offsets[s], program.offsets[s + 1]);
        expect(leftOver).toBe(2 ** 32 - ofSteps.reduce((a, b) => a + b, 0));
      }
      expect(lasts).toHaveLength(columns.at(-1) ?? 0);
      for (const [step, values] of program.values.entries()) {
        expect(found.get(step) ?? 0).toBe(values);
      }
    }),
  );
});

test('a state has no more than twice the columns that its steps need, and four at least', () => {
  fc.assert(
    fc.property(anyChainProgram, (program) => {
      const { bits } = chainTablesOf(program);
      for (const [s, ofState] of bits.entries()) {
        // One column for each step, and one for left-over values.
        const needed = (program.offsets[s + 1] ?? 0) - (program.offsets[s] ?? 0) + 1;
        expect(2 ** ofState).toBeGreaterThanOrEqual(Math.max(4, needed));
        expect(2 ** ofState).toBeLessThan(Math.max(5, 2 * needed));
      }
    }),
  );
});

test('a step that is drawn again is one of its state from which rounding has taken something', () => {
  fc.assert(
    fc.property(anyChainProgram, anyChainState, fc.nat(3), (program, state, lane) => {
      const lanes = state.slice();
      for (let s = 0; s + 1 < program.offsets.length; s++) {
        const [first = 0, end = 0] = program.offsets.subarray(s, s + 2);
        // If rounding has taken nothing, there is nothing to draw again.
        if (program.values.subarray(first, end).reduce((a, b) => a + b, 0) === 2 ** 32) continue;
        const step = drawStepAgain(program, s, state, lane);
        expect(step).toBeGreaterThanOrEqual(first);
        expect(step).toBeLessThan(end);
        const rolls = program.weights.slice(first, end).reduce((a, b) => a + b, 0n);
        const share = (program.weights[step] ?? 0n) * 2n ** 32n;
        expect(share > BigInt(program.values[step] ?? 0) * rolls).toBe(true);
      }
      const changed = [...lanes.keys()].filter((i) => lanes[i] !== state[i]);
      const own = [16, 17, 18, 19].map((i) => i + 4 * lane);
      expect(own).toEqual(expect.arrayContaining(changed));
    }),
  );
});
