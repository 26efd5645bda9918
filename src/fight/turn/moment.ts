/* The choices, throws and results of a turn, shared by its game, policy and texts. */

import type { Thrown } from '../../chance/index.ts';
import type { PlannedAttack } from '../fights/planned-attack.ts';
import type { BoardOutcome } from './board-outcome.ts';
import type { Path } from './field.ts';
import type { Harm } from './notes.ts';
import type { TurnState } from './state.ts';

/** A possible choice in a state. */
export interface Option {
  readonly attacker: number;
  readonly place: number;
  /** Absent if the attacker only moves, or makes no further attack. */
  readonly attack?: AttackMade;
  /** The attacker moves without attacking. */
  readonly isIdle?: true;
  readonly state: Moment;
}

export interface AttackMade {
  readonly planned: PlannedAttack;
  /** Absent if there is no Knockback. */
  readonly path?: Path;
  /** Whether other lines start from the same place. */
  readonly isOneOfSeveral?: true;
}

/** An attack that has been chosen but not yet rolled. */
export interface AttackThrow extends Thrown<Result> {
  /** The state in which the attack was chosen. */
  readonly at: TurnState;
}

/** A state of a turn as a process: a state between two throws, or an attack that is about to be rolled. */
export type Moment = TurnState | AttackThrow;

export interface Result {
  readonly weight: bigint;
  readonly probability: number;
  readonly state: TurnState;
  /** Present for attacks. */
  readonly boardOutcome?: BoardOutcome;
  /** Present if an attacker is harmed during its move. */
  readonly harm?: Harm;
}
