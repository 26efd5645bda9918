import { generatorOf } from './generator.ts';

/** Trials in a chunk. Streams belong to chunks, never to workers, so results do not depend on threads. */
export const CHUNK_TRIALS = 2 ** 20;

/** Independent generators that run side by side in one chunk (the width of a 128-bit register). */
export const LANES = 4;

/**
 * The starting state of a chunk's four xoshiro128** lanes: 16 words that seedrandom draws from the
 * seed text and the chunk's number. Word w of lane l stands at index `LANES * w + l`.
 *
 * A generator of its own for every chunk, rather than seeds that differ by one, keeps the streams
 * of neighbouring chunks unrelated.
 */
export function chunkState(seed: string, chunk: number): Uint32Array {
  const draw = generatorOf(`${seed}/${chunk}`);
  const state = Uint32Array.from({ length: 4 * LANES }, () => draw.int32());
  for (let lane = 0; lane < LANES; lane++) {
    // xoshiro never leaves the all-zero state; it must not start there.
    if ([0, 1, 2, 3].every((word) => state[LANES * word + lane] === 0)) state[lane] = 1;
  }
  return state;
}
