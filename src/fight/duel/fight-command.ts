/* The options of a duel on the command line, and the document that they make. */

import { BadInput, titleWith } from '../../base/index.ts';
import { findCard } from '../../cards/index.ts';
import { type FightCommand, type FightOption, fightOptions } from '../../rules/index.ts';
import { DUEL_FIELDS } from '../fields.ts';
import { firstOf, type Given, libraryWith, sideFields, topFields, varyOf } from '../given.ts';
import { friendsOption } from '../given-friends.ts';
import { powersGiven, powersOf, sideDocument } from '../given-powers.ts';
import { sideOptions } from '../side-options.ts';

const NUMBERS = ['attack', 'defense', 'life', 'figures', 'wounds', 'move', 'range'] as const;

const OPTIONS: readonly FightOption[] = [
  ...fightOptions(DUEL_FIELDS),
  // Named as for an attack, where the second side is the defender.
  friendsOption('--near', 'the first side', 'attacker.near'),
  friendsOption('--near-defender', 'the second side', 'defender.near'),
  ...sideOptions('attacker', 'the first side', NUMBERS),
  powersOf('--attacker-power', 'the first side', 'attacker.powers'),
  ...sideOptions('defender', 'the second side', NUMBERS),
  powersOf('--defender-power', 'the second side', 'defender.powers'),
];

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
