/* Plays a fight once with rolled dice, and collects its events. */

import type { Branch, Follow, Followed } from '../../chance/index.ts';
import type { FightEvent, MarkovModel } from '../../rules/index.ts';
import { MOST_TOLD, tooLongToTell } from './endless.ts';

/** A rolled result and its events. */
export interface RolledResult<Result> {
  readonly result: Result;
  readonly events: readonly FightEvent[];
}

/** A fight as a process with its choices made, and functions that roll and report it. */
export interface PlayableFight<State, Result extends Branch<State>, Option> {
  /** The state in which the fight begins. */
  readonly start: State;
  readonly follow: Follow<State, Option>;
  readonly counters: MarkovModel['counters'];
  /** What a result, and the choices after it, add to each counter. */
  addsOf(result: Result, chosen: readonly Option[]): readonly number[];
  /** Rolls the dice of a throw. */
  rolled(at: Followed<State, Option>): RolledResult<Result>;
  /**
   * The events before the next throw or at the end.
   *
   * @param after the result that led to `to`; undefined at the start
   */
  reached?(to: Followed<State, Option>, after: Result | undefined): readonly FightEvent[];
}

/**
 * Plays a fight to its end.
 *
 * @returns the events, the end, and the measures that are counters
 * @throws BadInput for a fight with more than `MOST_TOLD` throws
 */
export function played<State, Result extends Branch<State>, Option>({
  start,
  follow,
  counters,
  addsOf,
  rolled,
  reached = () => [],
}: PlayableFight<State, Result, Option>): {
  events: FightEvent[];
  end: State;
  counts: Readonly<Record<string, number>>;
} {
  const sums: number[] = [];
  let to = follow(start);
  const events = [...reached(to, undefined)];
  for (let throws = 0; !to.isOver; throws++) {
    if (throws === MOST_TOLD) throw tooLongToTell(MOST_TOLD);
    const { result, events: reported } = rolled(to);
    to = follow(result.state);
    for (const [i, n] of addsOf(result, to.chosen).entries()) sums[i] = (sums[i] ?? 0) + n;
    events.push(...reported, ...reached(to, result));
  }
  const counts = counters.map(({ measure, counter }) => [measure, sums[counter] ?? 0]);
  return { events, end: to.state, counts: Object.fromEntries(counts) };
}
