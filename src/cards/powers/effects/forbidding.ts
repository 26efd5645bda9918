/* Figures that may not attack certain figures in battles, with any kind of attack. */

import * as z from 'zod';
import { isSoundSoFar, wholeNumber, yesOrNo } from '../../../base/index.ts';
import { type ArmyCardAsked, anyCardsAsked } from '../card-asked.ts';
import { effect } from '../effect.ts';
import { yes } from '../triggers.ts';

export interface AttacksNot {
  readonly to: ArmyCardAsked;
  /** Only engaged figures (true) or only unengaged figures (false) cannot be attacked. */
  readonly engaged?: boolean;
  /** Only figures whose card has no order marker cannot be attacked. */
  readonly unmarked?: true;
}

/** Figures that the figure with the power cannot attack. */
export const attacksNot = effect<AttacksNot>({
  name: 'attacksNot',
  at: 'battle',
  value: () =>
    z
      .strictObject(
        {
          to: anyCardsAsked().describe('The cards whose figures it cannot attack'),
          engaged: yesOrNo(
            'true: it cannot attack these figures while they are engaged; false: while they are not engaged',
          ).optional(),
          unmarked: yes('Only figures without an order marker on their card'),
        },
        { error: 'a mapping such as { to: { size: small } }' },
      )
      .describe('Figures that the figure cannot attack') as unknown as z.ZodType<AttacksNot>,
  example: { attacksNot: { to: { size: ['small', 'medium'] } } },
});

export interface NotAttacked {
  /** Figures more than this many spaces away cannot attack it. */
  readonly beyond?: number;
  /** Figures that are engaged with one of these friends cannot attack it. */
  readonly engagedWith?: ArmyCardAsked;
}

/** Figures that cannot attack the figure with the power. */
export const notAttacked = effect<NotAttacked>({
  name: 'notAttacked',
  at: 'battle',
  value: () =>
    z
      .strictObject(
        {
          beyond: wholeNumber(
            1,
            100,
            'The figure cannot be attacked from more than this many spaces away',
          ).optional(),
          engagedWith: anyCardsAsked()
            .describe(
              'The cards of friendly figures: an enemy that is engaged with one of them cannot attack this figure',
            )
            .optional(),
        },
        { error: 'a mapping such as { beyond: 2 }' },
      )
      .refine((given) => Object.keys(given).length > 0, {
        error: 'beyond, engagedWith, or both',
        when: isSoundSoFar,
      })
      .describe('Figures that cannot attack the figure') as unknown as z.ZodType<NotAttacked>,
  example: { notAttacked: { beyond: 2 } },
});
