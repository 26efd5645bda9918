import type { Scenario } from '../../ruleset.ts';
import type { DuelRulings } from '../duel/rulings.ts';
import type { DuelSide } from '../duel/scenario.ts';

/** Attacks on a card, one after another, until it is destroyed (RULES.md, section 5). */
export interface SurvivalScenario extends Scenario {
  readonly rules: 'c3g';
  readonly fight: 'survival';
  /** Whoever makes the attacks: nothing that happens to it ends them. */
  readonly attacker: DuelSide;
  readonly defender: DuelSide;
  /** Spaces between the two, which stay as they are; 1: adjacent. */
  readonly distance: number;
  readonly states?: readonly string[];
  readonly rulings: DuelRulings;
}
