/* The JSON of a playtest, as plain types for programs. */

import type { Interval } from '../../base/index.ts';

/** What a card should cost, with its 95% interval. */
export interface ShouldCost extends Interval {
  readonly points: number;
}

/** Games with or without the card, and the share its army won; draws count half. */
export interface WinShare extends Interval {
  readonly games: number;
  readonly share: number;
}

/** The results of a part of a playtest. */
export interface PartWorth {
  readonly name: string;
  readonly with: WinShare;
  readonly without: WinShare;
  /** Absent if there were too few games. */
  readonly worth?: ShouldCost;
}

/** Another card, with figures destroyed per game with the tested card, or the share of those games won. */
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
  /** The points that the card had in the games. */
  readonly counted: number;
  readonly worth: ShouldCost;
  /** Whether there were enough games to state points at all. */
  readonly isTold: boolean;
  readonly with: WinShare;
  readonly without: WinShare;
  readonly maps: readonly PartWorth[];
  readonly kinds: readonly PartWorth[];
  /**
   * For each enemy card, how many of its figures the card destroyed per game, then how many of the card's own figures
   * it destroyed; the highest first.
   */
  readonly destroyed: readonly CardShare[];
  readonly destroyedBy: readonly CardShare[];
  /** The companions with which its armies won most. */
  readonly partners: readonly CardShare[];
}

/** An exact duel of a tested card against another side of about as many points. */
export interface PlaytestDuel {
  /** "3 × Deathwalker". */
  readonly opponent: string;
  readonly points: number;
  /** Share that the tested card wins, with each side first half the time; absent if there are no odds. */
  readonly share?: number;
}

/** The results of a playtest's hero tests and squad tests, as plain data. */
export interface PlaytestDuels {
  /** The tested card's points, by which opponents are chosen. */
  readonly points: number;
  readonly heroes: readonly PlaytestDuel[];
  readonly squads: readonly PlaytestDuel[];
  /** Titles of the tested card's powers that duels leave out. */
  readonly unmodelled: readonly string[];
}

/** A playtest of a card, as `playtest --format json` prints it. */
export interface PlaytestJson extends PlaytestAnswer {
  readonly format: 'knockback-playtest';
  readonly version: 1;
  /** Whether an interruption left only the pilot games, at a first guess of the points. */
  readonly isPilot?: boolean;
  /** The points written on the card. */
  readonly written?: number;
  /** Exact duels against heroes and squads of about the same points. */
  readonly duels?: PlaytestDuels;
  /** What the card should cost if the policy `nearest` plays. */
  readonly nearest?: Pick<PlaytestAnswer, 'worth' | 'games' | 'isTold'>;
}
