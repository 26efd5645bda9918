import { ratioTo } from '../shares.ts';
import type { Chain } from './chain.ts';

/** A chain in flat arrays: its steps one after another, with their probabilities. */
export interface StepTable {
  readonly states: number;
  readonly ends: number;
  /** The index of each state's first step, followed by the total number of steps. */
  readonly offsets: Uint32Array;
  readonly probabilities: Float64Array;
  /** The next state, or -1 minus the number of an end. */
  readonly next: Int32Array;
  /** What each step adds to the counters, one array per counter. */
  readonly adds: readonly Uint16Array[];
}

/** Converts a chain to the solver's format. Steps of weight 0 are omitted. */
export function stepTableOf({ states, ends, counters }: Chain): StepTable {
  const count = states.reduce((sum, steps) => sum + steps.length, 0);
  const offsets = new Uint32Array(states.length + 1);
  const probabilities = new Float64Array(count);
  const next = new Int32Array(count);
  const adds = Array.from({ length: counters }, () => new Uint16Array(count));
  let at = 0;
  for (const [s, steps] of states.entries()) {
    let total = 0n;
    for (const { weight } of steps) total += weight;
    const ratio = ratioTo(total);
    for (const { weight, to, adds: added } of steps) {
      if (weight === 0n) continue;
      probabilities[at] = ratio(weight);
      next[at] = 'state' in to ? to.state : -1 - to.end;
      for (let c = 0; c < counters; c++) (adds[c] as Uint16Array)[at] = added[c] as number;
      at++;
    }
    offsets[s + 1] = at;
  }
  return { states: states.length, ends, offsets, probabilities, next, adds };
}
