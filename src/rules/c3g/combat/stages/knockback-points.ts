import { actAll } from '../../../../powers/acting.ts';
import type { AttackState } from '../../../../powers/attack-state.ts';
import type { AttackRules } from './engine.ts';

/**
 * Stage 9, its beginning: whether there is Knockback, and how many points (RULES.md, section 2):
 * skulls rolled against skulls rolled, whatever each counted for.
 */
export function countKnockbackPoints(attack: AttackState, rules: AttackRules): void {
  actAll(rules.at('knockback'), attack);
  attack.superStrength &&= rules.superStrength && !attack.fight.isSpecial;
  if (!attack.superStrength || !attack.adjacent) return;
  attack.knockbackPoints = Math.max(0, attack.skulls - attack.defenderSkulls);
  if (attack.knockbackPoints === 0) return;
  actAll(rules.at('knockbackPoints'), attack);
  attack.knockbackPoints = Math.max(0, attack.knockbackPoints);
}
