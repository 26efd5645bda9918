import type { Card } from '../../cards/card.ts';
import type { Scenario } from '../ruleset.ts';
import type { C3gRulings } from './rulings.ts';

/** A figure in the fight: its card, and the wounds it already has. */
export interface Fighter extends Card {
  readonly wounds: number;
}

export type Higher = 'attacker' | 'defender' | 'neither';

export interface C3gScenario extends Scenario {
  readonly rules: 'c3g';
  readonly attacker: Fighter;
  readonly defender: Fighter;
  readonly specialAttack: boolean;
  /** Off where something negates or bypasses the attacker's Super Strength. */
  readonly superStrength: boolean;
  /** Whose base is higher. */
  readonly heightAdvantage: Higher;
  readonly rulings: C3gRulings;
}
