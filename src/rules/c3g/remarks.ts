import { listed } from '../../words/english.ts';
import { notTargeted } from './not-targeted.ts';
import { powerRemarks } from './power-remarks.ts';
import { type AttackProfile, knocksBack } from './profile.ts';
import type { C3gScenario, Fighter } from './scenario.ts';
import { withoutHeight } from './without-height.ts';

/** The fields of a card that an attack can depend on. */
const ON_CLEAR_GROUND = { attacker: ['attack'], defender: ['defense', 'life'] };

/** On a board, Heights decide over adjacency, climbs and falls. */
const ON_A_BOARD = { attacker: ['attack', 'height'], defender: ['defense', 'life', 'height'] };

/**
 * What a reader should know beside the numbers: assumed values, and why there is no Knockback.
 *
 * @param adjacent whether attacker and defender are
 */
export function remarksOn(
  scenario: C3gScenario,
  attack: AttackProfile,
  adjacent: boolean,
): string[] {
  const remarks: string[] = [];
  const counting = scenario.board ? ON_A_BOARD : ON_CLEAR_GROUND;
  for (const side of ['attacker', 'defender'] as const) {
    remarks.push(...assumedRemark(scenario[side], counting[side]));
  }
  for (const { name, height } of withoutHeight(scenario)) {
    remarks.push(`${name}'s card gives no Height: ${height} is taken.`);
  }
  for (const { name, life, assumedLife } of scenario.board?.others ?? []) {
    if (assumedLife) remarks.push(`${ASSUMED}: ${name}'s life of ${life}.`);
  }
  remarks.push(...(scenario.board?.lacks ?? []));
  if (scenario.defender.life === undefined) {
    remarks.push(`${scenario.defender.name} has no Life given, so wounds never destroy it.`);
  }
  remarks.push(...powerRemarks(scenario, attack));
  const hidden = notTargeted(scenario.defender.name, attack);
  if (hidden) remarks.push(`There is no attack: ${hidden}.`);
  else if (attack.attackDice === 0)
    remarks.push('An attack with 0 dice is no attack: nothing happens.');
  else if (!adjacent) remarks.push('There is no Knockback: the two are not adjacent.');
  else if (!knocksBack(attack)) remarks.push(`There is no Knockback: ${whyNot(scenario, attack)}.`);
  return remarks;
}

const ASSUMED = 'Assumed, since the rule document does not give it';

/** Which of some numbers of a card are assumed; none where all are known. */
export function assumedRemark(fighter: Fighter, counts: readonly string[]): string[] {
  const assumed = (fighter.assumed ?? []).filter((field) => counts.includes(field));
  if (assumed.length === 0) return [];
  const values = assumed.map(
    (field) => `${fighter.name}'s ${field} of ${fighter[field as keyof Fighter]}`,
  );
  return [`${ASSUMED}: ${listed(values)}.`];
}

function whyNot(scenario: C3gScenario, attack: AttackProfile): string {
  if (attack.fight.isSpecial) return 'this is a special attack';
  if (!scenario.superStrength) return `${scenario.attacker.name}'s Super Strength is negated`;
  return `${scenario.attacker.name} has no Super Strength`;
}
