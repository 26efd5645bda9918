/* Narrated games as plain data. Battles make them, `explain` prints them, and the game player in reports shows them. */

import { spokenMean, spokenShare } from '../base/index.ts';
import type { Space } from '../board/index.ts';
import type { FacesRolled } from '../chance/index.ts';

/**
 * A narrated game: who takes part, and what happens, one event (moment) after another. Plain data, for scripts and for
 * pages that show the game on a board. Sides are numbered 0 and 1; figures are numbered by their index in `figures`.
 */
export interface ToldGame {
  readonly sides: readonly ToldSide[];
  readonly figures: readonly ToldFigure[];
  readonly moments: readonly ToldMoment[];
}

export interface ToldSide {
  readonly name: string;
  /** The whole army's points. */
  readonly points: number;
}

/** A figure of a game. It is off the board until a moment puts it there. */
export interface ToldFigure {
  readonly name: string;
  /** A short name, unique within the figure's side. */
  readonly mark: string;
  readonly side: number;
  readonly life: number;
}

/** One event, with all its immediate consequences. */
export interface ToldMoment {
  readonly kind: MomentKind;
  /** 0 during setup. */
  readonly round: number;
  /** Number of the turn within the round; absent outside turns. */
  readonly turn?: number;
  /** The side whose turn it is. */
  readonly side?: number;
  /** The turns of the round are over. */
  readonly isAfterTurns?: true;
  /** Complete sentences. */
  readonly text: string;
  /** The acting figure, by index. */
  readonly figure?: number;
  readonly target?: number;
  /** The places along a figure's move, from start to end. */
  readonly path?: readonly (readonly Space[])[];
  /** The faces of an attack's dice, by pool. */
  readonly dice?: FacesRolled;
  /** The exact odds of the attack before it is rolled. */
  readonly odds?: AttackOdds;
  /** Changes to figures in this moment. */
  readonly changes: readonly FigureChange[];
  /** Points that each side has left after this moment; absent if unchanged. */
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

/** The probability that an attack destroys the target, and the mean wounds it deals. */
export interface AttackOdds {
  readonly destroys: number;
  readonly wounds: number;
}

/** Changes to one figure. */
export interface FigureChange {
  readonly figure: number;
  /** The figure's spaces; empty if off the board, absent if unchanged. */
  readonly at?: readonly Space[];
  /** The last spaces of a figure that moved in this moment and then left the board. */
  readonly lastAt?: readonly Space[];
  /** Life left; absent if unchanged. */
  readonly life?: number;
  /** The side for which the figure fights from now on; absent if unchanged. */
  readonly side?: number;
}

/** The heading of a moment: "Setting up", "Round 2", "Round 2, turn 1: Vikings", "The end". */
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
  // If the target has one Life left, the mean wounds equal the probability of destroying it, so one number is enough.
  const isLast = Math.abs(destroys - wounds) < 1e-9;
  return isLast ? chance : `${mean}, ${chance}`;
}
