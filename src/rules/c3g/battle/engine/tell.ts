import type { ThrowOutcome } from '../../combat/throw-outcome.ts';
import type { PlannedAttack } from '../../fights/ways.ts';
import type { Law, Met } from './laws.ts';

/** What happens in a game, one thing after another: numbers of figures, places and cards. */
export type GameEvent =
  | { readonly is: 'placing'; readonly side: number; readonly rolls: readonly number[] }
  | { readonly is: 'placed'; readonly figure: number; readonly place: number }
  | { readonly is: 'round'; readonly round: number }
  | { readonly is: 'markers'; readonly side: number; readonly cards: readonly number[] }
  | {
      readonly is: 'initiative';
      /** By roll: what the sides came to, one after the other. */
      readonly rolls: readonly (readonly [number, number])[];
      readonly first: number;
    }
  | {
      readonly is: 'turn';
      readonly side: number;
      readonly turn: number;
      readonly card: number;
      readonly lost: boolean;
    }
  | {
      readonly is: 'moved';
      readonly figure: number;
      readonly flies: boolean;
      /** Its places, from where it began. */
      readonly path: readonly number[];
    }
  | {
      readonly is: 'struck';
      readonly figure: number;
      readonly by: number;
      readonly skulls: number;
      readonly d20: number;
    }
  | {
      readonly is: 'fell';
      readonly figure: number;
      readonly drop: number;
      readonly roll: number;
      readonly wounds: number;
    }
  | { readonly is: 'lava'; readonly figure: number; readonly roll: number }
  | { readonly is: 'heat'; readonly figure: number; readonly wounds: number }
  | {
      readonly is: 'attack';
      readonly figure: number;
      readonly target: number;
      readonly planned: PlannedAttack;
      readonly met: Met;
      readonly law: Law;
      readonly outcome: ThrowOutcome;
    }
  | {
      readonly is: 'knockback';
      readonly figure: number;
      readonly path: readonly number[];
      readonly points: number;
      readonly stoppedBy: string;
      /** The die of Knockback Damage; absent: none was rolled. */
      readonly damage?: boolean;
      readonly blockers: readonly number[];
    }
  | {
      readonly is: 'power';
      readonly figure: number;
      readonly target: number;
      readonly when: string;
      readonly outcome: ThrowOutcome;
    }
  | {
      readonly is: 'glyph';
      readonly figure: number;
      readonly glyph: number;
      readonly roll?: number;
    }
  | { readonly is: 'destroyed'; readonly figure: number; readonly by: number }
  | { readonly is: 'back'; readonly figure: number; readonly place: number }
  | { readonly is: 'over'; readonly winner: number };

export type GameTeller = (event: GameEvent) => void;
