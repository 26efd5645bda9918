import { generatorOf } from '../generator.ts';
import { LANES } from '../streams.ts';

/**
 * The starting state of a chunk of fights: words that seedrandom draws from the seed text and the
 * chunk's number, for four xoshiro128** lanes and for a spare lane of each. Word w of lane l stands at
 * index `LANES * w + l`, word w of its spare lane at `LANES * (4 + l) + w`.
 */
export function chainState(seed: string, chunk: number): Uint32Array {
  const draw = generatorOf(`${seed}/${chunk}/fights`);
  const state = Uint32Array.from({ length: 8 * LANES }, () => draw.int32());
  for (let lane = 0; lane < LANES; lane++) {
    // xoshiro never leaves the all-zero state; it must not start there.
    if ([0, 1, 2, 3].every((word) => state[LANES * word + lane] === 0)) state[lane] = 1;
    const spare = state.subarray(LANES * (4 + lane), LANES * (5 + lane));
    if (spare.every((word) => word === 0)) spare[0] = 1;
  }
  return state;
}
