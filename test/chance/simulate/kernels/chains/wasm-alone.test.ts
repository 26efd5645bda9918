import { expect, test, vi } from 'vitest';
import { playWasm } from '../../../../../src/chance/simulate/kernels/chains/wasm.ts';
import { CHUNK_TRIALS, chainState } from '../../../../../src/chance/simulate/kernels/streams.ts';
import { coinDuelProgram } from './chains.ts';

// The TypeScript kernel would fill the same tally, several times slower, so it is made unavailable here.
vi.mock('../../../../../src/chance/simulate/kernels/chains/typescript.ts', () => ({
  playTypescript: () => {
    throw new Error('left to the twin in TypeScript');
  },
}));

test('whole chunks of fights are not left to the twin', () => {
  const counts = new Uint32Array(coinDuelProgram.cells);
  playWasm(coinDuelProgram, chainState('alone', 0), CHUNK_TRIALS, counts);
  const [ends, turns] = [counts.subarray(0, 3), counts.subarray(3)];
  for (const view of [ends, turns]) expect(view.reduce((a, b) => a + b, 0)).toBe(CHUNK_TRIALS);
});
