/* Decides which effects act in an attack, and lets them act, stage by stage. */

import { bare } from './active-effects.ts';
import { type AttackState, attackCopy } from './attack-state.ts';
import { ATTACK_KINDS } from './conditions/attack.ts';
import { conditionNamed } from './conditions/index.ts';
import type { ActiveEffect } from './effect.ts';
import type { Condition } from './effect-line.ts';
import { partsOf } from './effect-line.ts';

/** Whether an effect acts now. Its conditions are checked at the stage at which it acts. */
export function acts(active: ActiveEffect, attack: AttackState): boolean {
  return actsInKind(active, attack) && holdsAll(active.line.when ?? ALWAYS, attack, active);
}

const ALWAYS: readonly Condition[] = [];

/**
 * Effects on dice, and automatic skulls and shields, act in normal attacks only, unless they name a kind of
 * attack.
 */
export function actsInKind({ effect, line, power }: ActiveEffect, { fight }: AttackState): boolean {
  if (!fight.isSpecial || power.ofSpecialAttack || !effect.normalAttacksOnly) return true;
  return bare(line.when ?? []).some((condition) => ATTACK_KINDS.includes(partsOf(condition)[0]));
}

function holdsAll(when: readonly Condition[], attack: AttackState, active: ActiveEffect): boolean {
  return inOrder(when).every((condition) => conditionHolds(condition, attack, active));
}

/** A cache, since conditions are checked again on every path of an attack. */
const IN_ORDER = new WeakMap<readonly Condition[], readonly Condition[]>();

/** Orders conditions so that a D20 is rolled only if everything else holds. */
function inOrder(when: readonly Condition[]): readonly Condition[] {
  if (when.length < 2) return when;
  const known = IN_ORDER.get(when);
  if (known) return known;
  const isRolled = (condition: Condition) =>
    bare([condition]).some((one) => partsOf(one)[0] === 'd20');
  const ordered = [...when.filter((one) => !isRolled(one)), ...when.filter(isRolled)];
  IN_ORDER.set(when, ordered);
  return ordered;
}

/** Whether one condition of an effect holds now. */
export function conditionHolds(
  condition: Condition,
  attack: AttackState,
  active: ActiveEffect,
): boolean {
  const [name, value] = partsOf(condition);
  if (name === 'not') return !holdsAll(value as readonly Condition[], attack, active);
  return conditionNamed(name)?.holds(value, attack, active) ?? false;
}

/** Whether it is known before the attack's own dice are rolled that an effect acts. */
export function isSettledBeforehand({ line }: ActiveEffect): boolean {
  return bare(line.when ?? []).every((one) => !conditionNamed(partsOf(one)[0])?.ofRoll);
}

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
