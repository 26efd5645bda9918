import type { Card } from '../../../cards/card.ts';
import { findCard, findCards } from '../../../cards/library.ts';
import { listed } from '../../../words/english.ts';
import { BadInput } from '../../../words/problem.ts';
import { type GivenFight, isVaried } from '../../fight-command.ts';
import type { Surroundings } from '../../surroundings.ts';
import { figuresOf } from '../fights/read-sides.ts';
import { type Given, libraryWith, topFields } from '../given.ts';
import { NEAR } from '../given-friends.ts';
import { NORMAL, OPTIONS, SPECIAL } from './command-options.ts';
import { addedPowers, attackerDocument, defenderDocument } from './command-sides.ts';

/** Which special attack to make is a choice of the turn, which also has no heights and no friends by name. */
const OF_ONE_ATTACK = [SPECIAL, '--height-advantage', ...NEAR.map(({ name }) => name)];

/** The longest label of a varied value. */
const LONGEST_LABEL = 60;

/**
 * A turn of each of several attackers on the defender, as a sweep over who attacks: `krug, hawkgirl`. All figures
 * of a squad attack.
 *
 * @returns undefined where the attacker's name stands for one card
 * @throws BadInput for unknown cards, and for options that a turn does not have
 */
export function turnOfEach(
  { attacker, defender, cards, given: all }: GivenFight,
  surroundings: Surroundings,
): Record<string, unknown> | undefined {
  if (attacker === undefined || !attacker.includes(',')) return undefined;
  const library = libraryWith(cards, surroundings);
  const attackers = findCards(library, attacker, ['attacker']);
  if (attackers.length < 2) return undefined;
  const given = checked(attackers, all);
  const defending = defender === undefined ? undefined : findCard(library, defender, ['defender']);
  const more = addedPowers(given);
  const { specialAttack: _, ...fields } = topFields(OPTIONS, given);
  return {
    name: `${listed(attackers.map(({ name }) => name))} attack ${defending?.name ?? 'Defender'}`,
    rules: 'c3g',
    ...sweepOfTurns(attackers, (card) => {
      const figure = attackerDocument(card, given, more.attacker);
      return { ...figure, ...(given[NORMAL] && { specialAttack: false }) };
    }),
    defender: defenderDocument(defending, given, more.defender),
    ...fields,
    ...(cards !== undefined && { cards: [cards] }),
  };
}

/**
 * A turn of each of several cards, as a sweep over who attacks: what a document says of it.
 *
 * @param figureOf a figure of a card as documents write it
 */
export function sweepOfTurns(
  attackers: readonly Card[],
  figureOf: (card: Card) => unknown,
): Record<'turn' | 'order' | 'vary', unknown> {
  const turns = attackers.map((card) =>
    Array.from({ length: figuresOf(card) }, () => ({ figure: figureOf(card) })),
  );
  return {
    turn: turns[0],
    order: 'given',
    vary: {
      turn: turns.map((value, i) => ({
        label: attackers[i]?.name.slice(0, LONGEST_LABEL),
        value,
      })),
    },
  };
}

/** @throws BadInput for an attacker that is there twice, and for options that a turn of each does not have */
function checked(attackers: readonly Card[], all: GivenFight['given']): Given {
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
    if (isVaried(value) || OF_ONE_ATTACK.includes(name)) {
      throw new BadInput({ path: [], place: name, found, allowed });
    }
  }
  return all as Given;
}
