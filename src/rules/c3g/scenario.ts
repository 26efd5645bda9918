import type { Card } from '../../cards/card.ts';
import type { Scenario } from '../ruleset.ts';
import type { Choice } from './goals.ts';
import type { C3gRulings } from './rulings.ts';
import type { Setup } from './setup.ts';

/**
 * A figure in the fight: its card, and the wounds it already has. The dice that it does not roll in
 * this attack may be unknown.
 */
export interface Fighter extends Omit<Card, 'attack' | 'defense'> {
  readonly attack?: number;
  readonly defense?: number;
  readonly wounds: number;
}

export interface Attacker extends Fighter {
  readonly attack: number;
}

export interface Defender extends Fighter {
  readonly defense: number;
}

export type Higher = 'attacker' | 'defender' | 'neither';

export interface C3gScenario extends Scenario {
  readonly rules: 'c3g';
  readonly attacker: Attacker;
  readonly defender: Defender;
  readonly specialAttack: boolean;
  /** Off where something negates or bypasses the attacker's Super Strength. */
  readonly superStrength: boolean;
  /** Whose base is higher; on a board, its levels say. */
  readonly heightAdvantage: Higher;
  /** Absent: clear, level ground without end, with attacker and defender adjacent. */
  readonly board?: Setup;
  /** How the attacker chooses among the lines that a board leaves it. */
  readonly choice: Choice;
  readonly rulings: C3gRulings;
}
