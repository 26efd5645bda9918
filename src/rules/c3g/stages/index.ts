import type { AttackState } from '../../../powers/attack-state.ts';
import { afterTheAttack } from './afterwards.ts';
import { beforeTheAttack } from './beforehand.ts';
import { countDice } from './dice.ts';
import type { AttackRules } from './engine.ts';
import { countKnockbackPoints } from './knockback-points.ts';
import { evade, rollAttack, rollDefense } from './rolling.ts';
import { dealWounds, reckonWounds, strikeBack } from './wounds.ts';

/** How a figure that is knocked back fares: stage 9, from the points on. */
export type Move = (attack: AttackState) => void;

/**
 * The stages of one attack in their order (POWERS.md). An ignored attack leaves out stages 3 to 9, an
 * evaded one 5 to 9.
 */
export function playStages(
  attack: AttackState,
  rules: AttackRules,
  asksSkulls: boolean,
  move: Move,
): void {
  countDice(attack, rules);
  beforeTheAttack(attack, rules);
  if (attack.made && !attack.ignored) {
    rollAttack(attack, rules);
    evade(attack, rules);
    if (!attack.evaded) {
      rollDefense(attack, rules, asksSkulls);
      reckonWounds(attack, rules);
      dealWounds(attack, rules);
      strikeBack(attack, rules);
      countKnockbackPoints(attack, rules);
      move(attack);
    }
  }
  afterTheAttack(attack, rules);
}
