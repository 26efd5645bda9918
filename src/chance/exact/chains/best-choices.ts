/* Optimal play in a fight in which one or both sides make choices; used for turns, and for duels with best choices. */

import type { Steps } from '../../../base/index.ts';
import { componentsOf } from './components.ts';
import type { StepsToEnds } from './means-at-end.ts';
import { type Component, NEVER_ENDS, type Policy, policyValues } from './policy-values.ts';

/** Who decides in a state: the dice, the side that maximizes the value, or the other side. */
export const CHOOSER = { dice: 0, highest: 1, lowest: -1 } as const;

/** A fight in which sides make choices. In a state in which a side chooses, the steps are the side's options. */
export interface ChoiceTable extends StepsToEnds {
  /** Who decides in each state: a value of `CHOOSER`. */
  readonly choosers: ArrayLike<number>;
  /**
   * The kind of every state. States of the same kind have the same number of options, and often the same best option.
   * So each component starts with the latest choices made for its kinds; if there are none, with the first options.
   */
  readonly kinds?: ArrayLike<number>;
}

/** A criterion that decides between options with equal values. */
export interface TieBreaker {
  /** A number for every end. The side that maximizes the value prefers higher numbers. */
  readonly worths: readonly number[];
  /** What each step adds; if absent, steps add nothing. */
  readonly gains?: ArrayLike<number>;
}

/** The choices of both sides if each plays optimally. */
export interface BestChoices {
  /** The value of every state. */
  readonly values: Float64Array;
  /** For each tie-breaker, the value of every state. */
  readonly tieValues: readonly Float64Array[];
  /** For every state in which a side chooses, the index of the chosen step; otherwise -1. */
  readonly chosen: Int32Array;
}

/**
 * Solves a fight with choices: one side maximizes the expected worth of the end, and the other minimizes it. A fight
 * that never ends is worth 1/2.
 *
 * The components are solved from the ends backwards, by strategy iteration (Hoffman and Karp, "On nonterminating
 * stochastic games", 1966): the current choices of both sides are valued exactly, and a choice is changed wherever
 * another option is better. Moving in a cycle forever can be optimal, but a single round of the cycle looks no better
 * than stopping. So the first pass assumes that the fight breaks off with a small probability at each step, which is
 * worth 1/2. The second pass starts from the resulting choices and never breaks off. Among equal options, the first is
 * chosen.
 *
 * @param worths for every end, a number from 0 to 1
 * @param tieBreakers in the order in which they apply; if there are any, no state may lead back to itself
 */
export function* bestChoices(
  table: ChoiceTable,
  worths: readonly number[],
  tieBreakers: readonly TieBreaker[] = [],
): Steps<BestChoices> {
  const { states, offsets, choosers, kinds } = table;
  const values = new Float64Array(states).fill(NEVER_ENDS);
  const chosen = new Int32Array(states).fill(-1);
  for (let state = 0; state < states; state++) {
    if (choosers[state] !== CHOOSER.dice) chosen[state] = offsets[state] as number;
  }
  const components = new Int32Array(states).fill(-1);
  const places = new Int32Array(states).fill(-1);
  const policy: Policy = { table, worths, values, chosen, components, places };
  const ties = tieBreakers.map((one) => ({ ...one, table, values: new Float64Array(states) }));
  /** For each kind, the index of the last chosen option. */
  const last: number[] = [];
  for (const [number, component] of componentsOf(table, () => true)
    .reverse()
    .entries()) {
    if (number % AT_ONCE === 0) yield;
    if (isPassedOnce(table, component)) {
      settle(policy, ties, component[0] as number, choosers[component[0] as number] as number);
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
  return { values, chosen, tieValues: ties.map((tie) => tie.values) };
}

/** The probability that a fight breaks off at each step of the first pass. */
const BREAKS_OFF = 1e-6;

/** Smaller differences count as ties. */
const EQUAL = 1e-11;

/** With tie-breakers, values count as equal if their relative difference is no greater than this. */
const EQUAL_PART = 1e-12;

/** The number of components solved between two yields. */
const AT_ONCE = 64;

/**
 * For this many rounds, both sides change their choices at the same time. Afterwards the sides take
 * turns.
 */
const MOST_AT_ONCE = 30;

/** Whether a component is a single state that leads only to later components. */
function isPassedOnce({ offsets, next }: ChoiceTable, component: readonly number[]): boolean {
  const [state] = component as [number];
  if (component.length > 1) return false;
  for (let step = offsets[state] as number; step < (offsets[state + 1] as number); step++) {
    if (next[step] === state) return false;
  }
  return true;
}

/** What each end is worth, and the known value of each state, under one criterion. */
type Criterion = Pick<Policy, 'table' | 'worths' | 'values'> & Pick<TieBreaker, 'gains'>;

/** Computes the value of a state whose successors all have known values, and records the best choice there. */
function settle(policy: Policy, ties: readonly Criterion[], state: number, chooser: number): void {
  const { chosen } = policy;
  if (chooser === CHOOSER.dice) {
    putMean(policy, state);
    for (const tie of ties) putMean(tie, state);
    return;
  }
  if (ties.length > 0) chosen[state] = bestByAll([policy, ...ties], state, chooser);
  else {
    chosen[state] = bestStep(policy, state, chooser);
    chosen[state] = firstEqual(policy, state);
  }
  const step = chosen[state] as number;
  policy.values[state] = worthOf(policy, step);
  for (const tie of ties) tie.values[state] = worthOf(tie, step);
}

function putMean(criterion: Criterion, state: number): void {
  const { offsets, probabilities } = criterion.table;
  let sum = 0;
  for (let k = offsets[state] as number; k < (offsets[state + 1] as number); k++) {
    sum += (probabilities[k] as number) * worthOf(criterion, k);
  }
  criterion.values[state] = sum;
}

/** The worth of the state or end that a step leads to, and what the step adds. */
function worthOf({ table, worths, values, gains }: Criterion, step: number): number {
  const to = table.next[step] as number;
  return ((to < 0 ? worths[-1 - to] : values[to]) as number) + (gains?.[step] ?? 0);
}

/** The first step that no other step beats, comparing by each criterion in turn. */
function bestByAll(criteria: readonly Criterion[], state: number, side: number): number {
  const { offsets } = (criteria[0] as Criterion).table;
  let best = offsets[state] as number;
  for (let step = best + 1; step < (offsets[state + 1] as number); step++) {
    if (side * difference(criteria, step, best) > 0) best = step;
  }
  return best;
}

/** The difference between two steps, by the first criterion under which they differ. */
function difference(criteria: readonly Criterion[], step: number, other: number): number {
  for (const criterion of criteria) {
    const [a, b] = [worthOf(criterion, step), worthOf(criterion, other)];
    if (Math.abs(a - b) > EQUAL_PART * Math.max(Math.abs(a), Math.abs(b))) return a - b;
  }
  return 0;
}

/** The best step for a side. If no other step is better, this is the currently chosen step. */
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

/** The first step that is worth as much as the chosen step. */
function firstEqual(policy: Policy, state: number): number {
  const { chosen, table } = policy;
  const best = worthOf(policy, chosen[state] as number);
  let step = table.offsets[state] as number;
  while (Math.abs(worthOf(policy, step) - best) > EQUAL) step++;
  return step;
}

/** A component of the chain. The values of all later components are known. */
interface Part {
  /** Computes the values of the current choices. */
  evaluate(breakOff: number): Steps<void>;
  /**
   * Changes the choices of one side (by default, both) wherever another option is better; returns whether any choice
   * changed.
   */
  improve(side?: number): boolean;
  /** The current choices, in the form that `choose` takes. */
  choices(): readonly number[];
  choose(steps: readonly number[]): void;
  /** Changes a side's choices to the first of the equally good options; returns whether any choice changed. */
  takeFirst(side: number): boolean;
  /** The values of the states. */
  values(): readonly number[];
  /** A side's largest loss in any state of the component, compared with the values in `before`. */
  worst(side: number, before: readonly number[]): number;
}

/** Changes choices until no other option is better. */
function* improved(part: Part, breakOff: number): Steps<void> {
  yield* part.evaluate(breakOff);
  for (let round = 0; round < MOST_AT_ONCE; round++) {
    if (!part.improve()) return;
    yield* part.evaluate(breakOff);
  }
  // If both sides keep changing at the same time, their choices might never settle. So from here on, one side finds its
  // best choices before the other side changes any.
  do {
    while (part.improve(CHOOSER.lowest)) yield* part.evaluate(breakOff);
    if (!part.improve(CHOOSER.highest)) return;
    yield* part.evaluate(breakOff);
  } while (true);
}

/**
 * Chooses the first of equal options for a side, unless the other side could exploit that. Options may be equally good
 * once, but not if the first of them is chosen again and again forever.
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
