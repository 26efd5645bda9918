import type { Batch } from '../schedule/roller.ts';
import { kernelNamed } from './kernels.ts';
import { CHUNK_TRIALS, chunkState } from './streams.ts';

/** Chunks in a batch at the most: 2^11 of them cannot overflow a 32-bit counter. */
export const MOST_CHUNKS = 64;

/** Rolls a batch on the thread that calls. */
export function rollBatch(batch: Batch): Uint32Array {
  const { program, seed, firstChunk, chunks, lastTrials } = batch;
  const roll = kernelNamed(batch.kernel);
  const counts = new Uint32Array(program.cells);
  for (let i = 0; i < chunks; i++) {
    const trials = i === chunks - 1 ? lastTrials : CHUNK_TRIALS;
    roll(program, chunkState(seed, firstChunk + i), trials, counts);
  }
  return counts;
}
