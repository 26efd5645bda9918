import type { FightRulings } from './rulings.ts';
import type { Fighter } from './scenario.ts';

/** A side of a fight of many attacks: a card, and how many figures of it fight. */
export interface FightSide extends Fighter {
  readonly attack: number;
  readonly defense: number;
  /** Of every figure. */
  readonly life: number;
  readonly move: number;
  readonly range: number;
  readonly figures: number;
  /** Numbers that its card does not give; absent: none. */
  readonly usual?: readonly ('move' | 'range' | 'figures')[];
  /** Which special attack it makes, by its title, or none; absent: the attack with more mean wounds. */
  readonly specialAttack?: string | false;
}

/** Two cards that fight each other on clear ground, and what holds in each of their attacks. */
export interface TwoSides {
  readonly attacker: FightSide;
  readonly defender: FightSide;
  /** Off where something negates Super Strength: no Knockback. */
  readonly superStrength: boolean;
  /** Switches that powers ask for; absent: none is on. */
  readonly states?: readonly string[];
  readonly rulings: FightRulings;
}
