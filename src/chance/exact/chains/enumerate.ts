/* Builds a chain from rules: finds and numbers every state that can be reached from the first state. */

import type { Steps } from '../../../base/index.ts';
import type { Branch, Follow, Followed, Process } from '../process.ts';
import type { Weighed } from '../shares.ts';
import { type Chain, type ChainStep, mergedSteps } from './chain.ts';

/** The maximum number of states, and the error to throw if there are more. */
export interface StateLimit {
  readonly most: number;
  tooMany(most: number): Error;
}

/** Numbers states in the order of discovery. States with equal keys are the same state. */
function stateNumbers<State>(keyOf: (state: State) => unknown, limit?: StateLimit) {
  const numbers = new Map<unknown, number>();
  const states: State[] = [];
  const numberOf = (state: State): number => {
    const key = keyOf(state);
    const known = numbers.get(key);
    if (known !== undefined) return known;
    if (limit && states.length === limit.most) throw limit.tooMany(limit.most);
    const number = states.push(state) - 1;
    numbers.set(key, number);
    return number;
  };
  return { states, numberOf };
}

/** What is counted in a fight, and which ends count as equal. */
export interface Counting<State, Result, Option> {
  readonly counters: number;
  /** What a result, and the choices that follow it, add to each counter. */
  addsOf(result: Result, chosen: readonly Option[]): readonly number[];
  /** Ends with equal keys are the same end. */
  endKey(end: State): unknown;
}

/** A Markov chain, and the states of the fight that its numbers stand for. */
export interface Enumerated<State, Option> {
  readonly chain: Chain;
  /** The throw of each state of the chain. If the fight is already over at a start, the last entry is an end. */
  readonly throws: readonly Followed<State, Option>[];
  /** The end of the fight for each end of the chain. */
  readonly ends: readonly State[];
  /** The number of the throw that follows a state, or -1 minus the number of the end that follows it. */
  numberOf(state: State): number;
}

/**
 * Finds every reachable throw of a fight.
 *
 * @param follow follows the choices of the fight
 * @param limit if absent, the number of states is unlimited
 * @param before states to number before `start`, such as other starts
 */
export function* enumerate<State, Result extends Branch<State>, Option>(
  { key, thrown }: Pick<Process<State, Result, never>, 'key' | 'thrown'>,
  follow: Follow<State, Option>,
  { counters, addsOf, endKey }: Counting<State, Result, Option>,
  start: State,
  limit?: StateLimit,
  before: readonly State[] = [],
): Steps<Enumerated<State, Option>> {
  const found = stateNumbers<Followed<State, Option>>(({ state }) => key(state), limit);
  const ends = stateNumbers<Followed<State, Option>>(({ state }) => endKey(state));
  const targetOf = (to: Followed<State, Option>): ChainStep['to'] =>
    to.isOver ? { end: ends.numberOf(to) } : { state: found.numberOf(to) };
  for (const to of before.map(follow)) if (!to.isOver) found.numberOf(to);
  const startNumber = found.numberOf(follow(start));
  const steps: ChainStep[][] = [];
  const stepsFrom = (from: Followed<State, Option>): ChainStep[] => {
    if (from.isOver) {
      const adds = Array.from({ length: counters }, () => 0);
      return [{ weight: 1n, to: targetOf(from), adds }];
    }
    const { results, weighed } = thrown(from.state);
    const all = results.map((result, i) => {
      const to = follow(result.state);
      const { weight } = weighed[i] as Weighed;
      return { weight, to: targetOf(to), adds: addsOf(result, to.chosen) };
    });
    return mergedSteps(all);
  };
  // The list grows during this loop.
  for (const from of found.states) {
    steps.push(stepsFrom(from));
    yield;
  }
  return {
    chain: { start: startNumber, states: steps, ends: ends.states.length, counters },
    throws: found.states,
    ends: ends.states.map(({ state }) => state),
    numberOf(state) {
      const to = targetOf(follow(state));
      return 'state' in to ? to.state : -1 - to.end;
    },
  };
}
