/* Models: what exact computation and simulation get from a compiled fight. There are three kinds. */

import type { Chain, PlayedNumber, ThrowOf } from '../chance/index.ts';
import type { Outcome } from './measure.ts';

/**
 * The dice of an attack, and the outcome of each raw outcome. The rules run once for each possible raw outcome, never
 * in the loop that rolls.
 */
export interface ThrowModel extends ThrowOf<Outcome> {
  /** The rulings read so far, if they are being tracked. */
  readonly asked?: ReadonlySet<string>;
}

/**
 * A fight of many throws: its chain, and the meaning of its ends and counters. The rules run once
 * for each possible raw outcome of each state. Plain data.
 */
export interface MarkovModel {
  readonly chain: Chain;
  /** The outcome of each end, by the measures it decides. */
  readonly ends: readonly Outcome[];
  /** The outcome of a fight that exceeds the counting limit. */
  readonly cut: Outcome;
  /**
   * The measures that are counters. The first one is counted jointly with the ends, to check the
   * simulation.
   */
  readonly counters: readonly { readonly measure: string; readonly counter: number }[];
  /** Quantities tracked along the first counter, such as Life left turn by turn. */
  readonly tracked?: readonly TrackedLine[];
}

/** A quantity with a value in every state and at every end. */
export interface TrackedLine {
  /** As a chart names it: "Hawkgirl". */
  readonly name: string;
  readonly ofState: readonly number[];
  readonly ofEnd: readonly number[];
}

/**
 * A fight with more states than can be listed, which an engine plays game by game: the game to
 * play, and the numbers of each result that are counted. Plain data.
 */
export interface PlayedModel {
  /** The scenario, in the form that the engine takes. */
  readonly game: object;
  readonly measures: readonly PlayedMeasure[];
  /** Names of measures that are counted jointly, such as the winner and the number of rounds. */
  readonly together: readonly (readonly string[])[];
  /** The length of each list of sums over all games, by name. */
  readonly totals: Readonly<Record<string, number>>;
}

/** A measure, and the number of a game's result that gives it. */
export interface PlayedMeasure {
  readonly measure: string;
  readonly of: PlayedNumber;
  /** The names that the numbers from 0 stand for; absent for counts. */
  readonly names?: readonly string[];
}

export type FightModel = ThrowModel | MarkovModel | PlayedModel;
