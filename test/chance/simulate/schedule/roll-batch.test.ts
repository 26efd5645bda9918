import { expect, test } from 'vitest';
import { prepare } from '../../../../src/chance/simulate/kernels/program.ts';
import { CHUNK_TRIALS } from '../../../../src/chance/simulate/kernels/streams.ts';
import {
  MOST_CHUNKS,
  mostChunksOf,
  rollBatch,
} from '../../../../src/chance/simulate/schedule/roll-batch.ts';
import { attackDice } from '../../dice/throws.ts';
import { coinDuelProgram } from '../kernels/chains/chains.ts';

const program = prepare(attackDice(3, 2));
const roll = (firstChunk: number, chunks: number, lastTrials: number) =>
  rollBatch({ job: 0, program, seed: 'batch', firstChunk, chunks, lastTrials });

test('a batch is the sum of its chunks, the last cut to its trials', () => {
  const apart = [roll(5, 1, CHUNK_TRIALS), roll(6, 1, CHUNK_TRIALS), roll(7, 1, 1234)];
  const sum = [...roll(5, 3, 1234)].map((_, cell) =>
    apart.reduce((total, counts) => total + (counts[cell] ?? Number.NaN), 0),
  );
  expect([...roll(5, 3, 1234)]).toEqual(sum);
  expect(sum.reduce((a, b) => a + b, 0)).toBe(2 * CHUNK_TRIALS + 1234);
});

test('a batch may not be so long that a 32-bit counter overflows', () => {
  expect(MOST_CHUNKS * CHUNK_TRIALS).toBeLessThan(2 ** 32);
  expect(mostChunksOf(program)).toBe(MOST_CHUNKS);
});

test('of fights, which take long, a batch is one chunk', () => {
  expect(mostChunksOf(coinDuelProgram)).toBe(1);
});
