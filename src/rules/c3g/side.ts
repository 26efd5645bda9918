import type { FightRulings } from './rulings.ts';
import type { Fighter } from './scenario.ts';

/** A side of a fight of many attacks: a card and its number of figures. */
export interface FightSide extends Fighter {
  readonly attack: number;
  readonly defense: number;
  /** Of each figure. */
  readonly life: number;
  readonly move: number;
  readonly range: number;
  readonly figures: number;
  /** Numbers the card does not give, for which defaults are used; absent: none. */
  readonly usual?: readonly ('move' | 'range' | 'figures')[];
  /**
   * The title of the special attack it makes, or false for none; absent: the attack with more mean
   * wounds.
   */
  readonly specialAttack?: string | false;
}

/** Two cards that fight on clear ground, and what applies to all of their attacks. */
export interface TwoSides {
  readonly attacker: FightSide;
  readonly defender: FightSide;
  /** False if something negates Super Strength: no Knockback. */
  readonly superStrength: boolean;
  /** Switches that are on, for powers that depend on them; absent: none. */
  readonly states?: readonly string[];
  readonly rulings: FightRulings;
}
