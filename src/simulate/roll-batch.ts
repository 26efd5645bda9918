import { rollTypescript } from './kernel-typescript.ts';
import type { Batch } from './roller.ts';
import { CHUNK_TRIALS, chunkState } from './streams.ts';

/** Chunks in a batch at the most: 2^11 of them cannot overflow a 32-bit counter. */
export const MOST_CHUNKS = 64;

/** Rolls a batch on the thread that calls. */
export function rollBatch({ program, seed, firstChunk, chunks, lastTrials }: Batch): Uint32Array {
  const counts = new Uint32Array(program.cells);
  for (let i = 0; i < chunks; i++) {
    const trials = i === chunks - 1 ? lastTrials : CHUNK_TRIALS;
    rollTypescript(program, chunkState(seed, firstChunk + i), trials, counts);
  }
  return counts;
}
