import { type AttackState, actAll } from '../../../cards/index.ts';
import { type AttackRules, answerDeath, type Stage } from './engine.ts';

/**
 * Stage 10: wounds after the attack, what they cost, then effects that depend on who was destroyed.
 * An ignored or evaded attack deals no wounds here either; a destroyed attacker does nothing more.
 */
export const AFTERWARDS: readonly Stage[] = [
  { name: 'after', play: strikesAfter },
  { name: 'healing', play: heals },
  { name: 'again', play: attacksAgain },
];

function strikesAfter(attack: AttackState, rules: AttackRules): void {
  const { destroyed } = attack;
  const isLost = attack.ignored || attack.evaded;
  if (attack.made && !destroyed.attacker) {
    if (!isLost) actAll(rules.striking('attacker', 'after'), attack);
    if (!destroyed.attacker) actAll(rules.costing('attacker', 'after'), attack);
  }
  answerDeath(attack, rules);
}

function heals(attack: AttackState, rules: AttackRules): void {
  const { destroyed } = attack;
  if (!destroyed.attacker && (attack.made || destroyed.defender)) {
    actAll(rules.at('healing'), attack);
  }
}

function attacksAgain(attack: AttackState, rules: AttackRules): void {
  if (!attack.made || attack.destroyed.attacker) return;
  for (const one of rules.at('again')) if (!attack.again) actAll([one], attack);
}
