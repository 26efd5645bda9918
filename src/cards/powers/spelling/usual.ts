/* Defaults that rules may leave out: the usual moment of an action, and the limitation to normal attacks. */

import type { RuleCondition } from '../rules/condition.ts';
import { type DiceAction, isMost } from '../rules/families/dice.ts';
import type { RuleMoment } from '../rules/moments.ts';
import { withoutNot } from '../rules/position.ts';
import type { Step } from '../rules/rule.ts';

/** The moment at which an action acts by default; undefined if its rule must name a moment. */
export function usualMoment({ dice, count, ignore, again }: Step): RuleMoment | undefined {
  if (dice) return momentOfDice(dice);
  if (count?.skulls !== undefined || count?.blanks === 'skull' || count?.reroll?.dice === 'attack')
    return 'attackRoll';
  if (count?.shields !== undefined || count?.blanks || count?.reroll) return 'defenseRoll';
  if (count?.excessWounds) return 'blocked';
  if (count) return count.knockbackPoints === undefined ? 'reckoning' : 'knockback';
  if (ignore) return IGNORED[ignore];
  return again && 'attackOver';
}

function momentOfDice(dice: DiceAction): RuleMoment {
  const { enemyDefense } = dice;
  const isBySkulls =
    typeof enemyDefense === 'object' && 'each' in enemyDefense && enemyDefense.each === 'skull';
  if (isBySkulls) return 'defenseRoll';
  return Object.values(dice).some(isMost) ? 'diceCounted' : 'attackDice';
}

const IGNORED: Readonly<Record<NonNullable<Step['ignore']>, RuleMoment | undefined>> = {
  attack: 'attacked',
  wounds: 'woundsKnown',
  defense: 'defenseRoll',
  ownDefense: undefined,
};

/** Whether an action acts in normal attacks only, unless the conditions of its rule name the kind of attack. */
export const isForNormal = ({ dice, count }: Step): boolean =>
  (dice !== undefined && dice.enemyHeight === undefined) ||
  (count?.skulls ?? count?.shields) !== undefined;

const NORMAL: RuleCondition = { attack: 'normal' };

const isNormal = ({ attack }: RuleCondition) => attack === 'normal';

const namesKind = (all: readonly RuleCondition[]) =>
  withoutNot(all).some(({ attack }) => attack !== undefined);

/** Adds the condition "normal attack" unless the conditions name a kind of attack. */
export function withUsualKind(all: readonly RuleCondition[]): readonly RuleCondition[] {
  return namesKind(all) ? all : [NORMAL, ...all];
}

/** For writing: leaves out the condition "normal attack", or adds "any attack" if no kind is named. */
export function withoutUsualKind(all: readonly RuleCondition[]): readonly RuleCondition[] {
  const [first, ...others] = all;
  if (first && isNormal(first) && !namesKind(others)) return others;
  return namesKind(all) ? all : [...all, { attack: 'any' }];
}
