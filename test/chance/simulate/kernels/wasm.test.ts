import { describe, expect, test } from 'vitest';
import { prepare, type ThrowProgram } from '../../../../src/chance/simulate/kernels/program.ts';
import { CHUNK_TRIALS, chunkState } from '../../../../src/chance/simulate/kernels/streams.ts';
import { rollTypescript } from '../../../../src/chance/simulate/kernels/typescript.ts';
import { rollWasm } from '../../../../src/chance/simulate/kernels/wasm.ts';
import { attackDice, d20 } from '../../dice/throws.ts';
import { describeKernel } from './kernel-properties.ts';
import { programOf } from './programs.ts';

describeKernel('WebAssembly', rollWasm);

describe('the two kernels fill the same tally', () => {
  const expectSame = (program: ThrowProgram, trials: number, chunk = 0) => {
    const [wasm, typescript] = [rollWasm, rollTypescript].map((roll) => {
      const counts = new Uint32Array(program.cells);
      roll(program, chunkState('twins', chunk), trials, counts);
      return counts;
    });
    expect(wasm).toEqual(typescript);
  };

  test.each([
    [0, 1],
    [1, 0],
    [6, 3],
    [14, 0],
    [15, 0],
    [16, 0],
    [12, 12],
    [9, 7],
    [30, 6],
    [50, 20],
  ])('in whole chunks of %i attack against %i defense dice', (attack, defense) => {
    const program = prepare(attackDice(attack, defense, d20(17)));
    for (const chunk of [0, 1]) expectSame(program, CHUNK_TRIALS, chunk);
  });

  test.each([1, 2, 3])('where one draw in some thousands is left over, in %i groups', (groups) => {
    const faces = Array.from({ length: 40_000 }, (_, i) => i % 7);
    const group = { faces, lacks: 2 ** 17 };
    expectSame(programOf(Array.from({ length: groups }, () => group)), 300_000);
  });

  test('with more groups than its memory has places for', () => {
    for (const groups of [16, 17]) {
      expectSame(programOf(Array.from({ length: groups }, () => ({ faces: [0, 1, 2] }))), 10_000);
    }
  });

  test('with more cells than its memory has places for', () => {
    for (const most of [2 ** 16 - 1, 2 ** 16, 2 ** 18 - 2, 2 ** 18 - 1]) {
      expectSame(programOf([{ faces: [0, 1, most] }]), 10_000);
      expectSame(programOf([{ faces: [0, 1, most] }, { faces: [0, 1] }]), 10_000);
    }
  });

  test('where so many trials are asked for that its byte counters overflow', () => {
    expectSame(prepare(attackDice(1, 1)), 4 * CHUNK_TRIALS);
  });

  test('whichever program was rolled before', () => {
    const programs = [
      attackDice(6, 3),
      attackDice(12, 12),
      attackDice(50, 30),
      attackDice(2, 1),
    ].map(prepare);
    for (const program of [...programs, ...programs.toReversed()]) expectSame(program, 12_345);
  });
});
