import { findCard } from '../../../cards/library.ts';
import type { FightCommand } from '../../fight-command.ts';
import { firstOf, libraryWith, topFields } from '../given.ts';
import { DICE, OPTIONS } from './command-options.ts';
import { addedPowers, attackerDocument, defenderDocument, varied } from './command-sides.ts';
import { turnOfEach } from './turn-of-each.ts';

/** Two cards, numbers in place of cards, or cards with changed numbers, on clear, level ground. */
export const c3gFightCommand: FightCommand = {
  options: OPTIONS,
  dice: DICE,
  faces: [
    { name: 'skull', letter: 's' },
    { name: 'shield', letter: 'h' },
    { name: 'blank', letter: 'b' },
  ],
  document({ attacker, defender, cards, given: all }, surroundings) {
    const given = firstOf(all);
    const library = libraryWith(cards, surroundings);
    const attacking =
      attacker === undefined ? undefined : findCard(library, attacker, ['attacker']);
    const defending =
      defender === undefined ? undefined : findCard(library, defender, ['defender']);
    const more = addedPowers(given);
    return {
      name: `${attacking?.name ?? 'Attacker'} attacks ${defending?.name ?? 'Defender'}`,
      rules: 'c3g',
      attacker: attackerDocument(attacking, given, more.attacker),
      defender: defenderDocument(defending, given, more.defender),
      ...topFields(OPTIONS, given),
      ...(cards !== undefined && { cards: [cards] }),
      ...varied(all, defending, more.defender),
    };
  },
  several: turnOfEach,
};
