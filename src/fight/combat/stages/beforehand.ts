import { type AttackState, actAll } from '../../../cards/index.ts';
import { type AttackRules, actAtMoment, answerDeath, bothLive, type Stage } from './engine.ts';

/**
 * Stage 2: effects before the attack, then effects that replace it. If the attack has dice, it is
 * made: the defender's powers react and may ignore it. If an effect before the attack destroys the
 * defender, the attack may be made against another figure (`isLeft`), but only in fights of many
 * attacks.
 */
export const BEFOREHAND: readonly Stage[] = [
  { name: 'before', play: comesBefore },
  { name: 'instead', play: comesInstead },
  { name: 'answer', play: isAnswered },
  { name: 'ignoring', play: isIgnored },
];

function comesBefore(attack: AttackState, rules: AttackRules): void {
  actAtMoment(attack, rules, 'attacker', 'beforeAttack');
  attack.isLeft = attack.destroyed.defender && !attack.destroyed.attacker;
  answerDeath(attack, rules);
}

function comesInstead(attack: AttackState, rules: AttackRules): void {
  if (bothLive(attack)) actAtMoment(attack, rules, 'attacker', 'insteadOfAttack');
  answerDeath(attack, rules);
}

function isAnswered(attack: AttackState, rules: AttackRules): void {
  if (!bothLive(attack) || attack.replaced) {
    // No dice were rolled, so limited effects on dice are not used up.
    for (const { line } of [...rules.at('dice'), ...rules.at('mostDice')]) attack.used.delete(line);
    return;
  }
  // An attack with 0 dice is no attack.
  if (attack.attackDice === 0) return;
  actAtMoment(attack, rules, 'defender', 'attacked');
  answerDeath(attack, rules);
  attack.made = bothLive(attack);
  attack.stopped = !attack.made;
}

function isIgnored(attack: AttackState, rules: AttackRules): void {
  if (!attack.made) return;
  for (const one of rules.at('ignoring')) if (!attack.ignored) actAll([one], attack);
}
