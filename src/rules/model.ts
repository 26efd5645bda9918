/* Models: what a compiled fight gives to exact computation and simulation. The three kinds are below. */

import type { Chain, PlayedNumber, ThrowOf } from '../chance/index.ts';
import type { Outcome } from './measure.ts';

/**
 * The dice of an attack, and the outcome of each raw outcome. The rules run once for each possible
 * raw outcome, never in the loop that rolls.
 */
export interface ThrowModel extends ThrowOf<Outcome> {
  /** The rulings consulted so far, if they are being tracked. */
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
  /** The outcome of a fight that exceeds the limit of what is counted. */
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
 * A fight of more states than can be listed, which an engine plays game by game: what it plays, and which numbers of
 * each game's result are counted. Plain data.
 */
export interface PlayedModel {
  /** The scenario, as the engine takes it. */
  readonly game: object;
  readonly measures: readonly PlayedMeasure[];
  /** Measures that are counted together, such as who wins with the number of rounds, by their names. */
  readonly together: readonly (readonly string[])[];
  /** How many numbers there are in each of the sums over all games, by their names. */
  readonly totals: Readonly<Record<string, number>>;
}

/** A measure, and the number that tells it. */
export interface PlayedMeasure {
  readonly measure: string;
  readonly of: PlayedNumber;
  /** What the numbers from 0 stand for; absent: themselves. */
  readonly names?: readonly string[];
}

export type FightModel = ThrowModel | MarkovModel | PlayedModel;
