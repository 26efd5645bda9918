/* Standing rules in an attack: Super Strength, protection from lava, and limits on who may be attacked from afar. */

import { type ActingRule, type RuleKind, setting } from '../acting-rule.ts';
import { numberIn } from '../rules/amount.ts';

/** Super Strength, without which there is no Knockback, and protection from molten lava on the path of Knockback. */
export const MODE_KINDS: readonly RuleKind[] = [
  {
    name: 'mode.superStrength',
    at: 'knockback',
    role: 'attacker',
    // If the attack cannot knock back its target, the rule changes nothing, so no use is spent.
    act(_, attack) {
      attack.superStrength ||= attack.adjacent && !attack.fight.isSpecial;
    },
  },
  setting('mode.lavaResistant', 'knockback', 'defender', 'lavaResistant'),
];

/** The distance beyond which a figure cannot be attacked. */
export const beyondOf = ({ rule }: Pick<ActingRule, 'rule'>): number =>
  ('has' in rule && rule.whom?.beyond) || Number.POSITIVE_INFINITY;

/** The number that a rule adds to Range. */
export const rangeOf = ({ rule }: Pick<ActingRule, 'rule'>): number =>
  numberIn(('has' in rule && rule.has[0]?.value?.range) || 0);

/**
 * Only figures within a number of spaces may target the figure with normal attacks. Attackers farther away roll no
 * dice.
 */
export const BAR_KINDS: readonly RuleKind[] = [
  {
    name: 'bar.attackNormally',
    at: 'mostDice',
    role: 'defender',
    act(active, attack) {
      const { isSpecial } = attack.fight;
      if (isSpecial || attack.distance <= beyondOf(active) || attack.attackDice === 0) return;
      attack.changes.push({
        cause: active.power.title,
        field: 'attackDice',
        by: -attack.attackDice,
      });
      attack.attackDice = 0;
    },
  },
];

/**
 * Kinds of rules that matter in one-on-one fights but do not act within an attack: turns, Range, and kinds of attacks.
 */
export const TURN_KINDS: readonly RuleKind[] = [
  { name: 'turn', at: 'never', role: 'attacker', dice: 'anotherTurn' },
  ...['way.attacks', 'way.special', 'way.hits', 'value.range'].map(
    (name): RuleKind => ({ name, at: 'never', role: 'attacker' }),
  ),
  ...['value.leavingDice', 'value.d20', 'mode.fly', 'words.mark', 'ignore.left'].map(
    (name): RuleKind => ({ name, at: 'never' }),
  ),
];
