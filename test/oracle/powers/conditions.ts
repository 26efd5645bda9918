/**
 * Conditions of POWERS.md: whether an effect acts now. They are evaluated at the stage at which it acts, from the
 * facts known then.
 */

import type { Condition, Effect, Fight, Figure, FigureAsked, When, Words } from './fight.ts';
import { andThen, certain, d20Highest, type Law } from './law.ts';
import {
  diceIn,
  isDestroyed,
  lifeLeft,
  type Owned,
  otherOf,
  type Role,
  type State,
  woundsOn,
} from './state.ts';

/**
 * "left out: effects on dice, automatic skulls and shields act in normal attacks only, all others in any". Dice are counts
 * of dice (stage 1): rerolls and blanksCount act in any attack. Effects inside a special attack belong to that attack.
 */
const IN_NORMAL_ATTACKS_ONLY: readonly (keyof Effect)[] = [
  'attackDice',
  'defenseDice',
  'enemyAttackDice',
  'enemyDefenseDice',
  'mostEnemyDefenseDice',
  'automaticSkulls',
  'automaticShields',
];

const KINDS: readonly unknown[] = ['normalAttack', 'specialAttack', 'anyAttack'];

const listed = (when: When | undefined): readonly Condition[] =>
  when === undefined ? [] : isList(when) ? when : [when];

const isList = <T>(value: T | readonly T[]): value is readonly T[] => Array.isArray(value);

/** The conditions themselves, without the `not` around them. */
function bare(when: When | undefined): readonly Condition[] {
  return listed(when).flatMap((condition) =>
    typeof condition === 'object' && 'not' in condition ? bare(condition.not) : [condition],
  );
}

function d20Numbers(effects: readonly Effect[]): number[] {
  return effects.flatMap(({ when }) =>
    bare(when).flatMap((condition) =>
      typeof condition === 'object' && 'd20' in condition ? [condition.d20] : [],
    ),
  );
}

/**
 * Whether the effect acts on `key`, with a D20 roll for its power if its conditions need one. One roll serves all
 * `d20` conditions of one power in one attack; it is made when the first of its effects is evaluated.
 */
export function acts(
  fight: Fight,
  owned: Owned,
  key: keyof Effect,
  state: State,
): Law<{ acts: boolean; state: State }> {
  const rolled = rollsFor(owned, owned.effect.when, state);
  const kindGoes =
    fight.special === undefined ||
    owned.ofSpecialAttack ||
    !IN_NORMAL_ATTACKS_ONLY.includes(key) ||
    bare(owned.effect.when).some((condition) => KINDS.includes(condition));
  return andThen(rolled, (after) =>
    certain({
      acts: kindGoes && holdsAll(fight, owned, owned.effect.when, after),
      state: after,
    }),
  );
}

function rollsFor(owned: Owned, when: When | undefined, state: State): Law<State> {
  const asks = d20Numbers([{ when: listed(when) }]).length > 0;
  if (!asks || state.rolls[owned.power] !== undefined) return certain(state);
  return andThen(d20Highest(d20Numbers(owned.effects)), (reached) =>
    certain({ ...state, rolls: { ...state.rolls, [owned.power]: reached } }),
  );
}

/** "one, or a list of which all must hold" */
function holdsAll(fight: Fight, owned: Owned, when: When | undefined, state: State): boolean {
  return listed(when).every((condition) => holds(fight, owned, condition, state));
}

function holds(fight: Fight, owned: Owned, condition: Condition, state: State): boolean {
  const { owner } = owned;
  const own = fight[owner];
  const other = otherOf(owner);
  if (typeof condition === 'string') return holdsWord(fight, owner, condition, state);
  if ('not' in condition) return !holdsAll(fight, owned, condition.not, state);
  // "`distance: n` (at most n spaces)"
  if ('distance' in condition) return state.distance <= condition.distance;
  // "the target was at least n spaces away when the turn began"
  if ('charged' in condition) return (own.beganAway ?? -1) >= condition.charged;
  // The target is the figure attacked: a defender's powers have none. The enemy is the other figure.
  if ('target' in condition)
    return owner === 'attacker' && fits(fight, other, condition.target, state);
  if ('enemy' in condition) return fits(fight, other, condition.enemy, state);
  if ('beganTurn' in condition) return (own.beganTurn ?? []).includes(condition.beganTurn);
  // "`ownWounds: n` (at least)", now
  if ('ownWounds' in condition) return woundsOn(fight, state, owner) >= condition.ownWounds;
  if ('enemyWounds' in condition) return woundsOn(fight, state, other) >= condition.enemyWounds;
  if ('terrain' in condition) return isOneOf(own.terrain, condition.terrain);
  // At least this many skulls rolled by the attacker
  if ('skulls' in condition) return state.attackRoll.skull >= condition.skulls;
  // "`enemyLifeLeft: n` (at most)", now
  if ('enemyLifeLeft' in condition) return lifeLeft(fight, state, other) <= condition.enemyLifeLeft;
  if ('wounded' in condition) return state.pending + state.attackWounds >= condition.wounded;
  if ('d20' in condition) return (state.rolls[owned.power] ?? 0) >= condition.d20;
  return (fight.states ?? []).includes(condition.state);
}

function holdsWord(
  fight: Fight,
  owner: Role,
  condition: Extract<Condition, string>,
  state: State,
): boolean {
  switch (condition) {
    case 'normalAttack':
      return fight.special === undefined;
    case 'specialAttack':
      return fight.special !== undefined;
    case 'anyAttack':
      return true;
    case 'adjacent':
      return state.distance === 1;
    case 'heightAdvantage':
      return fight.heightAdvantage === owner;
    case 'lower':
      return fight.heightAdvantage === otherOf(owner);
    case 'moved':
    case 'stationary':
      return fight[owner].movement === condition;
    case 'engaged':
      return isEngaged(fight[owner], state);
    case 'shieldRolled':
      return state.defenseRoll.shield > 0;
    case 'allSkulls':
      return diceIn(state.attackRoll) > 0 && state.attackRoll.skull === diceIn(state.attackRoll);
    case 'wounded':
      return state.pending + state.attackWounds > 0;
    case 'destroyed':
      return isDestroyed(state, 'defender') || wouldDestroy(fight, state);
  }
}

/**
 * Known wounds that are not applied yet count for `destroyed`, so that `ignoreWounds` can be limited to deadly
 * wounds.
 */
function wouldDestroy(fight: Fight, state: State): boolean {
  return state.pending > 0 && state.pending >= lifeLeft(fight, state, 'defender');
}

const isEngaged = (figure: Figure, state: State): boolean => figure.engaged ?? state.distance === 1;

function fits(fight: Fight, role: Role, asked: FigureAsked, state: State): boolean {
  const figure = fight[role];
  const words: [string | undefined, Words | undefined][] = [
    [figure.size, asked.size],
    [figure.type, asked.type],
    [figure.species, asked.species],
    [figure.class, asked.class],
    [figure.personality, asked.personality],
    [figure.general, asked.general],
    [figure.unique, asked.unique],
    [figure.terrain, asked.terrain],
  ];
  const powers = (figure.powers ?? []).map(({ name }) => name);
  return (
    words.every(([word, allowed]) => allowed === undefined || isOneOf(word, allowed)) &&
    (asked.power === undefined || powers.some((name) => isOneOf(name, asked.power ?? []))) &&
    (asked.engaged === undefined || asked.engaged === isEngaged(figure, state)) &&
    (asked.nextToAlly === undefined || asked.nextToAlly === (figure.nextToAlly ?? false))
  );
}

/** Compared without regard to capitals, hyphens and the plural s; several classes of one card are joined by "; ". */
function isOneOf(word: string | undefined, allowed: Words): boolean {
  const plain = (text: string) => text.trim().toLowerCase().replaceAll('-', ' ').replace(/s$/, '');
  const wanted = (isList(allowed) ? allowed : [allowed]).map(plain);
  return (word ?? '').split(';').some((part) => wanted.includes(plain(part)));
}
