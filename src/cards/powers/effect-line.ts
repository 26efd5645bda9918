/* The plain data of a power: its lines, each of which is a rule or, in the older spelling, effects. */

/** A condition as cards write it: `adjacent`, `{ distance: 3 }`, `{ not: adjacent }`. */
export type Condition = string | Readonly<Record<string, unknown>>;

/** The name and the value of a condition; the value of a bare word is true. */
export function partsOf(condition: Condition): [name: string, value: unknown] {
  if (typeof condition === 'string') return [condition, true];
  for (const name in condition) return [name, condition[name]];
  return ['', true];
}

/** A cache of the results of `bare`. */
const BARE = new WeakMap<readonly Condition[], readonly Condition[]>();

/** The conditions, where each `not` is replaced by the conditions inside it. */
export function bare(when: readonly Condition[]): readonly Condition[] {
  if (when.length === 0) return when;
  const known = BARE.get(when);
  if (known) return known;
  const found = when.flatMap((condition): readonly Condition[] => {
    const [name, value] = partsOf(condition);
    return name === 'not' ? bare(value as readonly Condition[]) : [condition];
  });
  BARE.set(when, found);
  return found;
}

/** Moments in an attack or a turn at which a line can make its effects act. */
export const MOMENTS = [
  'before',
  'instead',
  'after',
  'whenAttacked',
  'whenWounded',
  'whenUnhurt',
  'whenDestroyed',
  'enemyArrives',
  'endOfTurn',
] as const;
export type Moment = (typeof MOMENTS)[number];

/** The quantities by which a number can be multiplied. */
export const SCALES = [
  'ownWound',
  'enemyWound',
  'ally',
  'kill',
  'woundDealt',
  'woundThisTurn',
  'skull',
] as const;
export type Scale = (typeof SCALES)[number];

/** The periods in which uses can be limited. */
export const PERIODS = ['turn', 'round', 'game'] as const;
export type Period = (typeof PERIODS)[number];

/** Whose uses a limit counts: each figure's own uses, or the uses of all figures of the card or side together. */
export const USERS = ['figure', 'card', 'side'] as const;
export type User = (typeof USERS)[number];

/** The kinds of play in which a line can act: one-on-one fights (attacks, turns, duels), or battles. */
export const PLAYED_IN = ['fights', 'battles'] as const;

/**
 * One line of a power: a rule or, in the older spelling, effects by name and the conditions under which they act. Plain
 * data; `when` is always a list.
 */
export interface EffectLine {
  /** The rules of the line, instead of effects. A line has several rules if they share their uses and their roll. */
  readonly rules?: readonly object[];
  /** Conditions that must all hold; an empty list always holds. */
  readonly when?: readonly Condition[];
  readonly stage?: Moment;
  readonly per?: Scale | Period;
  readonly most?: number;
  readonly uses?: number;
  /** Whose uses are limited (default: the card's). */
  readonly of?: User;
  /** The kind of play in which the line acts (default: both). */
  readonly in?: (typeof PLAYED_IN)[number];
  /** The power that granted the line, such as "Raelin's Defensive Aura"; absent on cards. */
  readonly givenBy?: string;
  readonly [effect: string]: unknown;
}
