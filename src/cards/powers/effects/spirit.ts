/* Spirits: effects that a friendly card receives when a figure is destroyed. */

import * as z from 'zod';
import { type ArmyCardAsked, anyCardsAsked } from '../card-asked.ts';
import { type Effect, effect } from '../effect.ts';
import type { EffectLine } from '../effect-line.ts';
import { grantedLines } from './aura.ts';

export interface SpiritValue {
  readonly to: ArmyCardAsked;
  readonly effects: readonly EffectLine[];
}

/** When the figure is destroyed, one friendly card gets effects for the rest of the game. */
export function spiritEffect(lines: () => z.ZodType<readonly EffectLine[]>): Effect {
  return effect<SpiritValue>({
    name: 'spirit',
    at: 'battle',
    value: () =>
      z
        .strictObject(
          {
            to: anyCardsAsked().describe('The cards among which one gets the effects'),
            effects: grantedLines(lines),
          },
          { error: 'a mapping such as { to: { unique: unique }, effects: […] }' },
        )
        .describe(
          'Effects that another card gets when this figure is destroyed',
        ) as unknown as z.ZodType<SpiritValue>,
    example: { spirit: { to: { unique: 'unique' }, effects: [{ attackDice: 1 }] } },
  });
}
