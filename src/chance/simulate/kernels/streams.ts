/* Streams of random numbers: one for each chunk, derived from the seed and the chunk's number. */

import { generatorOf } from '../../dice/generator.ts';

/**
 * The number of attacks or fights in a chunk. Streams belong to chunks, never to workers, so results do not depend on
 * threads.
 */
export const CHUNK_TRIALS = 2 ** 20;

/**
 * The number of independent generators that run side by side in one chunk (a 128-bit register holds one word of each).
 */
export const LANES = 4;

/** The number of words in a chunk's state: four for each lane, and four for the spare lane. */
export const STATE_WORDS = 4 * LANES + 4;

/**
 * The initial state of a chunk: words that seedrandom draws from the seed text and the chunk's number, for four
 * xoshiro128** lanes and for the spare lane, which is used for left-over draws. Word w of lane l is at index `LANES * w
 * + l`, word w of the spare lane at `LANES * 4 + w`.
 *
 * A separately seeded generator for every chunk, rather than seeds that differ by one, keeps the streams of neighboring
 * chunks unrelated.
 */
export function chunkState(seed: string, chunk: number): Uint32Array {
  return stateOf(`${seed}/${chunk}`, STATE_WORDS);
}

/**
 * The initial state of a chunk of fights: words that seedrandom draws from the seed text and the chunk's number, for
 * four xoshiro128** lanes and one spare lane for each of them. Word w of lane l is at index `LANES * w + l`, word w of
 * its spare lane at `LANES * (4 + l) + w`.
 */
export function chainState(seed: string, chunk: number): Uint32Array {
  return stateOf(`${seed}/${chunk}/fights`, 8 * LANES);
}

function stateOf(text: string, words: number): Uint32Array {
  const draw = generatorOf(text);
  return withoutZeroLanes(Uint32Array.from({ length: words }, () => draw.int32()));
}

/**
 * If all words of a lane or spare lane are 0, changes one of them, because xoshiro never leaves the all-zero state.
 *
 * @param state in the layout of `chunkState` or `chainState`; changed in place
 */
export function withoutZeroLanes(state: Uint32Array): Uint32Array {
  for (let lane = 0; lane < LANES; lane++) {
    if ([0, 1, 2, 3].every((word) => state[LANES * word + lane] === 0)) state[lane] = 1;
  }
  for (let spare = 4 * LANES; spare < state.length; spare += 4) {
    if (state.subarray(spare, spare + 4).every((word) => word === 0)) state[spare] = 1;
  }
  return state;
}
