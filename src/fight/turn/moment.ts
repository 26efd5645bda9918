/* Choices, throws and their results in a turn, as its game, policy and texts exchange them. */

import type { PlannedAttack } from '../fights/planned-attack.ts';
import type { BoardOutcome } from './board-outcome.ts';
import type { Path } from './field.ts';
import type { Harm } from './notes.ts';
import type { TurnState } from './state.ts';

/** A possible choice in a state. */
export interface Option {
  readonly attacker: number;
  readonly place: number;
  /** Absent: it moves, or makes no further attack. */
  readonly attack?: AttackMade;
  /** It moves without attacking. */
  readonly isIdle?: true;
  readonly next: Next;
}

export interface AttackMade {
  readonly planned: PlannedAttack;
  /** Absent: there is no Knockback. */
  readonly path?: Path;
  /** Whether there are other lines from the same place. */
  readonly isOneOfSeveral?: true;
}

/** The result of an option: a state, or a throw. */
export type Next = { readonly state: TurnState } | { readonly results: readonly Result[] };

export interface Result {
  readonly weight: bigint;
  readonly probability: number;
  readonly state: TurnState;
  /** Present for attacks. */
  readonly boardOutcome?: BoardOutcome;
  /** Present if an attacker is harmed on its way. */
  readonly harm?: Harm;
}

/** What comes next in a state. */
export type Moment =
  /** A roll that does not depend on a choice. */
  | { readonly is: 'roll'; readonly results: readonly Result[] }
  /** A choice; while no attacker is acting, ending the turn is an additional option. */
  | { readonly is: 'choice'; readonly options: readonly Option[] }
  | { readonly is: 'over' };
