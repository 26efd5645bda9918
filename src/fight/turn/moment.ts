/* The choices, throws and results of a turn, which its game, policy and texts share. */

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
  /** Absent if it moves, or makes no further attack. */
  readonly attack?: AttackMade;
  /** It moves without attacking. */
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

/** An attack that has been chosen: its throw comes next. */
export interface AttackThrow extends Thrown<Result> {
  /** The state in which it was chosen. */
  readonly at: TurnState;
}

/** A state of a turn as a process: between two throws, or before a chosen one. */
export type Moment = TurnState | AttackThrow;

export interface Result {
  readonly weight: bigint;
  readonly probability: number;
  readonly state: TurnState;
  /** Present for attacks. */
  readonly boardOutcome?: BoardOutcome;
  /** Present if an attacker is harmed as it moves. */
  readonly harm?: Harm;
}
