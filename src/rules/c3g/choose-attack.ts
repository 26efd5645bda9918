import { listed } from '../../words/english.ts';
import { decimal } from '../../words/numbers.ts';
import { chooseRoute, meansOf } from './choose-route.ts';
import { profileOf } from './profile.ts';
import { routesOf } from './route.ts';
import type { C3gScenario } from './scenario.ts';
import { specialAttacksOf } from './special-attack.ts';

/**
 * The attack that a figure makes which has special attacks: of its normal attack and of those that
 * reach the defender, the one with more mean wounds; of equals the normal one, then the card's first.
 */
export function chooseAttack(scenario: C3gScenario): {
  chosen: C3gScenario;
  remark?: string;
} {
  const { freeAttack, ...fight } = scenario;
  if (!freeAttack) return { chosen: scenario };
  const normal = { title: 'normal attack', scenario: fight };
  const { distance } = profileOf(fight).fight;
  const special = specialAttacksOf(scenario.attacker)
    .filter(({ range, beside }) => range >= distance && !beside)
    .map((attack) => ({
      title: attack.title,
      scenario: { ...fight, specialAttack: true, special: attack },
    }));
  const rated = [normal, ...special].map((one) => ({ ...one, wounds: meanWounds(one.scenario) }));
  const best = rated.reduce((a, b) => (b.wounds > a.wounds ? b : a));
  const values = rated.map(({ title, wounds }) => `${title} ${decimal(wounds, 2)}`);
  return {
    chosen: best.scenario,
    remark: `${scenario.attacker.name} makes the attack with more mean wounds: ${listed(values)}.`,
  };
}

function meanWounds(scenario: C3gScenario): number {
  const attack = profileOf(scenario);
  const { chosen } = chooseRoute(scenario, attack, routesOf(scenario));
  return meansOf(scenario, attack, chosen).wounds;
}
