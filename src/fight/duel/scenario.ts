/* The scenario of a duel: two sides, and how they begin, choose and end. */

import type { Side } from '../../cards/index.ts';
import type { Scenario } from '../../rules/index.ts';
import type { FightRulings } from '../rulings.ts';
import type { TwoSides } from '../side.ts';

/** Who has the first turn: one side, or each half the time. */
export type First = Side | 'toss';

/** How the sides of a duel make their choices. */
export type Choices = 'best' | 'wounds';

/** A duel of two cards until one side is destroyed (RULES.md, section 5). */
export interface DuelScenario extends Scenario, TwoSides {
  readonly rulings: FightRulings;
  readonly rules: 'c3g';
  readonly fight: 'duel';
  readonly first: First;
  /** Spaces between the sides at the beginning; 1: adjacent. */
  readonly distance: number;
  /**
   * After three turns of each side the D20 decides which one has the next turn; absent: the sides
   * alternate.
   */
  readonly rounds?: true;
  /**
   * wounds: both sides make the attacks with the most mean wounds, from as near as they need; best:
   * they do what gives them the best chance to win, and may avoid the fight.
   */
  readonly choices: Choices;
  /** Turns of both sides together after which it ends undecided; absent: no limit. */
  readonly mostTurns?: number;
}
