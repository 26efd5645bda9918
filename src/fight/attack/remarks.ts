import { does, possessive } from '../../base/index.ts';
import type { Caveat } from '../../rules/index.ts';
import { type CaveatSide, hasSeveral } from '../caveats/fight.ts';
import { groundCaveats } from '../caveats/ground.ts';
import { caveatsOf } from '../caveats/index.ts';
import { notTargeted } from '../combat/not-targeted.ts';
import { type AttackProfile, neverActs } from '../combat/profile.ts';
import { remarksOnFriends } from '../combat/tell-friends.ts';
import type { C3gScenario, Fighter } from '../scenario.ts';

/**
 * The numbers of a card that can affect an attack. On a board Height is added: it decides
 * adjacency, climbs and falls.
 */
const COUNTING = { attacker: ['attack'], defender: ['defense', 'life'] };

/**
 * The limitations and assumptions of an attack.
 *
 * @param adjacent whether attacker and defender are
 */
export function attackCaveats(scenario: C3gScenario, adjacent: boolean): Caveat[] {
  const { attacker, defender, board, states = [] } = scenario;
  const side = (role: 'attacker' | 'defender', enemy: Fighter): CaveatSide => ({
    card: scenario[role],
    role,
    counting: [...COUNTING[role], ...(board ? ['height'] : [])],
    facesSeveral: hasSeveral(enemy),
  });
  return [
    ...caveatsOf({
      kind: 'attack',
      states,
      hasBoard: board !== undefined,
      areApart: !adjacent,
      sides: [side('attacker', defender), side('defender', attacker)],
    }),
    ...groundCaveats([attacker], defender, board),
  ];
}

/**
 * Remarks in addition to the numbers: what other figures grant, and why there is no Knockback.
 *
 * @param can whether the two are adjacent, and what the dice can do
 */
export function remarksOn(
  scenario: C3gScenario,
  attack: AttackProfile,
  can: { readonly adjacent: boolean; readonly hasDice: boolean; readonly canKnockBack: boolean },
): string[] {
  const remarks = remarksOnFriends(scenario, (line) => neverActs(line, attack));
  const hidden = notTargeted(scenario.defender.name, attack);
  if (hidden) remarks.push(`There is no attack: ${hidden}.`);
  else if (!can.hasDice) remarks.push('An attack with 0 dice is no attack: nothing happens.');
  else if (!can.adjacent) remarks.push('There is no Knockback: the two are not adjacent.');
  else if (!can.canKnockBack) remarks.push(`There is no Knockback: ${whyNot(scenario, attack)}.`);
  return remarks;
}

function whyNot(scenario: C3gScenario, attack: AttackProfile): string {
  if (attack.fight.isSpecial) return 'this is a special attack';
  if (!scenario.superStrength) return `${possessive(scenario.attacker)} Super Strength is negated`;
  return `${does(scenario.attacker, 'has')} no Super Strength`;
}
