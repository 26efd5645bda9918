/* Changes to combat dice after the roll (stages 3 and 5), applied by `combat-roll.ts`. */

import * as z from 'zod';
import { listed, oneOf, wholeNumber } from '../../../base/index.ts';
import { effect } from '../effect.ts';

export interface Rerolls {
  readonly dice: 'attack' | 'defense';
  readonly faces: readonly ('skull' | 'shield' | 'blank')[];
  readonly most?: number;
}

const FACES = ['skull', 'shield', 'blank'] as const;

/** Rerolls the dice that show one of these faces, once each. */
export const rerolls = effect<Rerolls>({
  name: 'rerolls',
  at: 'attack',
  value: () =>
    z.strictObject(
      {
        dice: oneOf(['attack', 'defense'], 'Whether attack dice or defense dice are rolled again'),
        faces: z
          .array(oneOf(FACES, 'A face'), { error: `a list of ${listed(FACES, 'or')}` })
          .min(1)
          .max(3)
          .describe(
            'Dice that show one of these faces may be rolled again; faces named first are preferred',
          ),
        most: wholeNumber(
          1,
          50,
          'The maximum number of dice rolled again (default: all)',
        ).optional(),
      },
      { error: 'a mapping such as { dice: attack, faces: [blank] }' },
    ) as unknown as z.ZodType<Rerolls>,
  example: { rerolls: { dice: 'attack', faces: ['blank'], most: 1 } },
});

/** Blanks count as skulls or shields for all purposes (Valkyrie symbols). */
export const blanksCount = effect<'skull' | 'shield'>({
  name: 'blanksCount',
  at: 'attack',
  value: () => oneOf(['skull', 'shield'], 'The face that blanks count as'),
  example: { blanksCount: 'skull' },
});
