import { decimal, does, its, listed } from '../../base/index.ts';
import { ratioTo, weighOutcomes } from '../../chance/index.ts';
import type { AttackOutcome } from '../combat/attack-outcome.ts';
import { attackValue } from '../combat/attack-value.ts';
import { attackDistribution } from '../combat/dice.ts';
import { possibleAttacks } from '../combat/possible-attacks.ts';
import { profileOf } from '../combat/profile.ts';
import { throwOutcomeOf } from '../combat/throw-outcome.ts';
import { routesOf } from '../ground/route.ts';
import type { C3gScenario } from '../scenario.ts';
import { chooseRoute } from './choose-route.ts';

/**
 * Chooses the attack of a figure with special attacks or optional powers: among all attacks that
 * reach the defender, with and without these powers, the one with the highest value on its own.
 * Ties: the normal attack, then the order of the card.
 */
export function chooseAttack(scenario: C3gScenario): {
  chosen: C3gScenario;
  remark?: string;
} {
  const possible = possibleAttacks(scenario);
  if (!scenario.freeAttack && possible.length < 2) return { chosen: scenario };
  const { range } = scenario.attacker;
  const makes = does(scenario.attacker, 'makes');
  const rated = possible.map((one) => ({ ...one, value: meanValue(one.scenario) }));
  const best = rated.reduce((a, b) => (b.value > a.value + EQUAL ? b : a));
  const values = rated.map(({ title, value }) => `${title} ${decimal(value, 2)}`);
  const choice = `${makes} the attack that is worth more wounds on average: ${listed(values)}.`;
  if (rated.length === 1 && !best.scenario.specialAttack) {
    const remark = `${makes} ${its(scenario.attacker)} ${best.title}: none of the special attacks can be made here.`;
    return { chosen: best.scenario, remark };
  }
  const hasNormal = rated.some((one) => !one.scenario.specialAttack);
  const isOutOfReach = scenario.freeAttack === true && !hasNormal;
  return {
    chosen: best.scenario,
    remark: isOutOfReach ? `${choice} Its normal attack, Range ${range}, does not reach.` : choice,
  };
}

/** Values that differ by less are equal. */
const EQUAL = 1e-12;

function meanValue(scenario: C3gScenario): number {
  const profile = profileOf(scenario);
  const { chosen } = chooseRoute(scenario, profile, routesOf(scenario));
  const weighed: [value: number, weight: bigint][] = [];
  const { total } = weighOutcomes(
    attackDistribution(profile, scenario, chosen),
    (outcome, weight) => {
      weighed.push([valueOfBlow(outcome, scenario), weight]);
    },
  );
  const share = ratioTo(total);
  return weighed.reduce((sum, [value, weight]) => sum + value * share(weight), 0);
}

function valueOfBlow({ attack }: AttackOutcome, { attacker, defender }: C3gScenario): number {
  const { life } = defender;
  const outcome = throwOutcomeOf(attack, 0, []);
  return attackValue(
    { ...outcome, enemyDestroyed: outcome.enemyDestroyed && life !== undefined },
    // An attacker without a Life counts as having one Life left.
    {
      own: (attacker.life ?? attacker.wounds + 1) - attacker.wounds,
      enemy: (life ?? 0) - defender.wounds,
    },
  );
}
