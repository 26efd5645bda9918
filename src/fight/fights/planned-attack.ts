/* The attacks in a figure's turn, planned before any dice are rolled. `ways.ts` makes these plans. */

import type { EffectLine, SpecialAttack, TargetsValue } from '../../cards/index.ts';
import type { FightSide } from '../side.ts';

/** One attack in a figure's turn. */
export interface PlannedAttack {
  /** Absent for a normal attack. */
  readonly special?: SpecialAttack;
  /** Effects that hold in this attack only. */
  readonly granted: readonly EffectLine[];
  /** Optional powers that the figure does not use; absent if it uses all of them. */
  readonly withheld?: readonly string[];
  /** The figure's powers before the attack have already acted. */
  readonly isLeft?: true;
  /** Absent if the attack hits one figure. */
  readonly targets?: Targets;
  /** Powers before or after the attack act on several figures, in separate steps (`strikes`). */
  readonly isApart?: true;
  /**
   * The attack is one of the steps that `isApart` describes, written as a special attack without dice. The step comes
   * before or after an attack of the given kind, and has the same reach.
   */
  readonly strikes?: 'normal' | 'special';
  /**
   * Which part of an attack on several figures is thrown; absent for a whole attack on one figure.
   */
  readonly part?: PartOfAttack;
}

/** Which part of an attack on several figures a throw is. */
export interface PartOfAttack {
  /** This throw is the roll that all the figures share. */
  readonly rolls?: true;
  /** The result of the shared roll. */
  readonly rolled?: number;
  /** The attack continues with another figure, so effects that act only once do not act yet. */
  readonly hasMore?: true;
}

/** Which figures an attack hits. Each figure defends for itself. */
export interface Targets extends Pick<TargetsValue, 'goesOn'> {
  /** The maximum number of a squad's figures that are hit. The squad stands in a row. */
  readonly most: number;
  /** The dice are rolled once for all figures. */
  readonly isOnce: boolean;
  /** The card's conditions for the positions of the figures that are hit. */
  readonly among: Omit<TargetsValue, 'roll' | 'goesOn'>;
}

/** A way to attack in a turn: a sequence of attacks, and the limited lines that this sequence uses up. */
export interface Way {
  readonly attacks: readonly PlannedAttack[];
  readonly takesUp: readonly EffectLine[];
}

/** The settings of an experiment for a figure's attacks. */
export interface Attacking extends Pick<FightSide, 'specialAttack' | 'base'> {
  /** Overrides the number of the figure's normal attacks. */
  readonly attacks?: number;
  /** Present if attacks and powers can hit several figures of a squad. If absent, they hit only one figure. */
  readonly hitsSeveral?: true;
}
