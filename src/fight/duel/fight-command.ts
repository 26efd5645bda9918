/* The options of a duel on the command line, and the document that they make. */

import { BadInput, listed, nameKey, nearest, shown, titleWith } from '../../base/index.ts';
import { findCard, named } from '../../cards/index.ts';
import { type FightCommand, type FightOption, fightOptions } from '../../rules/index.ts';
import { DUEL_FIELDS } from '../fields.ts';
import { firstOf, type Given, libraryWith, sideFields, topFields, varyOf } from '../given.ts';
import { friendsOption } from '../given-friends.ts';
import { powersGiven, powersOf, sideDocument } from '../given-powers.ts';
import { sideOptions } from '../side-options.ts';

const NUMBERS = ['attack', 'defense', 'life', 'figures', 'wounds', 'move', 'range'] as const;

const FIRST = '--first';

const OPTIONS: readonly FightOption[] = [
  ...fightOptions(DUEL_FIELDS).map(alsoByName),
  // These options have the same names as for an attack, in which the second side is the defender.
  friendsOption('--near', 'the first side', 'attacker.near'),
  friendsOption('--near-defender', 'the second side', 'defender.near'),
  ...sideOptions('attacker', 'the first side', NUMBERS),
  powersOf('--attacker-power', 'the first side', 'attacker.powers'),
  ...sideOptions('defender', 'the second side', NUMBERS),
  powersOf('--defender-power', 'the second side', 'defender.powers'),
];

/** The option for the first turn also takes the name of one of the two cards. */
function alsoByName(option: FightOption): FightOption {
  if (option.name !== FIRST || option.value.kind !== 'choice') return option;
  const text = `${option.text}; also takes the name of one of the two cards`;
  return { ...option, text, value: { ...option.value, isOpen: true } };
}

/**
 * The side that has the first turn.
 *
 * @param names the cards of the attacker and the defender; undefined for a side without a card
 * @throws BadInput if the text is neither one of the choices nor the name of exactly one of the cards
 */
function firstSide(text: string, names: readonly (string | undefined)[]): string {
  const { choices } = DUEL_FIELDS.first.value;
  if ((choices as readonly string[]).includes(text)) return text;
  const sides = names.flatMap((name, i) =>
    name === undefined ? [] : [{ slug: nameKey(name), side: choices[i] ?? '' }],
  );
  const [only, ...others] = named(text, sides);
  const isOne =
    only && others.length === 0 && new Set(sides.map(({ slug }) => slug)).size === sides.length;
  if (isOne) return only.side;
  const allowed = listed(
    choices.map((choice, i) => (names[i] === undefined ? choice : `${choice} (${names[i]})`)),
    'or',
  );
  throw new BadInput({
    path: [],
    place: FIRST,
    found: shown(text),
    allowed,
    nearest: nearest(text, choices),
  });
}

/** Two cards, cards with changed statistics, or statistics without cards. */
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
    const first = given[FIRST];
    const nameOf = ({ card, name }: Record<string, unknown>) => String(card ?? name);
    return {
      name: titleWith([nameOf(one), nameOf(other)], (names) => names.join(' against ')),
      rules: 'c3g',
      fight: 'duel',
      attacker: one,
      defender: other,
      ...topFields(OPTIONS, given),
      ...(first !== undefined && {
        first: firstSide(
          String(first),
          [one, other].map(({ card }) => card as string | undefined),
        ),
      }),
      ...(cards !== undefined && { cards: [cards] }),
      ...varyOf(OPTIONS, all),
    };
  },
};

/** Requires attack dice, defense dice and Life for a side without a card. */
function requireNumbers(side: 'attacker' | 'defender', name: string, given: Given): void {
  for (const number of ['attack', 'defense', 'life']) {
    const option = `--${side}-${number}`;
    if (given[option] !== undefined) continue;
    throw new BadInput({
      path: [],
      place: option,
      found: 'nothing',
      allowed: `a number, such as ${option} 4, or a card for ${name.toLowerCase()}`,
    });
  }
}
