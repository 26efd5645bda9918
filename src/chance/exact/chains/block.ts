/*
 * Blocks: the components of a chain. Elimination computes numerically how often each of their states is visited. The
 * solvers in this folder use blocks.
 */

import type { Steps } from '../../../base/index.ts';
import type { StepTable } from './step-table.ts';

/** A component of a chain. It computes how often each of its states is visited before the fight leaves it. */
export interface Block {
  readonly states: readonly number[];
  /** Whether a state can be visited more than once. */
  readonly isCyclic: boolean;
  /**
   * Replaces the arrivals in each state with the expected number of visits, in place.
   *
   * @param amounts indexed by the chain's states; only the block's own entries are read and written
   */
  visit(amounts: Float64Array): void;
}

/**
 * Makes a block from a component of the chain. States are eliminated one by one (Grassmann, Taksar and Heyman,
 * "Regenerative analysis and steady state distributions for Markov chains", 1985). The probability of leaving a state
 * is computed as a sum, never as 1 minus another probability. So there is no cancellation, and the relative error is a
 * few units in the last place times the number of states.
 *
 * @param follows whether a step, given by its index, stays within the block
 */
export function* blockOf(
  table: StepTable,
  states: readonly number[],
  follows: (step: number) => boolean,
): Steps<Block> {
  const { offsets, probabilities, next } = table;
  const n = states.length;
  const place = new Map(states.map((state, i) => [state, i]));
  /** The probability of a step from state i to state j, and the probability of leaving the block. */
  const within = new Float64Array(n * n);
  const out = new Float64Array(n);
  let isCyclic = false;
  for (const [i, state] of states.entries()) {
    for (let step = offsets[state] as number; step < (offsets[state + 1] as number); step++) {
      const j = follows(step) ? place.get(next[step] as number) : undefined;
      const probability = probabilities[step] as number;
      if (j === undefined) out[i] = (out[i] as number) + probability;
      else {
        isCyclic = true;
        within[i * n + j] = (within[i * n + j] as number) + probability;
      }
    }
  }
  if (!isCyclic) return { states, isCyclic, visit() {} };
  const leaving = new Float64Array(n);
  for (let left = takeOut(within, [out], leaving, n); left > 0; ) {
    yield;
    left = takeOut(within, [out], leaving, left);
  }
  return { states, isCyclic, visit: (amounts) => visitBlock(states, within, leaving, amounts) };
}

/** The number of states eliminated between two yields. */
const AT_ONCE = 8;

/**
 * Eliminates up to `AT_ONCE` states, from the last to the first. Afterwards, the rows and columns of `within` for
 * eliminated states keep the values that they had when those states were eliminated.
 *
 * @param within probabilities from state i to state j, changed in place
 * @param outs for each state, totals over its steps out of the block, changed in place: first the probability, then the
 *   mean of each quantity after these steps
 * @param leaving filled with the probability, for each state, that a step leads out of it rather than back to it
 * @param before states from this index on have already been eliminated
 * @returns the new `before`; 0 when all states are eliminated
 */
export function takeOut(
  within: Float64Array,
  outs: readonly [probability: Float64Array, ...means: Float64Array[]],
  leaving: Float64Array,
  before: number,
): number {
  const [out] = outs;
  const n = out.length;
  const first = Math.max(0, before - AT_ONCE);
  for (let k = before - 1; k >= first; k--) {
    let sum = out[k] as number;
    for (let j = 0; j < k; j++) sum += within[k * n + j] as number;
    leaving[k] = sum;
    for (let i = 0; i < k; i++) {
      const into = within[i * n + k] as number;
      if (into === 0) continue;
      const share = into / sum;
      for (let j = 0; j < k; j++) {
        const onward = within[k * n + j] as number;
        if (onward !== 0) within[i * n + j] = (within[i * n + j] as number) + share * onward;
      }
      for (const one of outs) one[i] = (one[i] as number) + share * (one[k] as number);
    }
  }
  return first;
}

function visitBlock(
  states: readonly number[],
  within: Float64Array,
  leaving: Float64Array,
  amounts: Float64Array,
): void {
  const n = states.length;
  const x = new Float64Array(n);
  for (let i = 0; i < n; i++) x[i] = amounts[states[i] as number] as number;
  for (let k = n - 1; k > 0; k--) {
    const share = (x[k] as number) / (leaving[k] as number);
    if (share === 0) continue;
    for (let j = 0; j < k; j++) {
      x[j] = (x[j] as number) + share * (within[k * n + j] as number);
    }
  }
  for (let k = 0; k < n; k++) {
    let sum = x[k] as number;
    for (let j = 0; j < k; j++) sum += (x[j] as number) * (within[j * n + k] as number);
    x[k] = sum / (leaving[k] as number);
  }
  for (let i = 0; i < n; i++) amounts[states[i] as number] = x[i] as number;
}
