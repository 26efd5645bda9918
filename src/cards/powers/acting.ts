/* Decides which rules act in an attack, and lets them act, stage by stage. */

import type { ActingRule } from './acting-rule.ts';
import { AttackPosition } from './attack-position.ts';
import { type AttackState, attackCopy } from './attack-state.ts';
import type { RuleCondition } from './rules/condition.ts';
import { hold, holds, READS, readsOf } from './rules/position.ts';

/** Whether a rule acts now. Its conditions are checked at the stage at which it acts. */
export const acts = ({ when, power }: ActingRule, attack: AttackState): boolean =>
  when.length === 0 || hold(when, new AttackPosition(attack, power));

/** Whether one condition of a rule holds now. */
export const conditionHolds = (
  condition: RuleCondition,
  attack: AttackState,
  { power }: ActingRule,
): boolean => holds(condition, new AttackPosition(attack, power));

/** Facts that are unknown until the attack's dice are rolled. */
export const OF_ROLL = READS.dice | READS.roll | READS.result;

/** Whether the rule's conditions can be decided before any of the attack's dice are rolled. */
export const isSettledBeforehand = ({ when }: ActingRule): boolean =>
  (readsOf(when) & OF_ROLL) === 0;

/** Lets the rules act in order. The conditions of each rule are checked just before it acts. */
export function actAll(rules: readonly ActingRule[], attack: AttackState): void {
  for (const active of rules) {
    if (!acts(active, attack)) continue;
    const { kind, line } = active;
    if (line.uses === undefined) kind.act?.(active, attack);
    else if (changes(() => kind.act?.(active, attack), attack)) attack.used.add(line);
  }
}

/**
 * Lets a limited rule act. @returns whether a use is spent: true if the rule changes the attack or rolls any dice,
 * unless it returns `unspent`
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
