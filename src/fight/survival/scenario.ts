import type { Scenario } from '../../rules/index.ts';
import type { FightRulings } from '../rulings.ts';
import type { FightSide } from '../side.ts';

/** Attacks on a card, one after another, until it is destroyed (RULES.md, section 5). */
export interface SurvivalScenario extends Scenario {
  readonly rules: 'c3g';
  readonly fight: 'survival';
  /** The attacker. Nothing that happens to the attacker ends the attacks. */
  readonly attacker: FightSide;
  readonly defender: FightSide;
  /** Spaces between attacker and defender, which never change; 1 if adjacent. */
  readonly distance: number;
  readonly states?: readonly string[];
  readonly rulings: FightRulings;
}
