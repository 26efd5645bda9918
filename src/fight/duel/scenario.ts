/* The scenario of a duel: two sides, and how they begin, choose and end. */

import type { Side } from '../../cards/index.ts';
import type { Scenario } from '../../rules/index.ts';
import type { FightRulings } from '../rulings.ts';
import type { TwoSides } from '../side.ts';

/** Who has the first turn: one side, or either with probability 1/2. */
export type First = Side | 'toss';

/** How the sides of a duel make their choices. */
export type Choices = 'best' | 'wounds';

/** A duel between two cards that lasts until one side is destroyed (RULES.md, section 5). */
export interface DuelScenario extends Scenario, TwoSides {
  readonly rulings: FightRulings;
  readonly rules: 'c3g';
  readonly fight: 'duel';
  readonly first: First;
  /** Spaces between the sides at the beginning; 1 if adjacent. */
  readonly distance: number;
  /**
   * Present if a D20 decides which side has the next turn after each round (three turns for each side); otherwise the
   * sides alternate.
   */
  readonly rounds?: true;
  /**
   * `wounds`: both sides make the attacks with the highest mean wounds, and come no nearer than they need to. `best`:
   * both sides maximize their probability of winning, and may avoid the fight.
   */
  readonly choices: Choices;
  /** The number of turns, counting both sides, after which the duel is undecided; absent if unlimited. */
  readonly mostTurns?: number;
}
