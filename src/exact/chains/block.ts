import type { Steps } from '../../words/steps.ts';
import type { StepTable } from './step-table.ts';

/** Some states that lead to each other, and how often each is visited until the fight leaves them. */
export interface Block {
  readonly states: readonly number[];
  /** Whether any of them can be come back to. */
  readonly isCyclic: boolean;
  /**
   * Turns arrivals into visits, in place.
   *
   * @param amounts for each state of the chain; read and written at the block's own
   */
  visit(amounts: Float64Array): void;
}

/**
 * A component of a chain's states as a block. States are taken out one after another (Grassmann, Taksar
 * and Heyman, "Regenerative analysis and steady state distributions for Markov chains", 1985): the way
 * out of each is added up, never subtracted from 1, so nothing cancels, and every number is right to
 * some units in the last place times the number of states.
 *
 * @param follows whether a step, by its number, counts as one within the block
 */
export function* blockOf(
  table: StepTable,
  states: readonly number[],
  follows: (step: number) => boolean,
): Steps<Block> {
  const { offsets, probabilities, next } = table;
  const n = states.length;
  const place = new Map(states.map((state, i) => [state, i]));
  /** From row i to column j, and out of the block. */
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

/** States that are taken out without a rest. */
const AT_ONCE = 8;

/**
 * Takes out the states of a block from the last to the first: then `within` has, for each, the steps to
 * and from those before it when it was taken out.
 *
 * @param within  from row i to column j, changed in place
 * @param outs    for each state what its steps out of the block come to, changed in place to what it has
 *   come to when it was taken out: first their probability, then any means of what they lead to
 * @param leaving is told for each the probability with which it is left, not counting steps to itself
 * @param before  the states from this one on have been taken out
 * @returns the state before which `AT_ONCE` more have been; 0: all are out
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
