/* The figures and the situation of an attack, as far as powers can see them. */

import type { EffectLine } from './effect-line.ts';
import type { PowerUse } from './power.ts';
import type { RuleCondition } from './rules/condition.ts';

export type Side = 'attacker' | 'defender';

export const otherSide = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker');

/** A figure as powers see it: the words on its card, and its state. Unknown fields are absent. */
export interface Figure {
  readonly name: string;
  /** The figure's Life. If it is absent, wounds never destroy the figure. */
  readonly life?: number;
  /** How many dice of each kind the figure rolls. May be absent for dice that are not rolled in this attack. */
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
  /** Effects that other figures grant to this figure. */
  readonly granted?: readonly EffectLine[];
  /** The number of wounds before the attack. */
  readonly wounds: number;
  /** If absent, neither the condition "moved" nor its opposite holds. */
  readonly moved?: boolean;
  /** Whether the figure is engaged (default: if the two figures are adjacent). */
  readonly engaged?: boolean;
  /** The figure's state at the start of the turn: `engaged`, `unengaged`, terrain letters. */
  readonly beganTurn?: readonly string[];
  /** The distance to the target when the turn began, in spaces. */
  readonly charged?: number;
  /** The terrain letter of the figure's space. */
  readonly terrain?: string;
  /** Whether another figure of the opposing side is next to the figure. */
  readonly nextToEnemy?: boolean;
  readonly allies?: number;
  readonly kills?: number;
  /** The figure's side has already attacked the figure's opponent this turn. */
  readonly attackedBefore?: boolean;
  /** The number of living figures on its card. */
  readonly figures?: number;
  /** The number of wounds that the figure's side has dealt to the figure's opponent this turn. */
  readonly dealt?: number;
  /** The counts that a battle has made for the amounts of the figure's powers (`Scaled.counted`). */
  readonly counted?: readonly number[];
}

/** An attacker and a defender, as far as powers can see them. */
export interface Confrontation {
  readonly attacker: Figure;
  readonly defender: Figure;
  /** The special attack that is made (default: a normal attack). */
  readonly special?: SpecialAttack;
  readonly isSpecial: boolean;
  /** The distance between the two figures in spaces; 1 is adjacent. */
  readonly distance: number;
  readonly adjacent: boolean;
  readonly higher: Side | 'neither';
  /** How many levels higher the figure is; absent if unknown. */
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
  /** The number of attack dice (default: the dice of the card's normal attack). */
  readonly dice?: number;
  readonly times?: number;
  /** The dice for the whole turn, divided among attacks with at most `dice` dice each. */
  readonly spends?: number;
  readonly againWhen?: readonly RuleCondition[];
  readonly effects?: readonly EffectLine[];
  readonly beside?: boolean;
  /** The number of figures of the squad that make this attack together, instead of all attacks of the squad. */
  readonly together?: number;
  /** The attack needs no line of sight. */
  readonly blind?: boolean;
  /** The repeated attack may be another special attack of the same power. */
  readonly anew?: boolean;
  /** An engaged figure may also attack figures with which it is not engaged. */
  readonly past?: boolean;
}
