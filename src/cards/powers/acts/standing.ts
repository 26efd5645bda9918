/* Standing rules in an attack: Super Strength, protection from lava, and limits on who may be attacked from afar. */

import { type ActingRule, type RuleKind, setting } from '../acting-rule.ts';
import { numberIn } from '../rules/amount.ts';

/** Super Strength, without which there is no Knockback, and protection from molten lava on its path. */
export const MODE_KINDS: readonly RuleKind[] = [
  {
    name: 'mode.superStrength',
    at: 'knockback',
    role: 'attacker',
    // If it cannot knock back its target it does nothing, and no use of it is spent.
    act(_, attack) {
      attack.superStrength ||= attack.adjacent && !attack.fight.isSpecial;
    },
  },
  setting('mode.lavaResistant', 'knockback', 'defender', 'lavaResistant'),
];

/** The distance beyond which a figure cannot be attacked. */
export const beyondOf = ({ rule }: Pick<ActingRule, 'rule'>): number =>
  ('has' in rule && rule.whom?.beyond) || Number.POSITIVE_INFINITY;

/** What a rule adds to Range. */
export const rangeOf = ({ rule }: Pick<ActingRule, 'rule'>): number =>
  numberIn(('has' in rule && rule.has[0]?.value?.range) || 0);

/** Only figures within some spaces may target the figure with normal attacks; others roll no dice. */
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

/** Facts about the figures' turns, ranges and ways to attack that fights of two ask for. */
export const TURN_KINDS: readonly RuleKind[] = [
  { name: 'turn', at: 'never', role: 'attacker', dice: 'anotherTurn' },
  ...['way.attacks', 'way.special', 'way.hits', 'value.range'].map(
    (name): RuleKind => ({ name, at: 'never', role: 'attacker' }),
  ),
  ...['value.leavingDice', 'value.d20', 'mode.fly', 'words.mark', 'ignore.left'].map(
    (name): RuleKind => ({ name, at: 'never' }),
  ),
];
