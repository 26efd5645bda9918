/* Decides which effects act in an attack, and lets them act, stage by stage. */

import { bare } from './active-effects.ts';
import { AttackPosition } from './attack-position.ts';
import { type AttackState, attackCopy } from './attack-state.ts';
import { ATTACK_KINDS } from './conditions/attack.ts';
import type { ActiveEffect } from './effect.ts';
import { partsOf } from './effect-line.ts';
import type { RuleCondition } from './rules/condition.ts';
import { hold, holds, READS, readsOf } from './rules/position.ts';

/** Whether an effect acts now. Its conditions are checked at the stage at which it acts. */
export function acts(active: ActiveEffect, attack: AttackState): boolean {
  const { when, power } = active;
  if (!actsInKind(active, attack)) return false;
  return when.length === 0 || hold(when, new AttackPosition(attack, power));
}

/**
 * Effects on dice, and automatic skulls and shields, act in normal attacks only, unless they name a kind of
 * attack.
 */
export function actsInKind({ effect, line, power }: ActiveEffect, { fight }: AttackState): boolean {
  if (!fight.isSpecial || power.ofSpecialAttack || !effect.normalAttacksOnly) return true;
  return bare(line.when ?? []).some((condition) => ATTACK_KINDS.includes(partsOf(condition)[0]));
}

/** Whether one condition of an effect holds now. */
export const conditionHolds = (
  condition: RuleCondition,
  attack: AttackState,
  { power }: ActiveEffect,
): boolean => holds(condition, new AttackPosition(attack, power));

/** What is known only once dice of the attack are rolled. */
export const OF_ROLL = READS.dice | READS.roll | READS.result;

/** Whether it is known before the attack's own dice are rolled that an effect acts. */
export const isSettledBeforehand = ({ when }: ActiveEffect): boolean =>
  (readsOf(when) & OF_ROLL) === 0;

/** Lets each effect act in turn if its conditions hold then. */
export function actAll(effects: readonly ActiveEffect[], attack: AttackState): void {
  for (const active of effects) {
    if (!acts(active, attack)) continue;
    const { effect, value, line } = active;
    if (line.uses === undefined) effect.act?.(value, attack, active);
    else if (changes(() => effect.act?.(value, attack, active), attack)) attack.used.add(line);
  }
}

/**
 * Whether an effect changes the attack or rolls dice for it. That uses up a limited effect, whatever the dice
 * show, unless the effect says that this use does not count.
 */
function changes(act: () => unknown, attack: AttackState): boolean {
  const { dice } = attack;
  const before = attackCopy(attack);
  let rolls = false;
  attack.dice = {
    roll(kind, count) {
      rolls ||= count > 0;
      return dice.roll(kind, count);
    },
  };
  const isUnspent = act() === 'unspent';
  attack.dice = dice;
  if (isUnspent) return false;
  return rolls || !sameNumbers(before, attack);
}

/** The non-numeric fields of an attack. */
const NO_NUMBERS: ReadonlySet<string> = new Set<keyof AttackState>([
  'fight',
  'dice',
  'changes',
  'used',
  'rolls',
]);

function sameNumbers(a: object, b: object): boolean {
  const others = b as Readonly<Record<string, unknown>>;
  return Object.entries(a).every(([name, value]) => {
    if (NO_NUMBERS.has(name) || value === others[name]) return true;
    return typeof value === 'object' && sameNumbers(value, others[name] as object);
  });
}
