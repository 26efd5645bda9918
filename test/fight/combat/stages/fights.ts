import type { RawOutcome } from '../../../../src/chance/dice/throw.ts';
import type { AttackOutcome } from '../../../../src/fight/combat/attack-outcome.ts';
import { attackDistribution } from '../../../../src/fight/combat/dice.ts';
import { type AttackProfile, profileOf } from '../../../../src/fight/combat/profile.ts';
import { routesOf } from '../../../../src/fight/ground/route.ts';
import type { C3gScenario } from '../../../../src/fight/scenario.ts';
import { documentOf, type Setting } from '../../../cards/powers/attacks.ts';
import { scenarioOf } from '../../scenarios.ts';

export function c3gScenario(setting: Setting): C3gScenario {
  return scenarioOf(documentOf(setting)) as C3gScenario;
}

export function profile(setting: Setting): AttackProfile {
  return profileOf(c3gScenario(setting));
}

/** The dice of an attack by pool: `{ attack: 4, 'attack/2': 2 }`. */
export function pools(setting: Setting): Record<string, number> {
  const scenario = c3gScenario(setting);
  const [route] = routesOf(scenario);
  const { thrown } = attackDistribution(profileOf(scenario), scenario, route);
  return Object.fromEntries(thrown.map(({ name, count }) => [name, count]));
}

/** The attack as it ends with these dice. */
export function played(setting: Setting, raw: RawOutcome): AttackOutcome {
  const scenario = c3gScenario(setting);
  const [route] = routesOf(scenario);
  return attackDistribution(profileOf(scenario), scenario, route).resolve(raw);
}
