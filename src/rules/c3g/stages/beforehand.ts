import { actAll } from '../../../powers/acting.ts';
import type { AttackState } from '../../../powers/attack-state.ts';
import { type AttackRules, actAtMoment, answerDeath, bothLive } from './engine.ts';

/**
 * Stage 2: what comes before the attack, then what comes instead of it. Then the attack is made, if
 * it has dice: the defender answers, and may ignore it.
 */
export function beforeTheAttack(attack: AttackState, rules: AttackRules): void {
  actAtMoment(attack, rules, 'attacker', 'before');
  answerDeath(attack, rules);
  if (bothLive(attack)) actAtMoment(attack, rules, 'attacker', 'instead');
  answerDeath(attack, rules);
  // An attack with 0 dice is no attack.
  if (!bothLive(attack) || attack.replaced || attack.attackDice === 0) return;
  actAtMoment(attack, rules, 'defender', 'whenAttacked');
  answerDeath(attack, rules);
  attack.made = bothLive(attack);
  if (!attack.made) return;
  for (const one of rules.at('ignoring')) if (!attack.ignored) actAll([one], attack);
}
