/* A side of a fight of many attacks (duel, survival): its card, with every number filled in. */

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
  /** Numbers that the card lacks and defaults replace. */
  readonly usual?: readonly ('move' | 'range' | 'figures')[];
  /**
   * The titles of the special attacks that it may choose from, or false for none. If absent, it
   * makes the attack with more mean wounds.
   */
  readonly specialAttack?: readonly string[] | false;
}

/** Two cards that fight on clear ground, and what applies to all of their attacks. */
export interface TwoSides {
  readonly attacker: FightSide;
  readonly defender: FightSide;
  /** False if something negates Super Strength, so that there is no Knockback. */
  readonly superStrength: boolean;
  /** The switches that are on, for powers that depend on them. */
  readonly states?: readonly string[];
  readonly rulings: FightRulings;
}

/** The default number of figures of a squad. */
export const USUAL_SQUAD = 3;

/** The number of figures of a card; for a squad that gives none, the default. */
export function figuresOf({ figures, type }: Pick<Card, 'figures' | 'type'>): number {
  return figures ?? (type === 'squad' ? USUAL_SQUAD : 1);
}
