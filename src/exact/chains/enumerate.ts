import type { Steps } from '../../words/steps.ts';
import { type Chain, type ChainStep, mergedSteps } from './chain.ts';

/** The states of a fight that have been found, numbered in that order. */
export interface StateNumbers<State> {
  readonly states: readonly State[];
  /** The number of a state, which is a new one unless a state of its key has been found before. */
  numberOf(state: State): number;
}

/** The most states that a fight may have, and the error that is thrown at one more. */
export interface StateLimit {
  readonly most: number;
  tooMany(most: number): Error;
}

/**
 * @param keyOf tells states apart; left out: states that are alike are one object
 * @param limit left out: there may be any number of states
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
 * Looks at every state, also at those that are found on the way.
 *
 * @param atOnce how many states are looked at without a rest
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

/** Something that a throw can come to, in so many of its equally likely rolls. */
export interface Transition<State, End> {
  readonly weight: bigint;
  readonly to: { readonly state: State } | { readonly end: End };
  /** What it adds to each counter. */
  readonly adds: readonly number[];
}

/** A fight in which dice alone decide. */
export interface Game<State, End> {
  readonly counters: number;
  transitions(state: State): readonly Transition<State, End>[];
  /** States of one key are one; left out: states that are alike are one object. */
  keyOf?(state: State): unknown;
  /** So are ends. */
  endKeyOf(end: End): unknown;
}

/** A Markov model with what its states and ends are, by their numbers. */
export interface Enumerated<State, End> extends StateNumbers<State> {
  readonly chain: Chain;
  readonly ends: readonly End[];
}

/**
 * Finds every state that a fight can come to.
 *
 * @param start  where it begins
 * @param before states that are numbered before it, such as other beginnings
 */
export function* enumerate<State, End>(
  game: Game<State, End>,
  start: State,
  limit: StateLimit,
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
