/* The figures and the situation of an attack, as far as powers can see them. */

import type { EffectLine } from './effect-line.ts';
import type { PowerUse } from './power.ts';
import type { RuleCondition } from './rules/condition.ts';

export type Side = 'attacker' | 'defender';

export const otherSide = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker');

/** A figure as powers see it: the words on its card, and its state. Unknown fields are absent. */
export interface Figure {
  readonly name: string;
  /** Absent if unknown: then wounds never destroy the figure. */
  readonly life?: number;
  /** May be absent if the figure does not roll these dice in this attack. */
  readonly attack?: number;
  readonly defense?: number;
  readonly size?: string;
  readonly type?: string;
  readonly species?: string;
  readonly class?: string;
  readonly personality?: string;
  readonly general?: string;
  readonly unique?: string;
  /** The printed Range, in spaces. */
  readonly range?: number;
  readonly powers: readonly PowerUse[];
  /** Effects granted by other figures. */
  readonly granted?: readonly EffectLine[];
  /** Wounds before the attack. */
  readonly wounds: number;
  /** If absent, neither the condition "moved" nor its opposite holds. */
  readonly moved?: boolean;
  /** Default: engaged if the two are adjacent. */
  readonly engaged?: boolean;
  /** The figure's state at the start of the turn: `engaged`, `unengaged`, terrain letters. */
  readonly beganTurn?: readonly string[];
  /** Spaces to the target when the turn began. */
  readonly charged?: number;
  /** The terrain letter of its space. */
  readonly terrain?: string;
  /** Whether another figure of the opposing side is next to it. */
  readonly nextToEnemy?: boolean;
  readonly allies?: number;
  readonly kills?: number;
  /** The figure's side has already attacked its opponent this turn. */
  readonly attackedBefore?: boolean;
  /** Living figures of its card. */
  readonly figures?: number;
  /** Wounds that the figure's side has dealt to its opponent this turn. */
  readonly dealt?: number;
  /** What a battle has counted for the amounts of its powers (`Scaled.counted`). */
  readonly counted?: readonly number[];
}

/** An attacker and a defender, as far as powers can see them. */
export interface Confrontation {
  readonly attacker: Figure;
  readonly defender: Figure;
  /** Default: a normal attack. */
  readonly special?: SpecialAttack;
  readonly isSpecial: boolean;
  /** In spaces; 1 is adjacent. */
  readonly distance: number;
  readonly adjacent: boolean;
  readonly higher: Side | 'neither';
  /** How many levels higher; absent if unknown. */
  readonly levels?: number;
  /** Switches of the experiment that are on. */
  readonly states: readonly string[];
  /** The skulls of an attack roll shared by several targets (default: this attack has its own roll). */
  readonly rolled?: number;
}

/** A card's special attack. */
export interface SpecialAttack {
  readonly title: string;
  readonly range: number;
  /** Default: the dice of the card's normal attack. */
  readonly dice?: number;
  readonly times?: number;
  /** Dice for the whole turn, divided among attacks with at most `dice` each. */
  readonly spends?: number;
  readonly againWhen?: readonly RuleCondition[];
  readonly effects?: readonly EffectLine[];
  readonly beside?: boolean;
  /** Number of figures of the squad that make it together, instead of all their attacks. */
  readonly together?: number;
  /** It needs no line of sight. */
  readonly blind?: boolean;
  /** A repeat may be another special attack of the same power. */
  readonly anew?: boolean;
  /** An engaged figure may also use it to attack figures with which it is not engaged. */
  readonly past?: boolean;
}
