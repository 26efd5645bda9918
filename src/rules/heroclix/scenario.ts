/* A HeroClix attack as data: the two characters, the setup and the rulings. */

import type { Scenario } from '../ruleset.ts';
import type { HeroclixRulings } from './rulings.ts';
import type { Setup } from './setup.ts';

/**
 * Keyphrases that matter to knockback. `knockback` has no effect on a defender, and `immune` has no effect on an
 * attacker.
 */
export const KEYPHRASES = ['knockback', 'immune'] as const;
type Keyphrase = (typeof KEYPHRASES)[number];

/** The default range: adjacent squares only. */
export const CLOSE_RANGE = 1;

export interface Attacker {
  readonly name: string;
  readonly attackValue: number;
  readonly damage: number;
  readonly keyphrases: readonly Keyphrase[];
  /** Squares of knockback: 3, or the number that an effect states. */
  readonly knockbackDistance: number;
  /** Maximum distance to the target in squares. Only `aim` uses it; odds are computed from the given square. */
  readonly range: number;
}

interface Defender {
  readonly name: string;
  readonly defenseValue: number;
  readonly keyphrases: readonly Keyphrase[];
}

/** One attack by the HeroClix rules (RULES.md, section 3). */
export interface HeroclixScenario extends Scenario {
  readonly rules: 'heroclix';
  readonly attacker: Attacker;
  readonly defender: Defender;
  /** Absent if the ground is endless and level. */
  readonly board?: Setup;
  readonly rulings: HeroclixRulings;
}
