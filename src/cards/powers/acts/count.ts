/* How dice are counted: automatic symbols, hits and blocks, and Knockback points. */

import { type ActingRule, type RuleKind, setting } from '../acting-rule.ts';
import { scaled } from '../attack-amounts.ts';
import type { AttackState } from '../attack-state.ts';
import type { Side } from '../figure.ts';
import type { CountAction } from '../rules/families/count.ts';
import type { Step } from '../rules/rule.ts';

/** The action of a rule that counts dice. */
export const countIn = ({ rule }: Pick<ActingRule, 'rule'>): CountAction =>
  ('on' in rule && (rule.does as readonly Step[])[0]?.count) || {};

/**
 * Kinds of rules, in the order in which they act. Those that change faces as the dice are rolled come first: rerolls,
 * and blanks that count as other symbols.
 */
export const COUNT_KINDS: readonly RuleKind[] = [
  { name: 'count.reroll', dice: 'rerolls', at: 'rerolls', rolls: true },
  { name: 'count.blanks', at: 'blanks', rolls: true },
  automatic('skulls', 'attacker', 'automaticSkulls'),
  automatic('shields', 'defender', 'automaticShields'),
  reckoning('perSkull', 'attacker', (attack, hits) => {
    attack.hitsPerSkull = Math.max(attack.hitsPerSkull, hits);
  }),
  reckoning('perShield', 'defender', (attack, blocks) => {
    attack.blocksPerShield = Math.max(attack.blocksPerShield, blocks);
  }),
  setting('count.oneShieldBlocksAll', 'reckoning', 'defender', 'oneShieldBlocksAll'),
  reckoning('mostWounds', 'defender', (attack, most) => {
    attack.mostWounds = Math.min(attack.mostWounds, most);
  }),
  setting('count.excess.attacker', 'back', 'defender', 'counterStrike'),
  setting('count.excess.self', 'back', 'attacker', 'backlash'),
  {
    name: 'count.knockbackPoints',
    at: 'knockbackPoints',
    role: 'attacker',
    // More Knockback points can lead to more hazards, each with a roll.
    rolls: true,
    act(active, attack) {
      const { knockbackPoints = 0 } = countIn(active);
      attack.knockbackPoints += scaled(knockbackPoints, attack, active.power.owner);
    },
  },
];

/** A kind of rule that adds symbols without rolling. These symbols never affect the Knockback points. */
function automatic(
  symbol: 'skulls' | 'shields',
  role: Side,
  field: 'automaticSkulls' | 'automaticShields',
): RuleKind {
  return {
    name: `count.${symbol}`,
    at: field,
    role,
    act(active, attack) {
      const { owner, title } = active.power;
      const by = scaled(countIn(active)[symbol] ?? 0, attack, owner);
      if (by === 0) return;
      attack[field] += by;
      attack.changes.push({ cause: title, field, by });
    },
  };
}

/** A kind of rule about hits and blocks. If several such rules act, only the strongest counts. */
function reckoning(
  field: 'perSkull' | 'perShield' | 'mostWounds',
  role: Side,
  count: (attack: AttackState, number: number) => void,
): RuleKind {
  return {
    name: `count.${field}`,
    at: 'reckoning',
    role,
    act: (active, attack) => count(attack, Number(countIn(active)[field])),
  };
}
