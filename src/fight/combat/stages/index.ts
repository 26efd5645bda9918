/*
 * The stages of one attack in order (RULES.md, section 7), and the function that plays an attack through them.
 * `combat/attack-outcome.ts` uses them to play single attacks, `evaluators/weigh-attack.ts` to weigh them.
 */

import { type AttackState, actAll } from '../../../cards/index.ts';
import { BEFOREHAND } from './beforehand.ts';
import { countDice } from './dice.ts';
import { type AttackCourse, type AttackRules, answerDeath, type Stage } from './engine.ts';
import { evade, rollAttack, rollDefense } from './rolling.ts';
import { dealWounds, reckonWounds, strikeBack } from './wounds.ts';

/**
 * Stage 10: wounds that powers deal after the attack, and the costs of these powers, then effects that depend on who
 * was destroyed. Ignored and evaded attacks deal no wounds here, and a destroyed attacker does nothing more.
 */
const AFTERWARDS: readonly Stage[] = [
  { name: 'after', play: strikesAfter },
  { name: 'healing', play: heals },
  { name: 'again', play: attacksAgain },
];

function strikesAfter(attack: AttackState, rules: AttackRules): void {
  const { destroyed } = attack;
  const isLost = attack.ignored || attack.evaded;
  if (attack.made && !destroyed.attacker) {
    if (!isLost) actAll(rules.striking('attacker', 'attackOver'), attack);
    if (!destroyed.attacker) actAll(rules.costing('attacker', 'attackOver'), attack);
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

/**
 * The stages of one attack in order (RULES.md, section 7). An ignored attack skips stages 3 to 9, an evaded attack
 * stages 5 to 9.
 */
export const STAGES: readonly Stage[] = [
  { name: 'dice', play: countDice },
  ...BEFOREHAND,
  ...unless(isIgnored, [
    { name: 'attackRoll', play: rollAttack },
    { name: 'evasion', play: evade },
  ]),
  ...unless(isLost, [
    { name: 'defenseRoll', play: rollDefense },
    { name: 'reckoning', play: reckonWounds },
    { name: 'wounds', play: dealWounds },
    { name: 'back', play: strikeBack },
    { name: 'knockbackPoints', play: countKnockbackPoints },
    { name: 'move', play: (attack, _, { move }) => move(attack) },
  ]),
  ...AFTERWARDS,
];

function unless(isLeftOut: (attack: AttackState) => boolean, stages: readonly Stage[]): Stage[] {
  return stages.map(({ name, play }) => ({
    name,
    play(attack, rules, course) {
      if (!isLeftOut(attack)) play(attack, rules, course);
    },
  }));
}

function isIgnored({ made, ignored }: AttackState): boolean {
  return !made || ignored;
}

function isLost(attack: AttackState): boolean {
  return isIgnored(attack) || attack.evaded;
}

/**
 * Plays one attack from its first stage to its last.
 *
 * @param passed called after each stage with its name
 */
export function playStages(
  attack: AttackState,
  rules: AttackRules,
  course: AttackCourse,
  passed: (stage: string) => void,
): void {
  for (const { name, play } of STAGES) {
    play(attack, rules, course);
    passed(name);
  }
}

/**
 * The beginning of stage 9: whether Knockback applies and, if so, how many Knockback points there are (RULES.md,
 * section 2). The points are the attacker's rolled skulls minus the defender's, even if a skull counts as several hits.
 */
function countKnockbackPoints(attack: AttackState, rules: AttackRules): void {
  actAll(rules.at('knockback'), attack);
  attack.superStrength &&= rules.superStrength && !attack.fight.isSpecial;
  if (!attack.superStrength || !attack.adjacent) return;
  attack.knockbackPoints = Math.max(0, attack.skulls - attack.defenderSkulls);
  if (attack.knockbackPoints === 0) return;
  actAll(rules.at('knockbackPoints'), attack);
  attack.knockbackPoints = Math.max(0, attack.knockbackPoints);
}
