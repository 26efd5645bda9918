/* Builds a chain from rules: finds and numbers every state reachable from the first one. */

import type { Steps } from '../../../base/index.ts';
import { type Chain, type ChainStep, mergedSteps } from './chain.ts';

/** The states of a fight found so far, numbered in the order of discovery. */
export interface StateNumbers<State> {
  readonly states: readonly State[];
  /** The number of a state; a new one unless a state with the same key is known. */
  numberOf(state: State): number;
}

/** The maximum number of states, and the error thrown for one more. */
export interface StateLimit {
  readonly most: number;
  tooMany(most: number): Error;
}

/**
 * @param keyOf identifies states; default: by object identity
 * @param limit default: unlimited
 */
export function stateNumbers<State>(
  keyOf: (state: State) => unknown = (state) => state,
  limit?: StateLimit,
): StateNumbers<State> {
  const numbers = new Map<unknown, number>();
  const states: State[] = [];
  return {
    states,
    numberOf(state) {
      const key = keyOf(state);
      const known = numbers.get(key);
      if (known !== undefined) return known;
      if (limit && states.length === limit.most) throw limit.tooMany(limit.most);
      const number = states.push(state) - 1;
      numbers.set(key, number);
      return number;
    },
  };
}

/**
 * Visits every state, including those that are found on the way.
 *
 * @param atOnce states visited between two yields
 */
export function* eachState<State>(
  { states }: StateNumbers<State>,
  look: (state: State, number: number) => void,
  atOnce = 1,
): Steps<void> {
  for (let number = 0; number < states.length; number++) {
    look(states[number] as State, number);
    if ((number + 1) % atOnce === 0) yield;
  }
}

/** One result of a throw, and how many of its equally likely rolls lead to it. */
export interface Transition<State, End> {
  readonly weight: bigint;
  readonly to: { readonly state: State } | { readonly end: End };
  /** What is added to each counter. */
  readonly adds: readonly number[];
}

/** A fight in which dice alone decide. */
export interface Game<State, End> {
  readonly counters: number;
  transitions(state: State): readonly Transition<State, End>[];
  /** States with equal keys are the same state; default: by object identity. */
  keyOf?(state: State): unknown;
  /** Ends with equal keys are the same end. */
  endKeyOf(end: End): unknown;
}

/** A Markov model together with its states and ends, indexed by their numbers. */
export interface Enumerated<State, End> extends StateNumbers<State> {
  readonly chain: Chain;
  readonly ends: readonly End[];
}

/**
 * Finds every reachable state of a fight.
 *
 * @param start the initial state
 * @param limit default: unlimited
 * @param before states to number before it, such as other initial states
 */
export function* enumerate<State, End>(
  game: Game<State, End>,
  start: State,
  limit?: StateLimit,
  before: readonly State[] = [],
): Steps<Enumerated<State, End>> {
  const found = stateNumbers<State>(game.keyOf, limit);
  const ends = new Map<unknown, { readonly number: number; readonly end: End }>();
  const targetOf = (to: Transition<State, End>['to']): ChainStep['to'] => {
    if ('state' in to) return { state: found.numberOf(to.state) };
    const key = game.endKeyOf(to.end);
    const known = ends.get(key) ?? { number: ends.size, end: to.end };
    ends.set(key, known);
    return { end: known.number };
  };
  for (const state of before) found.numberOf(state);
  const startNumber = found.numberOf(start);
  const steps: ChainStep[][] = [];
  yield* eachState(found, (state) => {
    const all = game.transitions(state);
    steps.push(
      mergedSteps(all.map(({ weight, to, adds }) => ({ weight, to: targetOf(to), adds }))),
    );
  });
  const chain = {
    start: startNumber,
    states: steps,
    ends: ends.size,
    counters: game.counters,
  };
  return { ...found, chain, ends: [...ends.values()].map(({ end }) => end) };
}
