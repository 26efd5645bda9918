/** A condition as cards write it: `adjacent`, `{ distance: 3 }`, `{ not: adjacent }`. */
export type Condition = string | Readonly<Record<string, unknown>>;

/** When in the course of an attack or a turn an effect acts, where its line says so. */
export const MOMENTS = [
  'before',
  'instead',
  'after',
  'whenAttacked',
  'whenWounded',
  'whenDestroyed',
  'enemyArrives',
  'endOfTurn',
] as const;
export type Moment = (typeof MOMENTS)[number];

/** What a number is multiplied with. */
export const SCALES = [
  'ownWound',
  'enemyWound',
  'ally',
  'kill',
  'woundDealt',
  'woundThisTurn',
] as const;
export type Scale = (typeof SCALES)[number];

/** What limits how often an effect acts. */
export const PERIODS = ['turn', 'round', 'game'] as const;
export type Period = (typeof PERIODS)[number];

/** Whose uses they are: each figure's own, those of its card, or those of its whole side. */
export const USERS = ['figure', 'card', 'side'] as const;
export type User = (typeof USERS)[number];

/** Where a line acts: in fights of two (attacks, turns, duels), or in battles, which know more. */
export const PLAYED_IN = ['fights', 'battles'] as const;

/**
 * One line of a power: effects by their names (POWERS.md), and when they act. Plain data, as cards
 * write it, but for `when`, which is always a list.
 */
export interface EffectLine {
  /** All must hold; none: always. */
  readonly when?: readonly Condition[];
  readonly stage?: Moment;
  readonly per?: Scale | Period;
  readonly most?: number;
  readonly uses?: number;
  /** Absent: the card's. */
  readonly of?: User;
  /** Absent: in both. */
  readonly in?: (typeof PLAYED_IN)[number];
  /** What gives it, such as "Raelin's Defensive Aura"; absent on cards. */
  readonly givenBy?: string;
  readonly [effect: string]: unknown;
}
