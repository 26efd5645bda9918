/* The attacks that a figure may choose from in a single attack. Fights of many attacks use `fights/ways.ts`. */

import { counted, listed, type Problem } from '../../base/index.ts';
import {
  acts,
  addedIn,
  attackBegun,
  rangeOf,
  rulesInForce,
  type SpecialAttack,
  specialGiven,
} from '../../cards/index.ts';
import { NO_DICE } from '../../chance/index.ts';
import type { C3gScenario, Fighter } from '../scenario.ts';
import { confrontationOf } from './confrontation.ts';
import { choicesOfPowers, withoutPowers } from './optional-powers.ts';
import { outOfReach, type Ranged, reaches } from './out-of-reach.ts';
import { linesOf } from './power-dependencies.ts';
import { specialAttacksOf } from './special-attack.ts';

/** An attack that a figure may make, expressed as a scenario. */
interface PossibleAttack extends Ranged {
  readonly title: string;
  readonly scenario: C3gScenario;
}

/**
 * The attacks that the attacker may choose from: its normal attack, then the special attacks in the order of the card,
 * if they reach the defender. If the experiment names an attack, only that attack is possible. Never empty for a
 * scenario that was read, because the reader rejects fights out of reach.
 */
export function possibleAttacks(scenario: C3gScenario): PossibleAttack[] {
  const attacks = attacksInHand(scenario);
  // The attacker's place is not known yet, so keep all attacks.
  if (scenario.board?.attacker.length === 0) return attacks;
  const apart = confrontationOf(scenario);
  return attacks.filter((attack) => reaches(attack, apart));
}

/** Reports a fight in which no attack of the attacker reaches the defender. */
export function reachProblems(scenario: C3gScenario): Problem[] {
  const { attacker, board } = scenario;
  // The attacker's place is not known yet. The reader tries only places next to the defender.
  if (board?.attacker.length === 0) return [];
  const attacks = attacksInHand(scenario);
  if (attacks.length === 0) return [noneNow(scenario)];
  const path = board ? ['board', 'attacker'] : ['distance'];
  return outOfReach(attacker.name, attacks, confrontationOf(scenario), path);
}

/** The problem if a document asks for a special attack, but the card cannot make any special attack now. */
function noneNow({ attacker, freeAttack }: C3gScenario): Problem {
  const asked = Array.isArray(freeAttack) ? ` (${listed(freeAttack, 'or')})` : '';
  return {
    path: ['specialAttack'],
    found: `${attacker.name} cannot make a special attack here${asked}`,
    allowed: 'a special attack whose conditions hold, or its normal attack',
  };
}

/** All attacks to choose from, whether in reach or not, with and without optional powers. */
function attacksInHand(scenario: C3gScenario): PossibleAttack[] {
  return choicesOfPowers(scenario.attacker).flatMap((withheld) =>
    attacksOfCard(scenario).map((attack) => {
      if (withheld.length === 0) return attack;
      const attacker = withoutPowers(attack.scenario.attacker, withheld);
      return {
        ...attack,
        title: titleWithout(attack.title, withheld),
        scenario: { ...attack.scenario, attacker },
      };
    }),
  );
}

function attacksOfCard({ freeAttack, ...fight }: C3gScenario): PossibleAttack[] {
  const { attacker, specialAttack, special } = fight;
  if (special) return [specialOf(fight, special)];
  // The Range of a special attack that is not on a card is unknown.
  if (specialAttack) return [{ title: NORMAL_ATTACK, scenario: fight }];
  const range = attacker.range === undefined ? undefined : attacker.range + longerBy(fight);
  const normal = {
    title: NORMAL_ATTACK,
    ...(range !== undefined && { range }),
    scenario: fight,
  };
  if (!freeAttack) return [normal];
  const instead = specialAttacksNow(fight).filter(({ beside }) => !beside);
  const specials = instead.map((attack) => specialOf(fight, attack, instead));
  if (freeAttack === true) return [normal, ...specials];
  return specials.filter(({ special: title }) => title !== undefined && freeAttack.includes(title));
}

/** The Range that powers add to normal attacks; 0 if the attacker's place is not known yet. */
function longerBy(fight: C3gScenario): number {
  if (fight.board?.attacker.length === 0) return 0;
  if (addedIn(linesOf(fight.attacker), 'range').length === 0) return 0;
  const begun = attackBegun(confrontationOf(fight), NO_DICE);
  return rulesInForce(begun.fight)
    .filter((one) => one.kind.name === 'value.range' && one.power.owner === 'attacker')
    .filter((one) => acts(one, begun))
    .reduce((sum, one) => sum + rangeOf(one), 0);
}

/**
 * A card's special attacks whose conditions hold, or all its special attacks if the attacker's place is not known yet.
 */
function specialAttacksNow(fight: C3gScenario): SpecialAttack[] {
  if (fight.board?.attacker.length === 0) return specialAttacksOf(fight.attacker);
  const begun = attackBegun(confrontationOf(fight), NO_DICE);
  return rulesInForce(begun.fight)
    .filter((one) => one.power.owner === 'attacker')
    .filter((one) => acts(one, begun))
    .flatMap(specialGiven);
}

/** "normal attack without Rage" */
function titleWithout(title: string, withheld: readonly string[]): string {
  return withheld.length === 0 ? title : `${title} without ${listed(withheld)}`;
}

/** The title of a chosen attack, distinct from the titles of all other attacks that the figure may make. */
export function titleOfAttack(
  attacker: Fighter,
  {
    special,
    withheld = [],
  }: { readonly special?: SpecialAttack; readonly withheld?: readonly string[] },
): string {
  const title = special
    ? titleOfSpecial(special, specialAttacksOf(attacker), attacker)
    : NORMAL_ATTACK;
  return titleWithout(title, withheld);
}

/** The title of a special attack, followed by its number of dice if several special attacks share the title. */
function titleOfSpecial(
  { title, dice }: SpecialAttack,
  all: readonly SpecialAttack[],
  { attack = 0 }: Fighter,
): string {
  const isOneOfSeveral = all.filter((other) => other.title === title).length > 1;
  return isOneOfSeveral ? `${title} (${counted(dice ?? attack, 'die', 'dice')})` : title;
}

/** @param beside all special attacks of the card; if several share a title, the number of dice is added to the title */
function specialOf(
  fight: C3gScenario,
  special: SpecialAttack,
  beside: readonly SpecialAttack[] = [],
): PossibleAttack {
  return {
    title: titleOfSpecial(special, beside, fight.attacker),
    special: special.title,
    range: special.range,
    scenario: { ...fight, specialAttack: true, special },
  };
}

const NORMAL_ATTACK = 'normal attack';
