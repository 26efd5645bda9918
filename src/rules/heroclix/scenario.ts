import type { Scenario } from '../ruleset.ts';
import type { HeroclixRulings } from './rulings.ts';
import type { Setup } from './setup.ts';

/** What a character can have that matters to knockback; on the wrong side it does nothing. */
export const KEYPHRASES = ['knockback', 'immune'] as const;
export type Keyphrase = (typeof KEYPHRASES)[number];

export interface Attacker {
  readonly name: string;
  readonly attackValue: number;
  readonly damage: number;
  readonly keyphrases: readonly Keyphrase[];
  /** Squares that its knockback goes: three, or what an effect states. */
  readonly knockbackDistance: number;
}

export interface Defender {
  readonly name: string;
  readonly defenseValue: number;
  readonly keyphrases: readonly Keyphrase[];
}

export interface HeroclixScenario extends Scenario {
  readonly rules: 'heroclix';
  readonly attacker: Attacker;
  readonly defender: Defender;
  /** Absent: level ground without end. */
  readonly board?: Setup;
  readonly rulings: HeroclixRulings;
}
