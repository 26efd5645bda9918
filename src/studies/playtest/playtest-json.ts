/* The JSON of a playtest, as plain types for programs. */

import type { Interval } from '../../base/index.ts';

/** What a card should cost, with its 95% interval. */
export interface ShouldCost extends Interval {
  readonly points: number;
}

/** The games with the card, or without it, and the share won by its army; draws count half. */
export interface WinShare extends Interval {
  readonly games: number;
  readonly share: number;
}

/** The results of one part of a playtest's games. */
export interface PartWorth {
  readonly name: string;
  readonly with: WinShare;
  readonly without: WinShare;
  /** Absent if the part has too few games. */
  readonly worth?: ShouldCost;
}

/**
 * Another card, with a value from the games in which it met or accompanied the tested card: figures destroyed per game,
 * or the share of games won.
 */
export interface CardShare {
  readonly card: string;
  readonly value: number;
  readonly games: number;
}

/** The result of a playtest, as plain data. */
export interface PlaytestAnswer {
  readonly card: string;
  readonly seed: string;
  readonly games: number;
  /** The cost in points that the games assumed for the card. */
  readonly counted: number;
  readonly worth: ShouldCost;
  /** Whether there were enough games to state points. */
  readonly isTold: boolean;
  readonly with: WinShare;
  readonly without: WinShare;
  readonly maps: readonly PartWorth[];
  readonly kinds: readonly PartWorth[];
  /**
   * For each enemy card, how many of its figures the tested card destroyed per game; then, how many of the tested
   * card's figures the enemy card destroyed per game. Highest first.
   */
  readonly destroyed: readonly CardShare[];
  readonly destroyedBy: readonly CardShare[];
  /** The companions with which the tested card's armies won most often. */
  readonly partners: readonly CardShare[];
  /** The user's other cards that no army can have, with the reasons; absent if there are none. */
  readonly leftOut?: readonly { readonly name: string; readonly reason: string }[];
}

/** An exact duel of a tested card against another side of about as many points. */
export interface PlaytestDuel {
  /** "3 × Deathwalker". */
  readonly opponent: string;
  readonly points: number;
  /**
   * Share won by the tested card, with each side having the first turn in half of the duels; absent if there are no
   * odds.
   */
  readonly share?: number;
}

/** The results of a playtest's hero tests and squad tests, as plain data. */
export interface PlaytestDuels {
  /** The tested card's points; opponents are chosen by these. */
  readonly points: number;
  readonly heroes: readonly PlaytestDuel[];
  readonly squads: readonly PlaytestDuel[];
  /** Titles of those powers of the tested card that duels leave out. */
  readonly unmodelled: readonly string[];
}

/** A playtest of a card, as `playtest --format json` prints it. */
export interface PlaytestJson extends PlaytestAnswer {
  readonly format: 'knockback-playtest';
  readonly version: 1;
  /** Whether an interruption left only the games of the pilot, in which the points are a first guess. */
  readonly isPilot?: boolean;
  /** The points written on the card. */
  readonly written?: number;
  /** Exact duels against heroes and squads of about the same points. */
  readonly duels?: PlaytestDuels;
  /** What the card should cost if both sides are played by the policy `nearest`. */
  readonly nearest?: Pick<PlaytestAnswer, 'worth' | 'games' | 'isTold'>;
}
