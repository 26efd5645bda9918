import { confrontationOf } from './confrontation.ts';
import type { C3gScenario } from './scenario.ts';
import { specialAttacksOf } from './special-attack.ts';

/** An attack that a figure may make, as the fight in which it makes it. */
export interface PossibleAttack {
  readonly title: string;
  readonly scenario: C3gScenario;
}

/**
 * The attacks of which the attacker makes one: its normal attack, and its special attacks that reach the
 * defender, in the order of the card. Where one of these reaches and the card's Range does not, the normal
 * attack is none of them. Where the experiment says which attack it is, that one alone.
 */
export function possibleAttacks(scenario: C3gScenario): PossibleAttack[] {
  const { freeAttack, ...fight } = scenario;
  if (!freeAttack) {
    return [{ title: scenario.special?.title ?? NORMAL_ATTACK, scenario }];
  }
  const { distance } = confrontationOf(fight);
  const special = specialAttacksOf(fight.attacker)
    .filter(({ range, beside }) => range >= distance && !beside)
    .map((attack) => ({
      title: attack.title,
      scenario: { ...fight, specialAttack: true, special: attack },
    }));
  const { range = distance } = fight.attacker;
  const isOutOfRange = range < distance && special.length > 0;
  return isOutOfRange ? special : [{ title: NORMAL_ATTACK, scenario: fight }, ...special];
}

const NORMAL_ATTACK = 'normal attack';
