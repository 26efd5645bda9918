/* A side of a fight of many attacks (duel, survival): its card, with every statistic filled in. */

import type { Card } from '../cards/index.ts';
import type { FightRulings } from './rulings.ts';
import type { Fighter } from './scenario.ts';

/** A side of a fight of many attacks: a card and its number of figures. */
export interface FightSide extends Fighter {
  readonly attack: number;
  readonly defense: number;
  /** The Life of each figure. */
  readonly life: number;
  readonly move: number;
  readonly range: number;
  readonly figures: number;
  /** Statistics that the card lacks, so that defaults replace them. */
  readonly usual?: readonly ('move' | 'range' | 'figures')[];
  /**
   * The titles of the special attacks that the side may choose from, or false for none. If absent, it may choose any of
   * its attacks.
   */
  readonly specialAttack?: readonly string[] | false;
}

/** Two cards that fight on clear ground, and what applies to all of their attacks. */
export interface TwoSides {
  readonly attacker: FightSide;
  readonly defender: FightSide;
  /** False if something negates Super Strength, so that there is no Knockback. */
  readonly superStrength: boolean;
  /** The switches that are on. Some powers depend on them. */
  readonly states?: readonly string[];
  readonly rulings: FightRulings;
}

/** The default number of figures in a squad. */
export const USUAL_SQUAD = 3;

/** The number of figures on a card. A squad that does not give the number has the default number. */
export function figuresOf({ figures, type }: Pick<Card, 'figures' | 'type'>): number {
  return figures ?? (type === 'squad' ? USUAL_SQUAD : 1);
}
