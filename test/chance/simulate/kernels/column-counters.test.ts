import { expect, test } from 'vitest';
import { prepare } from '../../../../src/chance/simulate/kernels/program.ts';
import { chunkState } from '../../../../src/chance/simulate/kernels/streams.ts';
import { rollTypescript } from '../../../../src/chance/simulate/kernels/typescript.ts';
import { rollWasm } from '../../../../src/chance/simulate/kernels/wasm.ts';
import { attackDice } from '../../dice/throws.ts';

test('the two kernels fill the same tally where the counters of columns overflow', () => {
  // A coin's column in a table of 2^11 counts 2^27 / 2^11 = 2^16 draws, one more than its counter holds.
  const program = prepare(attackDice(16, 0));
  const [wasm, typescript] = [rollWasm, rollTypescript].map((roll) => {
    const counts = new Uint32Array(program.cells);
    roll(program, chunkState('twins', 0), 2 ** 27 + 3, counts);
    return counts;
  });
  expect(wasm).toEqual(typescript);
});
