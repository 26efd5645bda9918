/*
 * Makes the document of an attack from the command line or, if the card may move or attack more than once in its turn,
 * the document of a turn.
 */

import {
  BadInput,
  does,
  inSentence,
  listed,
  possessive,
  titleWith,
  titleWithList,
} from '../../base/index.ts';
import { type Card, findCard, findCards, type PowerUse } from '../../cards/index.ts';
import { type FightCommand, type GivenFight, isVaried } from '../../rules/index.ts';
import { mayAttackOften } from '../combat/several-attacks.ts';
import { specialAttacksOf } from '../combat/special-attack.ts';
import { firstOf, type Given, libraryWith, sideFields, topFields, varyOf } from '../given.ts';
import { FRIENDS } from '../given-friends.ts';
import {
  allPowers,
  POWER_OPTION,
  powersBySide,
  powersWith,
  sideDocument,
} from '../given-powers.ts';
import {
  DICE,
  DISTANCE,
  GRANTED,
  NORMAL,
  OPTIONS,
  SHIELDS,
  SINGLE,
  SPECIAL,
  SUPER_STRENGTH,
} from './command-options.ts';
import { sweepOfTurns } from './sweep-of-turns.ts';

/** The sweep over every option that lists several values. */
function varied(
  all: GivenFight['given'],
  defender: Card | undefined,
  more: readonly PowerUse[],
): { vary?: object } {
  return varyOf(OPTIONS, all, (name, values) =>
    name === SHIELDS ? values.map((n) => powersWith(defender, [tough(n), ...more]).powers) : values,
  );
}

const tough = (shields: number): PowerUse => ({ power: 'tough', number: shields });

/** The powers that options add to either side's card. */
function addedPowers(given: Given): ReturnType<typeof powersBySide> {
  const { attacker, defender } = powersBySide(given);
  const isStrong = attacker.some(({ power }) => power === 'super-strength');
  const strength = given[SUPER_STRENGTH] && !isStrong ? [{ power: 'super-strength' }] : [];
  return { attacker: [...strength, ...attacker], defender };
}

function attackerDocument(
  card: Card | undefined,
  given: Given,
  more: readonly PowerUse[],
): Record<string, unknown> {
  if (!card) requireDice(given, 'attacker', 'attack');
  if (given[NORMAL] && given[SPECIAL]) throw notBoth(NORMAL, SPECIAL);
  if (card && typeof given[SPECIAL] === 'string') requireSpecial(card, given, more);
  const granted = given[GRANTED] ? { granted: [{ superStrength: true }] } : {};
  const fields = { ...sideFields(OPTIONS, 'attacker', given), ...granted };
  return sideDocument(card, 'Attacker', fields, more);
}

function defenderDocument(
  card: Card | undefined,
  given: Given,
  more: readonly PowerUse[],
): Record<string, unknown> {
  if (!card) requireDice(given, 'defender', 'defense');
  const shields = given[SHIELDS] as number | undefined;
  const isTough = more.some(({ power }) => power === 'tough');
  if (isTough && shields !== undefined) throw notBoth(`${POWER_OPTION.name} tough`, SHIELDS);
  const hasShields = shields !== undefined || (!card && !isTough);
  const all = [...(hasShields ? [tough(shields ?? 0)] : []), ...more];
  return sideDocument(card, 'Defender', sideFields(OPTIONS, 'defender', given), all);
}

function notBoth(one: string, other: string): BadInput {
  const [found, allowed] = [`${other} was given, too`, `${one} or ${other}, not both`];
  return new BadInput({ path: [], place: one, found, allowed });
}

/**
 * @param more powers in addition to the card's own
 * @throws BadInput if neither the card nor a friend nearby can have the named special attack
 */
function requireSpecial(card: Card, given: Given, more: readonly PowerUse[]): void {
  if (maySpecial(card, given, more)) return;
  throw new BadInput({
    path: [],
    place: SPECIAL,
    found: `${inSentence(does(card, 'has'))} no special attack`,
    allowed: `${SPECIAL} without a name, to roll ${possessive(card)} attack dice as a special attack`,
  });
}

/** Whether the card may have a special attack, its own or one that a friend nearby grants. */
function maySpecial(card: Card, given: Given, more: readonly PowerUse[]): boolean {
  const powers = allPowers(card, more);
  return Boolean(given[FRIENDS]) || specialAttacksOf({ ...card, powers, wounds: 0 }).length > 0;
}

function requireDice(given: Given, side: string, number: string): void {
  if (given[`--${side}-${number}`] !== undefined) return;
  const allowed = `--${number} with a number, such as --${number} 4, or the ${side}'s card`;
  throw new BadInput({ path: [], place: `--${number}`, found: 'nothing', allowed });
}

/**
 * A fight between two cards, cards with changed statistics, or statistics without cards, on clear, level ground. It is
 * a turn if the card may attack more than once or begins apart from the defender, otherwise one attack.
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
    const isTurn = attacking !== undefined && isWholeTurn(attacking, all);
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

/**
 * Whether the options describe the card's whole turn: it may attack several times or, if it is not adjacent to the
 * defender, may move before it attacks.
 */
function isWholeTurn(card: Card, all: GivenFight['given']): boolean {
  const given = firstOf(all);
  if (given[SINGLE]) return false;
  const more = addedPowers(given).attacker;
  // If the card has no special attack, the fight is a single attack. A caveat says that the card's own dice are rolled.
  if (given[SPECIAL] && !maySpecial(card, given, more)) return false;
  if ([all[DISTANCE]].flat().some((spaces) => Number(spaces) > 1)) return true;
  const powers = allPowers(card, more);
  const kind = given[SPECIAL] ? 'special' : given[NORMAL] ? 'normal' : 'any';
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

/**
 * Options that are allowed only with a single attacker: special attacks depend on the card, and several attackers are
 * compared by whole turns.
 */
const OF_ONE_CARD = [SPECIAL, SINGLE];

/**
 * @throws BadInput for an attacker that is listed twice, and for options that allow only one attacker
 */
function checkSeveral(attackers: readonly Card[], all: GivenFight['given']): void {
  const twice = attackers.find((card, i) => attackers.indexOf(card) < i);
  if (twice) {
    const [found, allowed] = [`${twice.name} is named twice`, 'each attacker only once'];
    throw new BadInput({ path: ['attacker'], found, allowed });
  }
  const found = 'several attackers';
  for (const [name, value] of Object.entries(all)) {
    const allowed = isVaried(value)
      ? 'one value, because several attackers are compared with each other'
      : 'only one attacker with this option';
    if (isVaried(value) || OF_ONE_CARD.includes(name)) {
      throw new BadInput({ path: [], place: name, found, allowed });
    }
  }
}
