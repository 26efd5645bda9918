/* The attacks that a figure makes in its turn, planned before they are rolled. `ways.ts` makes them. */

import type { EffectLine, SpecialAttack, TargetsValue } from '../../cards/index.ts';
import type { FightSide } from '../side.ts';

/** One attack of a figure's turn. */
export interface PlannedAttack {
  /** Absent: its normal attack. */
  readonly special?: SpecialAttack;
  /** Effects that hold in this attack only. */
  readonly granted: readonly EffectLine[];
  /** Optional powers that the figure does not use; absent: none. */
  readonly withheld?: readonly string[];
  /** Its powers before the attack have already acted; absent: they have not. */
  readonly isLeft?: true;
  /** Absent: it hits one figure. */
  readonly targets?: Targets;
  /** Powers before or after an attack act on several figures, in steps of their own (`strikes`). */
  readonly isApart?: true;
  /**
   * It is such a step, written as a special attack without dice. It comes before or after a normal
   * or a special attack, and reaches as far.
   */
  readonly strikes?: 'normal' | 'special';
  /** Which part of an attack on several figures is thrown; absent: all of it, at one figure. */
  readonly part?: PartOfAttack;
}

/** A throw of an attack on several figures. */
export interface PartOfAttack {
  /** This throw is the roll shared by all of them. */
  readonly rolls?: true;
  /** The result of the shared roll. */
  readonly rolled?: number;
  /** The attack continues with another figure; effects that act once act later. */
  readonly hasMore?: true;
}

/** The figures that an attack hits; each defends for itself. */
export interface Targets extends Pick<TargetsValue, 'goesOn'> {
  /** How many of a squad in a row. */
  readonly most: number;
  /** The dice are rolled once for all of them. */
  readonly isOnce: boolean;
  /** Where they must be, as the card says. */
  readonly among: Omit<TargetsValue, 'roll' | 'goesOn'>;
}

/** A way to attack in a turn: a sequence of attacks, and the limited lines it uses up. */
export interface Way {
  readonly attacks: readonly PlannedAttack[];
  readonly takesUp: readonly EffectLine[];
}

/** What an experiment sets for a figure's attacks. */
export interface Attacking extends Pick<FightSide, 'specialAttack' | 'base'> {
  /** Overrides the number of its normal attacks. */
  readonly attacks?: number;
  /** Whether attacks and powers hit several figures of a squad; absent: one. */
  readonly hitsSeveral?: true;
}
