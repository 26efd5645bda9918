import type { EffectLine } from './effect-line.ts';
import type { PowerUse } from './power.ts';

export type Side = 'attacker' | 'defender';

export const otherSide = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker');

/** A figure as powers see it: the words on its card, and how it stands. What is unknown is absent. */
export interface Figure {
  readonly name: string;
  /** Without one, wounds destroy nothing. */
  readonly life?: number;
  /** Dice that it does not roll in this attack may be unknown. */
  readonly attack?: number;
  readonly defense?: number;
  readonly size?: string;
  readonly type?: string;
  readonly species?: string;
  readonly class?: string;
  readonly personality?: string;
  readonly general?: string;
  readonly unique?: string;
  readonly powers: readonly PowerUse[];
  /** Effects that other figures give it. */
  readonly granted?: readonly EffectLine[];
  /** Wounds that it has before the attack. */
  readonly wounds: number;
  /** Absent: neither "moved" nor "stationary" holds. */
  readonly moved?: boolean;
  /** Absent: where the two are adjacent. */
  readonly engaged?: boolean;
  /** How the turn began for it: `engaged`, `unengaged`, terrain letters. */
  readonly beganTurn?: readonly string[];
  /** Spaces to the target when the turn began. */
  readonly charged?: number;
  /** The terrain letter of its space. */
  readonly terrain?: string;
  /** Whether a further figure of the other side stands next to it. */
  readonly nextToEnemy?: boolean;
  readonly allies?: number;
  readonly kills?: number;
  /** Its side has attacked the figure it faces before in this turn. */
  readonly attackedBefore?: boolean;
  /** Living figures of its card. */
  readonly figures?: number;
  /** Wounds that its side has dealt to the figure it faces in this turn. */
  readonly dealt?: number;
}

/** Two figures, one of which attacks the other, as far as powers can ask. */
export interface Confrontation {
  readonly attacker: Figure;
  readonly defender: Figure;
  /** Absent: a normal attack. */
  readonly special?: SpecialAttack;
  readonly isSpecial: boolean;
  /** In spaces; 1: adjacent. */
  readonly distance: number;
  readonly adjacent: boolean;
  readonly higher: Side | 'neither';
  /** How many levels higher; absent: unknown. */
  readonly levels?: number;
  /** Switches of the experiment that are on. */
  readonly states: readonly string[];
  /** Skulls of an attack roll that was made for several figures; absent: this attack has its own. */
  readonly rolled?: number;
}

/** A special attack of a card's. */
export interface SpecialAttack {
  readonly title: string;
  readonly range: number;
  /** Absent: as many as the card's normal attack. */
  readonly dice?: number;
  readonly times?: number;
  /** Dice of the whole turn, given to attacks of at most `dice` each. */
  readonly spends?: number;
  readonly againWhen?: EffectLine['when'];
  readonly effects?: readonly EffectLine[];
  readonly beside?: boolean;
  /** How many figures of the squad make it together, in place of all of its attacks. */
  readonly together?: number;
  /** It needs no line of sight. */
  readonly blind?: boolean;
  /** Made once more, it may be another special attack of its power. */
  readonly anew?: boolean;
  /** Engaged, the figure may aim it at others as well. */
  readonly past?: boolean;
}
