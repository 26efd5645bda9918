import { BadInput, listed, titleWith, titleWithList } from '../../base/index.ts';
import { type Card, findCard, findCards } from '../../cards/index.ts';
import { type FightCommand, type GivenFight, isVaried } from '../../rules/index.ts';
import { mayAttackOften } from '../combat/several-attacks.ts';
import { specialAttacksOf } from '../combat/special-attack.ts';
import { firstOf, type Given, libraryWith, topFields } from '../given.ts';
import { allPowers } from '../given-powers.ts';
import { DICE, NORMAL, OPTIONS, SINGLE, SPECIAL } from './command-options.ts';
import { addedPowers, attackerDocument, defenderDocument, varied } from './command-sides.ts';
import { sweepOfTurns } from './sweep-of-turns.ts';

/**
 * Two cards, numbers in place of cards, or cards with changed numbers, on clear, level ground: the turn
 * of a card that may attack more than once, else one attack.
 */
export const c3gFightCommand: FightCommand = {
  options: OPTIONS,
  dice: DICE,
  single: SINGLE,
  faces: [
    { name: 'skull', letter: 's' },
    { name: 'shield', letter: 'h' },
    { name: 'blank', letter: 'b' },
  ],
  document(fight, surroundings) {
    const { attacker, defender, cards, given: all } = fight;
    const given = firstOf(all);
    const library = libraryWith(cards, surroundings);
    const attacking =
      attacker === undefined ? undefined : findCard(library, attacker, ['attacker']);
    const defending =
      defender === undefined ? undefined : findCard(library, defender, ['defender']);
    const isTurn = attacking !== undefined && makesSeveralAttacks(attacking, given);
    return {
      name: titleWith([attacking?.name ?? 'Attacker', defending?.name ?? 'Defender'], (names) =>
        names.join(' attacks '),
      ),
      rules: 'c3g',
      ...(isTurn && { fight: 'turn' }),
      attacker: attackerDocument(attacking, given, addedPowers(given).attacker),
      ...defenderAndCards(defending, fight),
      ...varied(all, defending, addedPowers(given).defender),
    };
  },
  several(fight, surroundings) {
    const { attacker, defender, cards, given: all } = fight;
    if (attacker === undefined || !attacker.includes(',')) return undefined;
    const library = libraryWith(cards, surroundings);
    const attackers = findCards(library, attacker, ['attacker']);
    if (attackers.length < 2) return undefined;
    checkSeveral(attackers, all);
    const given = firstOf(all);
    const defending =
      defender === undefined ? undefined : findCard(library, defender, ['defender']);
    return {
      name: titleWithList(
        attackers.map(({ name }) => name),
        [defending?.name ?? 'Defender'],
        (names, [other]) => `${listed(names)} attack ${other}`,
      ),
      rules: 'c3g',
      ...sweepOfTurns(attackers, (card) =>
        attackerDocument(card, given, addedPowers(given).attacker),
      ),
      ...defenderAndCards(defending, fight),
    };
  },
};

/** Whether the attack that was described is one of several that the card may make in its turn. */
function makesSeveralAttacks(card: Card, given: Given): boolean {
  if (given[SINGLE]) return false;
  const powers = allPowers(card, addedPowers(given).attacker);
  const special = given[SPECIAL];
  // A special attack that the card does not have is a single one.
  if (special && specialAttacksOf({ ...card, powers, wounds: 0 }).length === 0) return false;
  const kind = special ? 'special' : given[NORMAL] ? 'normal' : 'any';
  return mayAttackOften({ ...card, powers }, kind);
}

function defenderAndCards(
  defending: Card | undefined,
  { cards, given: all }: GivenFight,
): Record<string, unknown> {
  const given = firstOf(all);
  return {
    defender: defenderDocument(defending, given, addedPowers(given).defender),
    ...topFields(OPTIONS, given),
    ...(cards !== undefined && { cards: [cards] }),
  };
}

/** Which special attack to make depends on the card, and a single attack is not compared. */
const OF_ONE_CARD = [SPECIAL, SINGLE];

/** @throws BadInput for an attacker that is listed twice, and for options that suit one attacker only */
function checkSeveral(attackers: readonly Card[], all: GivenFight['given']): void {
  const twice = attackers.find((card, i) => attackers.indexOf(card) < i);
  if (twice) {
    const [found, allowed] = [`${twice.name} twice`, 'every attacker once'];
    throw new BadInput({ path: ['attacker'], found, allowed });
  }
  const found = 'several attackers';
  for (const [name, value] of Object.entries(all)) {
    const allowed = isVaried(value)
      ? 'one value beside several attackers, which are compared with each other'
      : 'with one attacker';
    if (isVaried(value) || OF_ONE_CARD.includes(name)) {
      throw new BadInput({ path: [], place: name, found, allowed });
    }
  }
}
