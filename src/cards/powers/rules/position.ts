/* Decides whether conditions of rules hold for a figure, and determines which facts they read. */

import type { RuleCondition } from './condition.ts';
import type { Selector } from './selector.ts';

export type ConditionName = Exclude<keyof RuleCondition, 'least' | 'not'>;

/**
 * A figure in an attack or on the board, as conditions see it: a method for each condition that can be decided. A
 * condition without a method does not hold.
 */
export type Position = {
  [Name in ConditionName]?: (
    asked: NonNullable<RuleCondition[Name]>,
    condition: RuleCondition,
  ) => boolean;
};

/** Whether all conditions hold at this position. */
export function hold(all: readonly RuleCondition[], position: Position): boolean {
  for (const one of all) if (!holds(one, position)) return false;
  return true;
}

/** Whether one condition holds. */
export function holds(condition: RuleCondition, position: Position): boolean {
  if (condition.not) return !hold(condition.not, position);
  const name = nameOf(condition);
  return position[name]?.(condition[name] as never, condition) ?? false;
}

/** The name of a condition other than `not`. */
export function nameOf(condition: RuleCondition): ConditionName {
  for (const name in condition) if (name !== 'least') return name as ConditionName;
  throw new Error('a condition without a name');
}

/** The conditions, with each `not` replaced by the conditions inside it. */
export function withoutNot(all: readonly RuleCondition[]): readonly RuleCondition[] {
  if (!all.some(({ not }) => not)) return all;
  return all.flatMap((one) => (one.not ? withoutNot(one.not) : [one]));
}

/** The kinds of facts that conditions read, as bits. */
export const READS = {
  words: 1,
  place: 2,
  ground: 4,
  /** Whether the figure has moved, and how its turn began. */
  movement: 8,
  /** Other actions and rolls in the turn. */
  turn: 16,
  health: 32,
  /** The faces that combat dice show. */
  dice: 64,
  /** A D20 roll of the power. */
  roll: 128,
  /** The result of the attack for the target. */
  result: 256,
  company: 512,
  orders: 1024,
  tokens: 2048,
  switch: 4096,
  engagement: 8192,
} as const;

/** The facts that conditions read, as bits. */
export function readsOf(all: readonly RuleCondition[]): number {
  return withoutNot(all).reduce((bits, one) => bits | readsOfOne(one), 0);
}

const READS_OF: Readonly<Record<ConditionName, number | ((one: RuleCondition) => number)>> = {
  attack: 0,
  adjacent: READS.place,
  distance: READS.place,
  height: READS.place,
  ground: READS.ground,
  self: ({ self }) => {
    if (self?.engaged) return READS.engagement;
    return self?.given ? READS.turn : READS.health;
  },
  target: ({ target }) => readsOfFigure(target ?? {}),
  other: ({ other }) => readsOfFigure(other ?? {}),
  it: ({ it }) => readsOfFigure(it ?? {}),
  did: ({ did }) => (did === 'moved' || did === 'stood' ? READS.movement : READS.turn),
  began: ({ began }) =>
    READS.movement |
    (began === 'engaged' || began === 'unengaged' ? READS.engagement : 0) |
    (typeof began === 'string' && began.length === 1 ? READS.ground : 0),
  shows: READS.dice,
  result: READS.result,
  count: ({ count }) => (count === 'tokens' ? READS.tokens : READS.company),
  markers: READS.orders,
  turn: READS.orders,
  wayOut: READS.place,
  state: READS.switch,
  d20: READS.roll,
  killed: READS.turn,
  tableDice: READS.turn,
  rolled: READS.turn,
};

function readsOfOne(condition: RuleCondition): number {
  const reads = READS_OF[nameOf(condition)];
  return typeof reads === 'number' ? reads : reads(condition);
}

/** The terrain letters that conditions check, whether for the current space or for the beginning of the turn. */
export const lettersIn = (all: readonly RuleCondition[]): readonly string[] =>
  withoutNot(all).flatMap(({ ground, target, other, began }) => [
    ...(ground && 'is' in ground && ground.within === undefined ? [ground.is] : []),
    ...[(target ?? other)?.terrain ?? []].flat(),
    ...(typeof began === 'string' && began.length === 1 ? [began] : []),
  ]);

/** The facts that a selector reads about a single figure. */
function readsOfFigure(asked: Selector): number {
  const { cards, engaged, terrain, nextToAlly, marked, wounds, lifeLeft } = asked;
  return (
    (cards ? READS.words : 0) |
    (engaged === undefined ? 0 : READS.engagement) |
    (terrain === undefined ? 0 : READS.ground) |
    ((nextToAlly ?? marked) === undefined ? 0 : READS.company) |
    ((wounds ?? lifeLeft) === undefined ? 0 : READS.health)
  );
}
