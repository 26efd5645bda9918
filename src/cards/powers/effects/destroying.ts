/* What happens in battles after a figure destroys another by its attack. */

import * as z from 'zod';
import { type ArmyCardAsked, anyCardsAsked } from '../card-asked.ts';
import { effect } from '../effect.ts';
import { yes } from '../triggers.ts';

export interface TurnForKill {
  readonly of: ArmyCardAsked;
  /** Not next to it. */
  readonly apart?: true;
}

/** It takes another turn. */
export const turnForKill = effect<TurnForKill>({
  name: 'turnForKill',
  at: 'battle',
  value: z
    .strictObject({
      of: anyCardsAsked.describe('Whom it has to destroy: what their cards have to say'),
      apart: yes('Whether that one must not stand next to it'),
    })
    .describe('Another turn after it has destroyed an enemy') as unknown as z.ZodType<TurnForKill>,
  example: { turnForKill: { of: { type: 'hero', unique: 'unique' }, apart: true } },
});

/** It moves to the space of the figure destroyed by its special attack. */
export const takesPlace = effect<true>({
  name: 'takesPlace',
  at: 'battle',
  value: z
    .literal(true, { error: 'true' })
    .describe('Takes the place of a figure that its special attack destroys'),
  example: { takesPlace: true },
});
