/*
 * The expected worth of the end from every state, solved backwards. Fields use this solver, because they need no
 * counters.
 */

import type { Steps } from '../../../base/index.ts';
import { takeOut } from './block.ts';
import { componentsOf, type StepsAhead } from './components.ts';

/** The part of a `StepTable` needed to solve for ends. */
export interface StepsToEnds extends StepsAhead {
  readonly probabilities: ArrayLike<number>;
}

/**
 * The expected worth of the end, from every state. If one end is worth 1 and all others 0, this is the probability of
 * that end. The chain is solved from the ends backwards, so one pass serves any number of initial states. As in
 * `blockOf`, nothing is subtracted, so the relative error is a few units in the last place times the number of states
 * of the largest block.
 *
 * @param worths one or more lists with a number >= 0 for every end
 * @param gains for each list of worths, a number >= 0 for every state, added on each visit; 0 if absent
 * @param endless the worth of a fight that never ends; absent if no fight may be endless
 * @returns for each list of worths, the mean from every state; undefined if a fight may never end and `endless` is
 *   absent
 */
export function* meansAtEnd(
  table: StepsToEnds,
  worths: readonly (readonly number[])[],
  gains: readonly Float64Array[] = [],
  endless?: number,
): Steps<Float64Array[] | undefined> {
  const means = worths.map(() => new Float64Array(table.states));
  // The position of each state in the component being solved; -1 for states of other components.
  const places = new Int32Array(table.states).fill(-1);
  const components = componentsOf(table, () => true).reverse();
  for (const [c, component] of components.entries()) {
    if (c % AT_ONCE === 0) yield;
    if (component.length === 1) {
      const leaves = putMeansOfOne(table, component[0] as number, worths, gains, means, endless);
      if (!leaves) return undefined;
      continue;
    }
    for (let i = 0; i < component.length; i++) places[component[i] as number] = i;
    const { within, outs } = stepsFrom(table, component, places, worths, gains, means);
    const leaving = new Float64Array(component.length);
    for (let left = takeOut(within, outs, leaving, component.length); left > 0; ) {
      yield;
      left = takeOut(within, outs, leaving, left);
    }
    // The component cannot be left.
    if (leaving[0] === 0) {
      if (endless === undefined) return undefined;
      for (const mean of means) for (const state of component) mean[state] = endless;
    } else putMeans(component, within, outs, leaving, means);
    for (const state of component) places[state] = -1;
  }
  return means;
}

/** The number of components solved between two yields. */
const AT_ONCE = 1024;

/**
 * The means of a component with a single state, as most components have, computed without the tables for several
 * states. Adds in the same order as the general case.
 *
 * @returns false if the component cannot be left and `endless` is absent
 */
function putMeansOfOne(
  { offsets, probabilities, next }: StepsToEnds,
  state: number,
  worths: readonly (readonly number[])[],
  gains: readonly Float64Array[],
  means: readonly Float64Array[],
  endless: number | undefined,
): boolean {
  const [first, end] = [offsets[state] as number, offsets[state + 1] as number];
  for (let w = 0; w < worths.length; w++) {
    const [worth, mean] = [worths[w] as readonly number[], means[w] as Float64Array];
    let sum = gains[w]?.[state] ?? 0;
    let leaving = 0;
    for (let step = first; step < end; step++) {
      const to = next[step] as number;
      if (to === state) continue;
      const probability = probabilities[step] as number;
      leaving += probability;
      sum += probability * ((to < 0 ? worth[-1 - to] : mean[to]) as number);
    }
    if (leaving === 0 && endless === undefined) return false;
    mean[state] = leaving === 0 ? (endless as number) : sum / leaving;
  }
  return true;
}

/** The probabilities of steps within a component, and the total probability and means of the steps that leave it. */
function stepsFrom(
  { offsets, probabilities, next }: StepsToEnds,
  component: readonly number[],
  places: Int32Array,
  worths: readonly (readonly number[])[],
  gains: readonly Float64Array[],
  means: readonly Float64Array[],
): { within: Float64Array; outs: [Float64Array, ...Float64Array[]] } {
  const n = component.length;
  const within = new Float64Array(n * n);
  const out = new Float64Array(n);
  const sums = worths.map((_, w) =>
    Float64Array.from(component, (state) => gains[w]?.[state] ?? 0),
  );
  for (let i = 0; i < n; i++) {
    const state = component[i] as number;
    for (let step = offsets[state] as number; step < (offsets[state + 1] as number); step++) {
      const probability = probabilities[step] as number;
      const to = next[step] as number;
      const j = to < 0 ? -1 : (places[to] as number);
      if (j >= 0) {
        within[i * n + j] = (within[i * n + j] as number) + probability;
        continue;
      }
      out[i] = (out[i] as number) + probability;
      for (let w = 0; w < worths.length; w++) {
        const sum = sums[w] as Float64Array;
        const worth = to < 0 ? worths[w]?.[-1 - to] : means[w]?.[to];
        sum[i] = (sum[i] as number) + probability * (worth as number);
      }
    }
  }
  return { within, outs: [out, ...sums] };
}

/** Back substitution: computes each state's mean from the means of the states before it. */
function putMeans(
  component: readonly number[],
  within: Float64Array,
  [, ...sums]: readonly [Float64Array, ...Float64Array[]],
  leaving: Float64Array,
  means: readonly Float64Array[],
): void {
  const n = component.length;
  for (let w = 0; w < means.length; w++) {
    const [sum, mean] = [sums[w] as Float64Array, means[w] as Float64Array];
    for (let k = 0; k < n; k++) {
      let all = sum[k] as number;
      for (let j = 0; j < k; j++) {
        all += (within[k * n + j] as number) * (mean[component[j] as number] as number);
      }
      mean[component[k] as number] = all / (leaving[k] as number);
    }
  }
}
