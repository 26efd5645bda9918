/* Wounds from attacks in battles that other figures undo or take themselves. */

import * as z from 'zod';
import { wholeNumber } from '../../../base/index.ts';
import { type ArmyCardAsked, anyCardsAsked } from '../card-asked.ts';
import { effect } from '../effect.ts';
import { yes } from '../triggers.ts';

export interface Saves {
  readonly within: number;
  /** Clear line of sight. */
  readonly sight?: true;
  readonly to: ArmyCardAsked;
  /** Number of dice with the symbol on one face in six, and symbols needed. */
  readonly dice: number;
  readonly symbols: number;
}

/** Other figures of its side ignore wounds that would destroy them. */
export const saves = effect<Saves>({
  name: 'saves',
  at: 'battle',
  throughOthers: true,
  value: z
    .strictObject({
      within: wholeNumber(1, 100, 'Spaces; 1: next to it'),
      sight: yes('Whether it needs a clear line of sight'),
      to: anyCardsAsked.describe('Whom it saves: what their cards have to say'),
      dice: wholeNumber(1, 50, 'Dice with a symbol on one face of six'),
      symbols: wholeNumber(1, 50, 'Symbols that they have to show'),
    })
    .describe(
      'Wounds of an attack that would destroy another figure count for nothing',
    ) as unknown as z.ZodType<Saves>,
  example: { saves: { within: 8, sight: true, to: { species: 'Elf' }, dice: 10, symbols: 3 } },
});

export interface TakesWounds {
  /** The adjacent friends that it protects. */
  readonly of: ArmyCardAsked;
}

/** Takes an adjacent friend's wounds, if the attacker is not adjacent to that friend. */
export const takesWounds = effect<TakesWounds>({
  name: 'takesWounds',
  at: 'battle',
  throughOthers: true,
  value: z
    .strictObject({ of: anyCardsAsked.describe('Whose wounds: what their cards have to say') })
    .describe('Takes the wounds of a friend next to it') as unknown as z.ZodType<TakesWounds>,
  example: { takesWounds: { of: { class: 'Rogue' } } },
});

export interface Sacrifices {
  /** Adjacent figures that are destroyed instead. */
  readonly of: ArmyCardAsked;
}

/** A friend next to it is destroyed in place of the wounds of a normal attack. */
export const sacrifices = effect<Sacrifices>({
  name: 'sacrifices',
  at: 'battle',
  throughOthers: true,
  value: z
    .strictObject({
      of: anyCardsAsked.describe('Who next to it is destroyed: what their cards have to say'),
    })
    .describe(
      'A friend next to it is destroyed in place of its wounds',
    ) as unknown as z.ZodType<Sacrifices>,
  example: { sacrifices: { of: { species: 'Goblin', size: 'small' } } },
});
