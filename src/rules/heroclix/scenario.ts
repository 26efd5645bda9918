import type { Scenario } from '../ruleset.ts';
import type { HeroclixRulings } from './rulings.ts';
import type { Setup } from './setup.ts';

/** What a character can have that matters to knockback; on the wrong side it does nothing. */
export const KEYPHRASES = ['knockback', 'immune'] as const;
type Keyphrase = (typeof KEYPHRASES)[number];

/** The range of an attacker that attacks only who is adjacent: the usual one. */
export const CLOSE_RANGE = 1;

export interface Attacker {
  readonly name: string;
  readonly attackValue: number;
  readonly damage: number;
  readonly keyphrases: readonly Keyphrase[];
  /** Squares that its knockback goes: three, or what an effect states. */
  readonly knockbackDistance: number;
  /** Squares from which it can attack. Odds do not ask for it: the attack is made from where it stands. */
  readonly range: number;
}

interface Defender {
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
