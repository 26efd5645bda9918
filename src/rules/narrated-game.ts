/* Told games as plain data. Battles make them; `explain` prints them, and the player shows them. */

import { spokenMean, spokenShare } from '../base/index.ts';
import type { Space } from '../board/index.ts';
import type { FacesRolled } from '../chance/index.ts';

/**
 * A told game: who takes part, and what happens, moment by moment. Plain data, for
 * scripts and for pages that show it on a board. Sides are 0 and 1; figures go by their indices.
 */
export interface ToldGame {
  readonly sides: readonly ToldSide[];
  readonly figures: readonly ToldFigure[];
  readonly moments: readonly ToldMoment[];
}

export interface ToldSide {
  readonly name: string;
  /** Of its whole army. */
  readonly points: number;
}

/** A figure of a game; it is on the board once a moment puts it there. */
export interface ToldFigure {
  readonly name: string;
  /** A name of few letters, unique within its side. */
  readonly mark: string;
  readonly side: number;
  readonly life: number;
}

/** One event, with all its immediate consequences. */
export interface ToldMoment {
  readonly kind: MomentKind;
  /** 0 while the armies are set up. */
  readonly round: number;
  /** Of the round; absent: no turn. */
  readonly turn?: number;
  /** The side whose turn it is. */
  readonly side?: number;
  /** Whether the turns of the round are over; absent: they are not. */
  readonly isAfterTurns?: true;
  /** In whole sentences. */
  readonly text: string;
  /** Who acts, and on whom. */
  readonly figure?: number;
  readonly target?: number;
  /** The places along a figure's move, from its first place to its last. */
  readonly path?: readonly (readonly Space[])[];
  /** The faces of an attack's dice, by pool. */
  readonly dice?: FacesRolled;
  /** The exact odds of the attack beforehand. */
  readonly odds?: AttackOdds;
  /** What has changed afterwards. */
  readonly changes: readonly FigureChange[];
  /** Points that each side has left afterwards; absent: as before. */
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

/** What has changed for a figure. */
export interface FigureChange {
  readonly figure: number;
  /** Its spaces; none: it is off the board. Absent: where it was. */
  readonly at?: readonly Space[];
  /** Its last spaces, if it has moved in this moment and then left the board. */
  readonly lastAt?: readonly Space[];
  /** Life left; absent: as before. */
  readonly life?: number;
  /** The side for which it fights from now on; absent: as before. */
  readonly side?: number;
}

/** When a moment is: "Setting up", "Round 2", "Round 2, turn 1: Vikings", "The end". */
export function momentTitle(
  { kind, round, turn, side, isAfterTurns }: ToldMoment,
  sides: readonly ToldSide[],
): string {
  if (kind === 'placing') return 'Setting up';
  if (kind === 'end') return 'The end';
  const name = side === undefined ? undefined : sides[side]?.name;
  if (turn === undefined || name === undefined) {
    return isAfterTurns ? `The end of round ${round}` : `Round ${round}`;
  }
  return `Round ${round}, turn ${turn}: ${name}`;
}

/** "The odds: 0.6 wounds on average, 12.5% to destroy." Empty if the moment has no odds. */
export function oddsText({ odds }: Pick<ToldMoment, 'odds'>): string {
  return odds ? `The odds: ${promisedText(odds)}.` : '';
}

/** "0.6 wounds on average, 12.5% to destroy" */
export function promisedText({ destroys, wounds }: AttackOdds): string {
  const mean = `${spokenMean(wounds)} wounds on average`;
  if (destroys === 0) return `${mean}, no chance to destroy`;
  const chance = `${spokenShare(destroys)} to destroy`;
  // For a target's last Life, the mean number of wounds is the chance to destroy it.
  const isLast = Math.abs(destroys - wounds) < 1e-9;
  return isLast ? chance : `${mean}, ${chance}`;
}
