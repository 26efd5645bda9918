/* Fights as processes: in each state the fight is over, a side chooses, or dice are thrown. */

import type { Weighed } from './shares.ts';

/** A result of a throw, or an option of a choice. */
export interface Branch<State> {
  /** The state that this branch leads to. */
  readonly state: State;
}

/** The possible results of a throw. */
export interface Thrown<Result> {
  readonly results: readonly Result[];
  /** The weight of each result, in the same order. */
  readonly weighed: readonly Weighed[];
}

/** A fight, state by state. */
export interface Process<State, Result extends Branch<State>, Option extends Branch<State>> {
  /** States with equal keys are the same state, unless the fight is over. */
  key(state: State): unknown;
  isOver(state: State): boolean;
  /**
   * The options of a choice: undefined if dice are thrown, empty if the fight ends. Not called if
   * the fight is over.
   */
  options?(state: State): readonly Option[] | undefined;
  /** The throw of a state that is neither over nor a choice. */
  thrown(state: State): Thrown<Result>;
}

/** The next state with a throw or the end of the fight, and the choices that lead there. */
export interface Followed<State, Option> {
  /** The state before the choices. */
  readonly before: State;
  readonly chosen: readonly Option[];
  readonly state: State;
  readonly isOver: boolean;
}

/** Follows the choices from a state to the next throw or the end. */
export type Follow<State, Option> = (from: State) => Followed<State, Option>;

/**
 * Makes the choices of a process, once for each state.
 *
 * @param choose makes a choice; returns undefined if the fight ends there. Absent if the process has no choices
 */
export function followed<State, Result extends Branch<State>, Option extends Branch<State>>(
  process: Process<State, Result, Option>,
  choose?: (state: State, options: readonly Option[]) => Option | undefined,
): Follow<State, Option> {
  const known = new Map<unknown, Followed<State, Option>>();
  const found = (before: State): Followed<State, Option> => {
    const chosen: Option[] = [];
    let state = before;
    while (!process.isOver(state)) {
      const options = process.options?.(state);
      if (!options) return { before, chosen, state, isOver: false };
      const option = choose?.(state, options);
      if (!option) break;
      chosen.push(option);
      state = option.state;
    }
    return { before, chosen, state, isOver: true };
  };
  return (from) => {
    if (process.isOver(from)) return found(from);
    const key = process.key(from);
    const now = known.get(key) ?? found(from);
    known.set(key, now);
    return now;
  };
}
