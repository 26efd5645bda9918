/* The options of a duel on the command line, and the document that they make. */

import { BadInput, titleWith } from '../../base/index.ts';
import { findCard, MOST_DICE } from '../../cards/index.ts';
import type { FightCommand, FightOption } from '../../rules/index.ts';
import {
  firstOf,
  type Given,
  libraryWith,
  sideFields,
  topFields,
  varyOf,
  whole,
} from '../given.ts';
import { friendsOption } from '../given-friends.ts';
import { powersGiven, powersOf, sideDocument } from '../given-powers.ts';
import { MOST_TURNS } from './schema.ts';

const ofSide = (side: 'attacker' | 'defender', who: string): FightOption[] => [
  whole(`--${side}-attack`, 0, MOST_DICE, `attack dice of ${who}`, `${side}.attack`),
  whole(`--${side}-defense`, 0, MOST_DICE, `defense dice of ${who}`, `${side}.defense`),
  whole(`--${side}-life`, 1, 1000, `Life of ${who}, of every figure`, `${side}.life`),
  whole(`--${side}-figures`, 1, 20, `figures of ${who}`, `${side}.figures`),
  whole(
    `--${side}-wounds`,
    0,
    999,
    `wounds that the first figure of ${who} already has`,
    `${side}.wounds`,
  ),
  whole(`--${side}-move`, 0, 100, `Move of ${who}`, `${side}.move`),
  whole(`--${side}-range`, 1, 100, `Range of ${who}`, `${side}.range`),
  powersOf(`--${side}-power`, who, `${side}.powers`),
];

/** Named as for an attack, in which the second side is the defender. */
const NEAR_SIDES = [
  friendsOption('--near', 'the first side', 'attacker.near'),
  friendsOption('--near-defender', 'the second side', 'defender.near'),
];

const OPTIONS: readonly FightOption[] = [
  {
    name: '--first',
    placeholder: 'side',
    text: 'who has the first turn (default: toss, each half the time)',
    value: { kind: 'choice', choices: ['attacker', 'defender', 'toss'] },
    field: 'first',
  },
  whole(
    '--distance',
    1,
    100,
    'spaces between the sides when it begins (default: 1, adjacent)',
    'distance',
  ),
  whole(
    '--most-turns',
    1,
    MOST_TURNS,
    'turns of both sides together after which nobody has won',
    'mostTurns',
  ),
  {
    name: '--rounds',
    text: 'after three turns of each side the D20 decides anew which one has the next turn',
    value: { kind: 'switch' },
    field: 'rounds',
  },
  {
    name: '--choices',
    placeholder: 'how',
    text: 'what each side does: wounds, the attack with the most mean wounds, or best, what gives it the best chance to win, so that it may avoid the fight (default: wounds)',
    value: { kind: 'choice', choices: ['wounds', 'best'] },
    field: 'choices',
  },
  ...NEAR_SIDES,
  ...ofSide('attacker', 'the first side'),
  ...ofSide('defender', 'the second side'),
  {
    name: '--no-super-strength',
    text: 'Super Strength is negated: no Knockback',
    value: { kind: 'switch' },
    field: 'superStrength',
  },
];

/** Two cards, numbers in place of cards, or cards with changed numbers. */
export const duelFightCommand: FightCommand = {
  options: OPTIONS,
  dice: [],
  faces: [],
  document({ attacker, defender, cards, given: all }, surroundings) {
    const given = firstOf(all);
    const library = libraryWith(cards, surroundings);
    const side = (name: string | undefined, which: 'attacker' | 'defender', instead: string) => {
      const card = name === undefined ? undefined : findCard(library, name, [which]);
      if (!card) requireNumbers(which, instead, given);
      const more = powersGiven(`--${which}-power`, given).map(({ use }) => use);
      return sideDocument(card, instead, sideFields(OPTIONS, which, given), more);
    };
    const [one, other] = [
      side(attacker, 'attacker', 'The first side'),
      side(defender, 'defender', 'The second side'),
    ];
    const nameOf = ({ card, name }: Record<string, unknown>) => String(card ?? name);
    return {
      name: titleWith([nameOf(one), nameOf(other)], (names) => names.join(' against ')),
      rules: 'c3g',
      fight: 'duel',
      attacker: one,
      defender: other,
      ...topFields(OPTIONS, given),
      ...(cards !== undefined && { cards: [cards] }),
      ...varyOf(OPTIONS, all),
    };
  },
};

/** Requires dice and a Life for a side without a card. */
function requireNumbers(side: 'attacker' | 'defender', name: string, given: Given): void {
  for (const number of ['attack', 'defense', 'life']) {
    const option = `--${side}-${number}`;
    if (given[option] !== undefined) continue;
    throw new BadInput({
      path: [],
      place: option,
      found: 'nothing',
      allowed: `a number, or a card for ${name.toLowerCase()}`,
    });
  }
}
