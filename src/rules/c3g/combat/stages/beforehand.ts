import { actAll } from '../../../../powers/acting.ts';
import type { AttackState } from '../../../../powers/attack-state.ts';
import { type AttackRules, actAtMoment, answerDeath, bothLive, type Stage } from './engine.ts';

/**
 * Stage 2: what comes before the attack, then what comes instead of it. Then the attack is made, if
 * it has dice: the defender answers, and may ignore it. Where what comes before destroys the defender, the
 * attack is left to be made against another figure, which a fight of many attacks sees to.
 */
export const BEFOREHAND: readonly Stage[] = [
  { name: 'before', play: comesBefore },
  { name: 'instead', play: comesInstead },
  { name: 'answer', play: isAnswered },
  { name: 'ignoring', play: isIgnored },
];

function comesBefore(attack: AttackState, rules: AttackRules): void {
  actAtMoment(attack, rules, 'attacker', 'before');
  attack.isLeft = attack.destroyed.defender && !attack.destroyed.attacker;
  answerDeath(attack, rules);
}

function comesInstead(attack: AttackState, rules: AttackRules): void {
  if (bothLive(attack)) actAtMoment(attack, rules, 'attacker', 'instead');
  answerDeath(attack, rules);
}

function isAnswered(attack: AttackState, rules: AttackRules): void {
  if (!bothLive(attack) || attack.replaced) {
    // It did not come to the dice, so nothing has been used up that changes them.
    for (const { line } of [...rules.at('dice'), ...rules.at('mostDice')]) attack.used.delete(line);
    return;
  }
  // An attack with 0 dice is no attack.
  if (attack.attackDice === 0) return;
  actAtMoment(attack, rules, 'defender', 'whenAttacked');
  answerDeath(attack, rules);
  attack.made = bothLive(attack);
}

function isIgnored(attack: AttackState, rules: AttackRules): void {
  if (!attack.made) return;
  for (const one of rules.at('ignoring')) if (!attack.ignored) actAll([one], attack);
}
