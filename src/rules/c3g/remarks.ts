import { listed } from '../../words/english.ts';
import { knocksBack } from './dice.ts';
import type { Muster } from './muster.ts';
import type { C3gScenario, Fighter } from './scenario.ts';

/** The fields of a card that an attack on clear ground can depend on. */
const THAT_COUNT: Record<'attacker' | 'defender', readonly string[]> = {
  attacker: ['attack'],
  defender: ['defense', 'life'],
};

/** What a reader should know beside the numbers: assumed values, and why there is no Knockback. */
export function remarksOn(scenario: C3gScenario, attack: Muster): string[] {
  const remarks: string[] = [];
  for (const side of ['attacker', 'defender'] as const) {
    const assumed = assumedValues(scenario[side], THAT_COUNT[side]);
    if (assumed) remarks.push(`Assumed, since the rule document does not give it: ${assumed}.`);
  }
  if (scenario.defender.life === undefined) {
    remarks.push(`${scenario.defender.name} has no Life given, so wounds never destroy it.`);
  }
  if (attack.attackDice === 0) remarks.push('An attack with 0 dice is no attack: nothing happens.');
  else if (!knocksBack(attack)) remarks.push(`There is no Knockback: ${whyNot(scenario, attack)}.`);
  return remarks;
}

function assumedValues(fighter: Fighter, counts: readonly string[]): string {
  const assumed = (fighter.assumed ?? []).filter((field) => counts.includes(field));
  return listed(
    assumed.map((field) => `${fighter.name}'s ${field} of ${fighter[field as keyof Fighter]}`),
  );
}

function whyNot(scenario: C3gScenario, attack: Muster): string {
  if (!attack.normalAttack) return 'this is a special attack';
  if (!scenario.superStrength) return `${scenario.attacker.name}'s Super Strength is negated`;
  return `${scenario.attacker.name} has no Super Strength`;
}
