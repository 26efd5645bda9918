import { BadInput, titleWith } from '../../base/index.ts';
import { type Card, findCard } from '../../cards/index.ts';
import { type FightCommand, type FightOption, fightOptions } from '../../rules/index.ts';
import { SURVIVAL_FIELDS } from '../fields.ts';
import { firstOf, libraryWith, sideFields, topFields, varyOf } from '../given.ts';
import { NEAR } from '../given-friends.ts';
import { POWER_OPTION, powersBySide, sideDocument } from '../given-powers.ts';
import { sideOptions } from '../side-options.ts';

const OPTIONS: readonly FightOption[] = [
  ...sideOptions('attacker', 'every attack', ['attack']),
  {
    name: '--by',
    placeholder: 'card',
    text: 'the card that attacks, with its powers',
    value: { kind: 'card' },
  },
  ...sideOptions('defender', 'the card', ['defense', 'life', 'figures', 'wounds']),
  POWER_OPTION,
  ...NEAR,
  {
    name: '--normal-attack',
    text: "make normal attacks, even if the attacker's special attacks are better",
    value: { kind: 'switch', means: false },
    field: 'attacker.specialAttack',
  },
  ...fightOptions(SURVIVAL_FIELDS),
];

/** Attacks on a card, or on statistics in place of a card, as given on the command line. */
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
    const require = (side: string, number: string, instead: string) => {
      if (given[`--${side}-${number}`] !== undefined) return;
      const allowed = `a number, such as --${number} 4, or ${instead}`;
      throw new BadInput({ path: [], place: `--${number}`, found: 'nothing', allowed });
    };
    if (!attacker) require('attacker', 'attack', '--by hawkgirl');
    if (!card) for (const number of ['defense', 'life']) require('defender', number, 'a card');
    const more = powersBySide(given);
    const side = (which: 'attacker' | 'defender', of: Card | undefined, name: string) =>
      sideDocument(of, name, sideFields(OPTIONS, which, given), more[which]);
    return {
      name: titleWith([card?.name ?? 'a figure'], ([name]) => `How long ${name} survives`),
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
