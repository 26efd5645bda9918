/* Powers with which other figures in a battle prevent wounds from attacks, or take the wounds themselves. */

import * as z from 'zod';
import { wholeNumber } from '../../../base/index.ts';
import { type ArmyCardAsked, anyCardsAsked } from '../card-asked.ts';
import { effect } from '../effect.ts';
import { yes } from '../triggers.ts';

export interface Saves {
  readonly within: number;
  /** The figure needs a clear line of sight to the attacked figure. */
  readonly sight?: true;
  readonly to: ArmyCardAsked;
  /** The number of dice rolled, and the number of symbols needed. Each die has a symbol on one of its six faces. */
  readonly dice: number;
  readonly symbols: number;
}

/** Friends can ignore wounds that would destroy them. */
export const saves = effect<Saves>({
  name: 'saves',
  at: 'battle',
  value: () =>
    z
      .strictObject({
        within: wholeNumber(
          1,
          100,
          'The maximum distance to the attacked figure, in spaces; 1: adjacent',
        ),
        sight: yes('Whether a clear line of sight to the attacked figure is needed'),
        to: anyCardsAsked().describe('The cards whose figures it can save'),
        dice: wholeNumber(
          1,
          50,
          'The number of dice rolled; each has a symbol on one of its six faces',
        ),
        symbols: wholeNumber(1, 50, 'How many of the dice must show the symbol'),
      })
      .describe(
        'The figure can save another figure: that figure ignores the wounds of an attack that would destroy it',
      ) as unknown as z.ZodType<Saves>,
  example: { saves: { within: 8, sight: true, to: { species: 'Elf' }, dice: 10, symbols: 3 } },
});

export interface TakesWounds {
  /** The adjacent friends whose wounds the figure takes. */
  readonly of: ArmyCardAsked;
}

/** The figure takes the wounds of an adjacent friend if the attacker is not adjacent to that friend. */
export const takesWounds = effect<TakesWounds>({
  name: 'takesWounds',
  at: 'battle',
  value: () =>
    z
      .strictObject({
        of: anyCardsAsked().describe('The cards of the friendly figures whose wounds it takes'),
      })
      .describe(
        'The figure takes the wounds of an adjacent friendly figure',
      ) as unknown as z.ZodType<TakesWounds>,
  example: { takesWounds: { of: { class: 'Rogue' } } },
});

export interface Sacrifices {
  /** The cards whose adjacent figures can be destroyed instead. */
  readonly of: ArmyCardAsked;
}

/** An adjacent friend is destroyed to prevent the wounds of a normal attack. */
export const sacrifices = effect<Sacrifices>({
  name: 'sacrifices',
  at: 'battle',
  value: () =>
    z
      .strictObject({
        of: anyCardsAsked().describe('The cards whose adjacent figures can be destroyed instead'),
      })
      .describe(
        'An adjacent friendly figure is destroyed, so that this figure takes no wounds',
      ) as unknown as z.ZodType<Sacrifices>,
  example: { sacrifices: { of: { species: 'Goblin', size: 'small' } } },
});
