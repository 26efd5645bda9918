import { drawIndex } from '../left-over.ts';
import { LANES } from '../streams.ts';
import { aliasTableOf } from '../tables.ts';
import type { ChainProgram } from './chain.ts';

/** The alias tables of all states, one after another. */
export interface ChainTables {
  /** For each state and column the last value that stands for its first step. */
  readonly lasts: Uint32Array;
  /** For each state and column the numbers of its first step and its second, or `LEFT_OVER`. */
  readonly steps: Uint32Array;
}

export function chainTablesOf({ bits, offsets, values }: ChainProgram): ChainTables {
  const states = offsets.length - 1;
  const columns = 2 ** bits;
  const lasts = new Uint32Array(states * columns);
  const steps = new Uint32Array(2 * lasts.length);
  for (let s = 0; s < states; s++) {
    const [first, end] = [offsets[s] as number, offsets[s + 1] as number];
    const shares = {
      steps: Array.from({ length: end - first }, (_, i) => first + i),
      values: values.subarray(first, end),
    };
    const table = aliasTableOf(shares, bits);
    lasts.set(table.lasts, s * columns);
    steps.set(table.steps, 2 * s * columns);
  }
  return { lasts, steps };
}

/**
 * Draws a step of a state again that was left over.
 *
 * @param state the chunk's, of which the lane's spare lane is used up by some words
 */
export function drawStepAgain(
  { offsets, taken }: ChainProgram,
  ofState: number,
  state: Uint32Array,
  lane: number,
): number {
  const first = offsets[ofState] as number;
  const weights = taken.slice(first, offsets[ofState + 1]);
  const total = weights.reduce((sum, weight) => sum + weight, 0n);
  const spare = 4 * LANES + 4 * lane;
  return first + drawIndex(weights, total, state.subarray(spare, spare + 4));
}
