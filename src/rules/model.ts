/* Models: the part of a compiled fight that exact computation and simulation use. There are three kinds. */

import type { Chain, PlayedNumber, ThrowOf } from '../chance/index.ts';
import type { Outcome } from './measure.ts';

/**
 * The dice of an attack, and the outcome for each raw outcome (the symbols counted). The rules run once for each
 * possible raw outcome, never in the loop that rolls dice.
 */
export interface ThrowModel extends ThrowOf<Outcome> {
  /** The rulings that have been read so far; absent if this is not tracked. */
  readonly asked?: ReadonlySet<string>;
}

/**
 * A fight of many throws: its Markov chain, and the meaning of the chain's ends and counters. The rules run once for
 * each possible raw outcome in each state. Plain data.
 */
export interface MarkovModel {
  readonly chain: Chain;
  /** The outcome of each end, for the measures that the end decides. */
  readonly ends: readonly Outcome[];
  /** The outcome of a fight that exceeds the counting limit. */
  readonly cut: Outcome;
  /** The measures that are counters. The first counter is counted jointly with the ends, to check the simulation. */
  readonly counters: readonly { readonly measure: string; readonly counter: number }[];
  /** Quantities tracked over the first counter, such as the Life left after each turn. */
  readonly tracked?: readonly TrackedLine[];
}

/** A quantity with a value in every state and at every end. */
export interface TrackedLine {
  /** The name in charts: "Hawkgirl". */
  readonly name: string;
  readonly ofState: readonly number[];
  readonly ofEnd: readonly number[];
}

/**
 * A fight with too many states to list, which an engine plays game by game: the game to play, and the numbers to count
 * in each game's result. Plain data.
 */
export interface PlayedModel {
  /** The scenario, in the form that the engine reads. */
  readonly game: object;
  readonly measures: readonly PlayedMeasure[];
  /** Names of measures that are counted jointly, such as the winner and the number of rounds. */
  readonly together: readonly (readonly string[])[];
  /** The length of each list of sums over all games, by name. */
  readonly totals: Readonly<Record<string, number>>;
}

/** A measure, and the number in a game's result that gives its value. */
export interface PlayedMeasure {
  readonly measure: string;
  readonly of: PlayedNumber;
  /** The names for which the numbers stand, from 0; absent for counts. */
  readonly names?: readonly string[];
}

export type FightModel = ThrowModel | MarkovModel | PlayedModel;
