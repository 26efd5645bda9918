/* Optimal play of both sides in a fight with choices, by strategy iteration. Duels with best choices use it. */

import type { Steps } from '../../../base/index.ts';
import { componentsOf } from './components.ts';
import type { StepsToEnds } from './means-at-end.ts';
import { type Component, NEVER_ENDS, type Policy, policyValues } from './policy-values.ts';

/** Who decides in a state: the dice, the side that maximises the value, or the other side. */
export const CHOOSER = { dice: 0, highest: 1, lowest: -1 } as const;

/** A fight of two sides with choices. The steps of a state in which a side chooses are its options. */
export interface ChoiceTable extends StepsToEnds {
  /** One of `CHOOSER` for every state. */
  readonly choosers: ArrayLike<number>;
  /**
   * The kind of every state. States of the same kind have the same number of options and tend to choose alike, so
   * that each component starts with the latest choices for its kinds; default: the first options.
   */
  readonly kinds?: ArrayLike<number>;
}

/** The choices of both sides when each plays optimally. */
export interface BestChoices {
  /** The value from every state. */
  readonly values: Float64Array;
  /** For every state in which a side chooses, the number of the chosen step; otherwise -1. */
  readonly chosen: Int32Array;
}

/**
 * Solves a fight with choices: one side maximises the mean worth of the end, the other minimises it. A fight that
 * never ends is worth 1/2.
 *
 * The components are solved from the ends backwards, by strategy iteration (Hoffman and Karp, "On nonterminating
 * stochastic games", 1966): the current choices of both sides are valued exactly, and changed wherever another option
 * is better. Moving in a cycle forever can be optimal, but each single round of it looks no better than stopping. So
 * in a first pass, the fight breaks off with a small probability at each step, which is worth 1/2. A second pass
 * without breaking off starts from those choices. Among equal options, the first is chosen.
 *
 * @param worths a number from 0 to 1 for every end
 */
export function* bestChoices(table: ChoiceTable, worths: readonly number[]): Steps<BestChoices> {
  const { states, offsets, choosers, kinds } = table;
  const values = new Float64Array(states).fill(NEVER_ENDS);
  const chosen = new Int32Array(states).fill(-1);
  for (let state = 0; state < states; state++) {
    if (choosers[state] !== CHOOSER.dice) chosen[state] = offsets[state] as number;
  }
  const components = new Int32Array(states).fill(-1);
  const places = new Int32Array(states).fill(-1);
  const policy: Policy = { table, worths, values, chosen, components, places };
  /** By kind, the index of the last chosen option. */
  const last: number[] = [];
  for (const [number, component] of componentsOf(table, () => true)
    .reverse()
    .entries()) {
    if (number % AT_ONCE === 0) yield;
    if (isPassedOnce(table, component)) {
      settle(policy, component[0] as number, choosers);
      continue;
    }
    for (let i = 0; i < component.length; i++) {
      components[component[i] as number] = number;
      places[component[i] as number] = i;
    }
    const choosing = component.filter((state) => choosers[state] !== CHOOSER.dice);
    if (kinds) {
      for (const state of choosing) {
        chosen[state] = (offsets[state] as number) + (last[kinds[state] as number] ?? 0);
      }
    }
    const part = partOf(policy, { number, states: component }, choosing, choosers);
    for (const breakOff of [BREAKS_OFF, 0]) yield* improved(part, breakOff);
    if (kinds) {
      for (const state of choosing) {
        last[kinds[state] as number] = (chosen[state] as number) - (offsets[state] as number);
      }
    }
    for (const side of [CHOOSER.highest, CHOOSER.lowest]) yield* takeFirst(part, side);
  }
  return { values, chosen };
}

/** The probability at every step with which a fight breaks off in the first pass. */
const BREAKS_OFF = 1e-6;

/** Values that differ by less count as equal. */
const EQUAL = 1e-11;

/** Components solved between two yields. */
const AT_ONCE = 64;

/** Rounds in which both sides change their choices at the same time; afterwards they take turns. */
const MOST_AT_ONCE = 30;

/** Whether a component is one state that leads only to later ones. */
function isPassedOnce({ offsets, next }: ChoiceTable, component: readonly number[]): boolean {
  const [state] = component as [number];
  if (component.length > 1) return false;
  for (let step = offsets[state] as number; step < (offsets[state + 1] as number); step++) {
    if (next[step] === state) return false;
  }
  return true;
}

/** Computes the value of a state that leads only to later ones, and makes its choice. */
function settle(policy: Policy, state: number, choosers: ArrayLike<number>): void {
  const { values, chosen, table } = policy;
  if (choosers[state] === CHOOSER.dice) {
    let sum = 0;
    for (let k = table.offsets[state] as number; k < (table.offsets[state + 1] as number); k++) {
      sum += (table.probabilities[k] as number) * worthOf(policy, k);
    }
    values[state] = sum;
    return;
  }
  chosen[state] = bestStep(policy, state, choosers[state] as number);
  chosen[state] = firstEqual(policy, state);
  values[state] = worthOf(policy, chosen[state] as number);
}

/** The worth of the state or end that a step leads to. */
function worthOf({ table, worths, values }: Policy, step: number): number {
  const to = table.next[step] as number;
  return (to < 0 ? worths[-1 - to] : values[to]) as number;
}

/** The best step for a side; the chosen step, unless another is better. */
function bestStep(policy: Policy, state: number, side: number): number {
  const { table, worths, values, chosen } = policy;
  const { offsets, next } = table;
  let best = chosen[state] as number;
  let least = side * worthOf(policy, best) + EQUAL;
  const end = offsets[state + 1] as number;
  for (let step = offsets[state] as number; step < end; step++) {
    const to = next[step] as number;
    const worth = side * ((to < 0 ? worths[-1 - to] : values[to]) as number);
    if (worth <= least) continue;
    best = step;
    least = worth + EQUAL;
  }
  return best;
}

/** The first step that is worth as much as the chosen one. */
function firstEqual(policy: Policy, state: number): number {
  const { chosen, table } = policy;
  const best = worthOf(policy, chosen[state] as number);
  let step = table.offsets[state] as number;
  while (Math.abs(worthOf(policy, step) - best) > EQUAL) step++;
  return step;
}

/** A component of the chain, after which all values are known. */
interface Part {
  /** Computes the values under the current choices. */
  evaluate(breakOff: number): Steps<void>;
  /** Changes choices of a side, or of both, where another option is better; returns whether there were any. */
  improve(side?: number): boolean;
  /** The current choices, in the order of `choose`. */
  choices(): readonly number[];
  choose(steps: readonly number[]): void;
  /** Chooses the first of equal options for a side; returns whether any choice has changed. */
  takeFirst(side: number): boolean;
  /** The values of the states. */
  values(): readonly number[];
  /** The largest loss of a side in any state. */
  worst(side: number, before: readonly number[]): number;
}

/** Changes choices until no other option is better. */
function* improved(part: Part, breakOff: number): Steps<void> {
  yield* part.evaluate(breakOff);
  for (let round = 0; round < MOST_AT_ONCE; round++) {
    if (!part.improve()) return;
    yield* part.evaluate(breakOff);
  }
  // If both change at the same time, they may never settle, so one side now answers the other completely first.
  do {
    while (part.improve(CHOOSER.lowest)) yield* part.evaluate(breakOff);
    if (!part.improve(CHOOSER.highest)) return;
    yield* part.evaluate(breakOff);
  } while (true);
}

/**
 * Chooses the first of equal options for a side, unless the other side could exploit that: options that are equally
 * good now may not be if they are postponed forever.
 */
function* takeFirst(part: Part, side: number): Steps<void> {
  const before = part.choices();
  const values = part.values();
  if (!part.takeFirst(side)) return;
  const first = part.choices();
  let isAnswered = false;
  for (const breakOff of [BREAKS_OFF, 0]) {
    yield* part.evaluate(breakOff);
    while (part.improve(-side)) {
      isAnswered = true;
      yield* part.evaluate(breakOff);
    }
  }
  const isWorse = part.worst(side, values) > 10 * EQUAL;
  if (!isWorse && !isAnswered) return;
  part.choose(isWorse ? before : first);
  yield* part.evaluate(0);
}

function partOf(
  policy: Policy,
  component: Component,
  choosing: readonly number[],
  choosers: ArrayLike<number>,
): Part {
  const { values, chosen } = policy;
  const change = (stepOf: (state: number) => number, side?: number) => {
    let isChanged = false;
    for (const state of choosing) {
      if (side !== undefined && choosers[state] !== side) continue;
      const step = stepOf(state);
      if (step === chosen[state]) continue;
      chosen[state] = step;
      isChanged = true;
    }
    return isChanged;
  };
  return {
    evaluate: policyValues(policy, component),
    improve: (side) => change((state) => bestStep(policy, state, choosers[state] as number), side),
    choices: () => choosing.map((state) => chosen[state] as number),
    choose(steps) {
      for (const [i, state] of choosing.entries()) chosen[state] = steps[i] as number;
    },
    takeFirst: (side) => change((state) => firstEqual(policy, state), side),
    worst: (side, before) =>
      component.states.reduce(
        (most, state, i) =>
          Math.max(most, side * ((before[i] as number) - (values[state] as number))),
        0,
      ),
    values: () => component.states.map((state) => values[state] as number),
  };
}
