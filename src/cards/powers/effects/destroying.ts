/* What happens in battles after a figure destroys another figure by attacking. */

import * as z from 'zod';
import { type ArmyCardAsked, anyCardsAsked } from '../card-asked.ts';
import { effect } from '../effect.ts';
import { yes } from '../triggers.ts';

export interface TurnForKill {
  readonly of: ArmyCardAsked;
  /** The destroyed figure must not have been adjacent. */
  readonly apart?: true;
}

/** The attacker takes another turn. */
export const turnForKill = effect<TurnForKill>({
  name: 'turnForKill',
  at: 'battle',
  value: () =>
    z
      .strictObject({
        of: anyCardsAsked().describe('The cards whose figures it must destroy'),
        apart: yes('Whether the destroyed figure must not have been adjacent'),
      })
      .describe(
        'The figure takes another turn after it has destroyed an enemy',
      ) as unknown as z.ZodType<TurnForKill>,
  example: { turnForKill: { of: { type: 'hero', unique: 'unique' }, apart: true } },
});

/** The attacker moves to the space of the figure that its special attack destroyed. */
export const takesPlace = effect<true>({
  name: 'takesPlace',
  at: 'battle',
  value: () =>
    z
      .literal(true, { error: 'true' })
      .describe("When its special attack destroys a figure, it moves to that figure's space"),
  example: { takesPlace: true },
});
