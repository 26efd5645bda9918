import { listed } from '../../words/english.ts';
import { decimal } from '../../words/numbers.ts';
import { chooseRoute, meansOf } from './choose-route.ts';
import { possibleAttacks } from './possible-attacks.ts';
import { profileOf } from './profile.ts';
import { routesOf } from './route.ts';
import type { C3gScenario } from './scenario.ts';

/**
 * The attack that a figure makes which has special attacks: of its normal attack and the special ones,
 * as far as they reach the defender, the one with more mean wounds; of equals the normal one, then the
 * card's first.
 */
export function chooseAttack(scenario: C3gScenario): {
  chosen: C3gScenario;
  remark?: string;
} {
  if (!scenario.freeAttack) return { chosen: scenario };
  const { name, range } = scenario.attacker;
  const rated = possibleAttacks(scenario).map((one) => ({
    ...one,
    wounds: meanWounds(one.scenario),
  }));
  const best = rated.reduce((a, b) => (b.wounds > a.wounds ? b : a));
  const values = rated.map(({ title, wounds }) => `${title} ${decimal(wounds, 2)}`);
  const choice = `${name} makes the attack with more mean wounds: ${listed(values)}.`;
  const hasNormal = rated.some((one) => !one.scenario.specialAttack);
  return {
    chosen: best.scenario,
    remark: hasNormal ? choice : `${choice} Its normal attack, Range ${range}, does not reach.`,
  };
}

function meanWounds(scenario: C3gScenario): number {
  const attack = profileOf(scenario);
  const { chosen } = chooseRoute(scenario, attack, routesOf(scenario));
  return meansOf(scenario, attack, chosen).wounds;
}
