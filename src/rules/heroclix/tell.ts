import { capitalised, counted, listed } from '../../base/index.ts';
import type { FacesRolled } from '../../chance/index.ts';
import type { Step } from '../plan.ts';
import { ALWAYS_HITS, ALWAYS_MISSES, type AttackOutcome, knocksBack } from './attack-outcome.ts';
import type { HeroclixScenario } from './scenario.ts';
import { tellKnockbackDamage } from './tell-damage.ts';
import { tellSequence } from './tell-sequence.ts';

/**
 * Tells an attack step by step, with the rule's number for every stop and every point of damage.
 */
export function tellOutcome(
  outcome: AttackOutcome,
  faces: FacesRolled,
  scenario: HeroclixScenario,
): Step[] {
  const steps = [tellAttack(scenario), tellRoll(outcome, faces, scenario)];
  if (!outcome.hit) return steps;
  const { knockback } = outcome;
  if (!knockback) return [...steps, { title: 'Knockback', text: whyNone(outcome, scenario) }];
  return [
    ...steps,
    tellSequence(knockback.sequence, scenario),
    tellKnockbackDamage(knockback.sequence, knockback.damage, scenario),
  ];
}

/** Who attacks whom, and which rolls hit. */
export function tellAttack({ attacker, defender }: HeroclixScenario): Step {
  const needed = defender.defenseValue - attacker.attackValue;
  const hitsOn =
    needed > ALWAYS_HITS - 1
      ? `only a roll of ${ALWAYS_HITS} hits`
      : needed <= ALWAYS_MISSES + 1
        ? `anything but a roll of ${ALWAYS_MISSES} hits`
        : `a roll of ${needed} or more hits`;
  return {
    title: 'The attack',
    text:
      `${attacker.name} attacks ${defender.name}: with an attack value of ${attacker.attackValue} ` +
      `against a defense value of ${defender.defenseValue}, ${hitsOn}.`,
  };
}

function tellRoll(
  { roll, hit, criticalHit, damage }: AttackOutcome,
  faces: FacesRolled,
  { attacker, defender }: HeroclixScenario,
): Step {
  const total = roll + attacker.attackValue;
  const rolled = `${attacker.name} rolls ${listed(faces.attack ?? [])}, which makes ${roll}`;
  const wouldHit = total >= defender.defenseValue;
  const verdict = hit
    ? criticalHit
      ? `a critical hit, which always hits with one more damage`
      : `with its attack value ${total}, a hit`
    : roll === ALWAYS_MISSES && wouldHit
      ? 'a critical miss, which always misses'
      : `with its attack value ${total}, a miss`;
  const taken = hit
    ? `${defender.name} takes ${counted(damage, 'damage', 'damage')}.`
    : `${defender.name} takes no damage and is not knocked back.`;
  return { title: 'The roll', text: `${rolled}: ${verdict}. ${taken}` };
}

function whyNone({ damage }: AttackOutcome, scenario: HeroclixScenario): string {
  const { attacker, defender } = scenario;
  const why =
    knocksBack(scenario) && damage === 0
      ? 'the hit dealt no damage (by the ruling knockbackNeedsDamage)'
      : `${attacker.name} does not have KNOCKBACK`;
  return capitalised(`${why}, so ${defender.name} is not knocked back.`);
}
