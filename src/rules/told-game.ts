import type { Space } from '../boards/space.ts';
import type { FacesRolled } from './plan.ts';

/**
 * A game that an engine played, told: who takes part, and what happens one thing after another. Plain data, for
 * scripts and for pages that show it on a board. Sides are 0 and 1; figures go by their indices.
 */
export interface ToldGame {
  readonly sides: readonly string[];
  readonly figures: readonly ToldFigure[];
  readonly moments: readonly ToldMoment[];
}

/** A figure of a game; it is on the board once a moment puts it there. */
export interface ToldFigure {
  readonly name: string;
  /** A name of few letters, its own within its side. */
  readonly mark: string;
  readonly side: number;
  readonly life: number;
}

/** One thing that happens, with all that comes of it at once. */
export interface ToldMoment {
  readonly kind: MomentKind;
  /** 0 while the armies are set up. */
  readonly round: number;
  /** Of the round; absent: no turn. */
  readonly turn?: number;
  /** The side whose turn it is. */
  readonly side?: number;
  /** In whole sentences. */
  readonly text: string;
  /** Who acts, and on whom. */
  readonly figure?: number;
  readonly target?: number;
  /** The places that a figure moves over, from where it stood. */
  readonly path?: readonly (readonly Space[])[];
  /** The faces of an attack's dice, by pool. */
  readonly dice?: FacesRolled;
  /** What the attack promised, exactly. */
  readonly odds?: AttackOdds;
  /** What is different afterwards. */
  readonly changes: readonly FigureChange[];
  /** What the sides have left afterwards, where it has changed. */
  readonly points?: readonly number[];
}

export const MOMENT_KINDS = [
  'placing',
  'round',
  'turn',
  'move',
  'attack',
  'power',
  'end of round',
  'end',
] as const;
export type MomentKind = (typeof MOMENT_KINDS)[number];

/** The chance to destroy the target, and the mean wounds dealt to it. */
export interface AttackOdds {
  readonly destroys: number;
  readonly wounds: number;
}

/** What has changed of a figure. */
export interface FigureChange {
  readonly figure: number;
  /** Its spaces; none: it is off the board. Absent: where it was. */
  readonly at?: readonly Space[];
  /** Life left; absent: as before. */
  readonly life?: number;
}
