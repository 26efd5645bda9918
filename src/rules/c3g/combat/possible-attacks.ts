import { NO_DICE } from '../../../dice/dice.ts';
import { acts } from '../../../powers/acting.ts';
import { activeEffects } from '../../../powers/active-effects.ts';
import { attackBegun } from '../../../powers/attack-state.ts';
import type { SpecialAttackValue } from '../../../powers/effects/special-attack.ts';
import type { SpecialAttack } from '../../../powers/figure.ts';
import { counted, listed } from '../../../words/english.ts';
import type { Problem } from '../../../words/problem.ts';
import type { C3gScenario, Fighter } from '../scenario.ts';
import { confrontationOf } from './confrontation.ts';
import { choicesOfPowers, withoutPowers } from './optional-powers.ts';
import { outOfReach, type Ranged, reaches } from './out-of-reach.ts';
import { specialAttacksOf } from './special-attack.ts';

/** An attack that a figure may make, as the fight in which it makes it. */
interface PossibleAttack extends Ranged {
  readonly title: string;
  readonly scenario: C3gScenario;
}

/**
 * The attacks of which the attacker makes one: its normal attack, and its special attacks, in the order
 * of the card, as far as they reach the defender. Where the experiment says which attack it is, that one
 * alone. None where nothing reaches, which is refused as the experiment is read.
 */
export function possibleAttacks(scenario: C3gScenario): PossibleAttack[] {
  const attacks = attacksInHand(scenario);
  // Of a place that is not known yet, all can be asked.
  if (scenario.board?.attacker.length === 0) return attacks;
  const apart = confrontationOf(scenario);
  return attacks.filter((attack) => reaches(attack, apart));
}

/** What is wrong with a fight in which nothing reaches that the attacker may attack with. */
export function reachProblems(scenario: C3gScenario): Problem[] {
  const { attacker, board } = scenario;
  // From every place that is yet to be tried the two are adjacent.
  if (board?.attacker.length === 0) return [];
  const path = board ? ['board', 'attacker'] : ['distance'];
  return outOfReach(attacker.name, attacksInHand(scenario), confrontationOf(scenario), path);
}

/** The attacks of which one is made, whether or not they reach: with and without powers that one may use. */
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
  // A special attack that is on no card has no Range that anybody knows.
  if (specialAttack) return [{ title: NORMAL_ATTACK, scenario: fight }];
  const { range } = attacker;
  const normal = {
    title: NORMAL_ATTACK,
    ...(range !== undefined && { range }),
    scenario: fight,
  };
  if (!freeAttack) return [normal];
  const instead = specialAttacksNow(fight).filter(({ beside }) => !beside);
  const specials = instead.map((attack) => specialOf(fight, attack, instead));
  if (freeAttack === true) return [normal, ...specials];
  return specials.filter(({ special: title }) => title === freeAttack);
}

/** The special attacks of a card whose conditions hold; all of them where it is not known yet where it stands. */
function specialAttacksNow(fight: C3gScenario): SpecialAttack[] {
  if (fight.board?.attacker.length === 0) return specialAttacksOf(fight.attacker);
  const begun = attackBegun(confrontationOf(fight), NO_DICE);
  return activeEffects(begun.fight)
    .filter((one) => one.effect.name === 'specialAttack' && one.power.owner === 'attacker')
    .filter((one) => acts(one, begun))
    .map(({ power, value }) => ({ title: power.title, ...(value as SpecialAttackValue) }));
}

/** "normal attack without Rage" */
function titleWithout(title: string, withheld: readonly string[]): string {
  return withheld.length === 0 ? title : `${title} without ${listed(withheld)}`;
}

/** What an attack that a figure has chosen is called among all that it may make. */
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

/** A special attack by its title, with its dice where several stand under it. */
function titleOfSpecial(
  { title, dice }: SpecialAttack,
  all: readonly SpecialAttack[],
  { attack = 0 }: Fighter,
): string {
  const isOneOfSeveral = all.filter((other) => other.title === title).length > 1;
  return isOneOfSeveral ? `${title} (${counted(dice ?? attack, 'die', 'dice')})` : title;
}

/** @param beside the others of the card: of several under one title the dice are named */
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
