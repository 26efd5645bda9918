import type { PlannedAttack } from '../fights/ways.ts';
import type { BoardOutcome } from './board-outcome.ts';
import type { Path } from './field.ts';
import type { Harm } from './notes.ts';
import type { TurnState } from './state.ts';

/** What somebody can do in a state. */
export interface Option {
  readonly attacker: number;
  readonly place: number;
  /** Absent: it goes there, or makes no further attack. */
  readonly attack?: AttackMade;
  /** It goes there and attacks nobody. */
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

/** What comes of it: a state, or one of several by a throw. */
export type Next = { readonly state: TurnState } | { readonly results: readonly Result[] };

export interface Result {
  readonly weight: bigint;
  readonly probability: number;
  readonly state: TurnState;
  /** Of an attack. */
  readonly boardOutcome?: BoardOutcome;
  /** Of what befalls an attacker on its way. */
  readonly harm?: Harm;
}

/** What comes next in a state. */
export type Moment =
  /** Something is rolled, whatever anybody wants. */
  | { readonly is: 'roll'; readonly results: readonly Result[] }
  /** Somebody chooses; where no attacks are under way, also that the turn is over. */
  | { readonly is: 'choice'; readonly options: readonly Option[] }
  | { readonly is: 'over' };
