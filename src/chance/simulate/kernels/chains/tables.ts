/* Alias tables for the states of a chain, shared by both kernels for chains. */

import { drawIndex } from '../left-over.ts';
import { LANES } from '../streams.ts';
import { aliasTableOf } from '../tables.ts';
import { type ChainProgram, tableBits } from './program.ts';

/** The alias tables of all states, one after another. */
export interface ChainTables {
  /** The index of each state's first column, followed by the total number of columns. */
  readonly columns: Uint32Array;
  /** The number of columns for each state, as an exponent of 2. */
  readonly bits: Uint8Array;
  /** For each column, the last value that stands for its first step. */
  readonly lasts: Uint32Array;
  /** For each column, the indices of its first and second steps, or `LEFT_OVER`. */
  readonly steps: Uint32Array;
}

export function chainTablesOf({ offsets, values }: ChainProgram): ChainTables {
  const states = offsets.length - 1;
  const columns = new Uint32Array(states + 1);
  const bits = new Uint8Array(states);
  for (let s = 0; s < states; s++) {
    bits[s] = tableBits((offsets[s + 1] as number) - (offsets[s] as number));
    columns[s + 1] = (columns[s] as number) + 2 ** (bits[s] as number);
  }
  const lasts = new Uint32Array(columns[states] as number);
  const steps = new Uint32Array(2 * lasts.length);
  for (let s = 0; s < states; s++) {
    const [first, end] = [offsets[s] as number, offsets[s + 1] as number];
    const shares = {
      steps: Array.from({ length: end - first }, (_, i) => first + i),
      values: values.subarray(first, end),
    };
    const table = aliasTableOf(shares, bits[s]);
    lasts.set(table.lasts, columns[s]);
    steps.set(table.steps, 2 * (columns[s] as number));
  }
  return { columns, bits, lasts, steps };
}

/**
 * Draws a step of a state again after a left-over draw (a draw that belongs to no step), weighted by what rounding took
 * from each step: w 2^32 - v n for a step with w of the state's n rolls and v values.
 *
 * @param state the chunk's state; words are drawn from the lane's spare lane
 */
export function drawStepAgain(
  { offsets, weights, values }: ChainProgram,
  ofState: number,
  state: Uint32Array,
  lane: number,
): number {
  const first = offsets[ofState] as number;
  const ofSteps = weights.slice(first, offsets[ofState + 1]);
  const rolls = ofSteps.reduce((sum, weight) => sum + weight, 0n);
  const taken = ofSteps.map(
    (weight, i) => (weight << 32n) - BigInt(values[first + i] as number) * rolls,
  );
  const total = taken.reduce((sum, weight) => sum + weight, 0n);
  const spare = 4 * LANES + 4 * lane;
  return first + drawIndex(taken, total, state.subarray(spare, spare + 4));
}
