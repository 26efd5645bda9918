import { bare } from './active-effects.ts';
import { type AttackState, attackCopy } from './attack-state.ts';
import { ATTACK_KINDS } from './conditions/attack.ts';
import { conditionNamed } from './conditions/index.ts';
import { partsOf } from './describe.ts';
import type { ActiveEffect } from './effect.ts';
import type { Condition } from './effect-line.ts';

/** Whether an effect acts now: its conditions are asked at the stage at which it acts. */
export function acts(active: ActiveEffect, attack: AttackState): boolean {
  return actsInKind(active, attack) && holdsAll(active.line.when ?? ALWAYS, attack, active);
}

const ALWAYS: readonly Condition[] = [];

/** Effects on dice, automatic skulls and shields act in normal attacks only, unless they name a kind. */
export function actsInKind({ effect, line, power }: ActiveEffect, { fight }: AttackState): boolean {
  if (!fight.isSpecial || power.ofSpecialAttack || !effect.normalAttacksOnly) return true;
  return bare(line.when ?? []).some((condition) => ATTACK_KINDS.includes(partsOf(condition)[0]));
}

function holdsAll(when: readonly Condition[], attack: AttackState, active: ActiveEffect): boolean {
  return inOrder(when).every((condition) => conditionHolds(condition, attack, active));
}

/** Conditions are asked again at every way that an attack can go. */
const IN_ORDER = new WeakMap<readonly Condition[], readonly Condition[]>();

/** A D20 is rolled only where everything else holds. */
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

/** Whether it is known before the attack's own dice are rolled if an effect acts. */
export function isSettledBeforehand({ line }: ActiveEffect): boolean {
  return bare(line.when ?? []).every((one) => !conditionNamed(partsOf(one)[0])?.ofRoll);
}

/** Lets each effect act whose conditions hold when its turn comes. */
export function actAll(effects: readonly ActiveEffect[], attack: AttackState): void {
  for (const active of effects) {
    if (!acts(active, attack)) continue;
    const { effect, value, line } = active;
    if (line.uses === undefined) effect.act?.(value, attack, active);
    else if (changes(() => effect.act?.(value, attack, active), attack)) attack.used.add(line);
  }
}

/**
 * Whether something can change an attack: it does, or it rolls dice for it. What acts only so often is
 * used up by that, whatever the dice show, unless it says that this use does not count.
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

/** What of an attack is no number: who fights, what is rolled, and what is told or noted of it. */
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
