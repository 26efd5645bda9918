/* The attacks of a figure's turn, planned before any dice are rolled. `ways.ts` makes them. */

import type { EffectLine, SpecialAttack, TargetsValue } from '../../cards/index.ts';
import type { FightSide } from '../side.ts';

/** One attack of a figure's turn. */
export interface PlannedAttack {
  /** Absent for its normal attack. */
  readonly special?: SpecialAttack;
  /** Effects that hold in this attack only. */
  readonly granted: readonly EffectLine[];
  /** Optional powers that the figure does not use; absent if it uses all. */
  readonly withheld?: readonly string[];
  /** Its powers before the attack have already acted. */
  readonly isLeft?: true;
  /** Absent if it hits one figure. */
  readonly targets?: Targets;
  /** Powers before or after the attack act on several figures, in separate steps (`strikes`). */
  readonly isApart?: true;
  /**
   * This is such a step, written as a special attack without dice. It comes before or after a
   * normal or a special attack, and has the same reach.
   */
  readonly strikes?: 'normal' | 'special';
  /**
   * Which part of an attack on several figures is thrown; absent for a whole attack on one figure.
   */
  readonly part?: PartOfAttack;
}

/** A throw of an attack on several figures. */
export interface PartOfAttack {
  /** This throw is the roll that all of them share. */
  readonly rolls?: true;
  /** The result of the shared roll. */
  readonly rolled?: number;
  /** The attack continues with another figure. Effects that act once act later. */
  readonly hasMore?: true;
}

/** The figures that an attack hits; each defends for itself. */
export interface Targets extends Pick<TargetsValue, 'goesOn'> {
  /** How many figures of a squad, which stands in a row. */
  readonly most: number;
  /** The dice are rolled once for all figures. */
  readonly isOnce: boolean;
  /** Where the figures must be, according to the card. */
  readonly among: Omit<TargetsValue, 'roll' | 'goesOn'>;
}

/** A way to attack in a turn: a sequence of attacks, and the limited lines that it uses up. */
export interface Way {
  readonly attacks: readonly PlannedAttack[];
  readonly takesUp: readonly EffectLine[];
}

/** The settings of an experiment for a figure's attacks. */
export interface Attacking extends Pick<FightSide, 'specialAttack' | 'base'> {
  /** Overrides the number of the figure's normal attacks. */
  readonly attacks?: number;
  /** Attacks and powers hit several figures of a squad; otherwise only one. */
  readonly hitsSeveral?: true;
}
