import { expect, test, vi } from 'vitest';
import type { Throw } from '../../../../src/chance/dice/throw.ts';
import { prepare } from '../../../../src/chance/simulate/kernels/program.ts';
import { CHUNK_TRIALS, chunkState } from '../../../../src/chance/simulate/kernels/streams.ts';
import { rollWasm } from '../../../../src/chance/simulate/kernels/wasm.ts';
import { attackDice, d20 } from '../../dice/throws.ts';

// The TypeScript kernel would fill the same tally, several times slower, so it is made unavailable here.
vi.mock('../../../../src/chance/simulate/kernels/typescript.ts', async (original) => ({
  ...(await original<object>()),
  rollTypescript: () => {
    throw new Error('left to the twin in TypeScript');
  },
}));

const throws: [string, Throw][] = [
  ['entries', attackDice(6, 3)],
  ['few entries', attackDice(1, 1)],
  ['an alias table', attackDice(12, 12, d20(17))],
  ['several alias tables', attackDice(50, 50)],
];

test.each(throws)('whole chunks of %s are not left to the twin', (_, thrown) => {
  const program = prepare(thrown);
  for (const chunk of [0, 1, 2, 3]) {
    const counts = new Uint32Array(program.cells);
    rollWasm(program, chunkState('alone', chunk), CHUNK_TRIALS, counts);
    expect(counts.reduce((a, b) => a + b, 0)).toBe(CHUNK_TRIALS);
  }
});
