import type { Side } from '../../../powers/figure.ts';
import type { Scenario } from '../../ruleset.ts';
import type { Fighter } from '../scenario.ts';
import type { DuelRulings } from './rulings.ts';

/** A side of a duel: a card, and how many figures of it fight. */
export interface DuelSide extends Fighter {
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

/** Who has the first turn: one side, or each half the time. */
export type First = Side | 'toss';

/** A duel of two cards until one side is destroyed (RULES.md, section 5). */
export interface DuelScenario extends Scenario {
  readonly rules: 'c3g';
  readonly fight: 'duel';
  readonly attacker: DuelSide;
  readonly defender: DuelSide;
  readonly first: First;
  /** Spaces between the sides when it begins; 1: adjacent. */
  readonly distance: number;
  /** Turns of both sides together after which it ends undecided; absent: none. */
  readonly mostTurns?: number;
  /** Off where something negates Super Strength: no Knockback. */
  readonly superStrength: boolean;
  /** Switches that powers ask for; absent: none is on. */
  readonly states?: readonly string[];
  readonly rulings: DuelRulings;
}
