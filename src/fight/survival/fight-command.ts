import { BadInput, titleWith } from '../../base/index.ts';
import { type Card, findCard, MOST_DICE } from '../../cards/index.ts';
import type { FightCommand, FightOption } from '../../rules/index.ts';
import { firstOf, libraryWith, sideFields, topFields, varyOf, whole } from '../given.ts';
import { NEAR } from '../given-friends.ts';
import { POWER_OPTION, powersBySide, sideDocument } from '../given-powers.ts';

const OPTIONS: readonly FightOption[] = [
  whole('--attack', 0, MOST_DICE, 'attack dice of every attack', 'attacker.attack'),
  {
    name: '--by',
    placeholder: 'card',
    text: 'the card whose attacks they are, with its powers',
    value: { kind: 'card' },
  },
  whole('--defense', 0, MOST_DICE, 'defense dice of the card', 'defender.defense'),
  whole('--life', 1, 1000, 'Life of the card, of every figure', 'defender.life'),
  whole('--figures', 1, 20, 'figures of the card', 'defender.figures'),
  whole('--wounds', 0, 999, 'wounds that its first figure already has', 'defender.wounds'),
  POWER_OPTION,
  ...NEAR,
  {
    name: '--normal-attack',
    text: "normal attacks, even where the attacker's special attacks are better",
    value: { kind: 'switch', means: false },
    field: 'attacker.specialAttack',
  },
  whole('--distance', 1, 100, 'spaces between the two (default: 1, adjacent)', 'distance'),
];

/** A card or numbers in place of it, and the attacks on it, given on the command line. */
export const survivalFightCommand: FightCommand = {
  options: OPTIONS,
  dice: [],
  faces: [],
  document({ defender, cards, given: all }, surroundings) {
    const given = firstOf(all);
    const library = libraryWith(cards, surroundings);
    const card = defender === undefined ? undefined : findCard(library, defender, ['defender']);
    const by = given['--by'];
    const attacker = by === undefined ? undefined : findCard(library, String(by), ['--by']);
    const require = (option: string, instead: string) => {
      if (given[option] !== undefined) return;
      const allowed = `a number of dice, or ${instead}`;
      throw new BadInput({ path: [], place: option, found: 'nothing', allowed });
    };
    if (!attacker) require('--attack', 'a card: --by');
    if (!card) for (const option of ['--defense', '--life']) require(option, 'a card');
    const more = powersBySide(given);
    const side = (which: 'attacker' | 'defender', of: Card | undefined, name: string) =>
      sideDocument(of, name, sideFields(OPTIONS, which, given), more[which]);
    return {
      name: titleWith([card?.name ?? 'a figure'], ([name]) => `How long ${name} stands`),
      rules: 'c3g',
      fight: 'survival',
      attacker: side('attacker', attacker, 'Attacker'),
      defender: side('defender', card, 'Defender'),
      ...topFields(OPTIONS, given),
      ...(cards !== undefined && { cards: [cards] }),
      ...varyOf(OPTIONS, all),
    };
  },
};
