/* Conditions on the other figure. */

import * as z from 'zod';
import { isSoundSoFar, once, shortText, yesOrNo } from '../../../base/index.ts';
import { askedWords, type CardAsked, cardAskedFields } from '../card-asked.ts';
import { condition } from '../condition.ts';

/**
 * Conditions on a figure. The figure must fit every given field; if a field is a list of words, one of them is enough.
 */
export interface FigureAsked extends CardAsked {
  readonly terrain?: string | readonly string[];
  readonly engaged?: boolean;
  readonly nextToAlly?: boolean;
  /** The mark that other figures have put on it with the effect `marked`. */
  readonly marked?: string;
}

const asked = once(
  () =>
    z
      .strictObject(
        {
          ...cardAskedFields(),
          terrain: askedWords("the terrain letter of the figure's space"),
          engaged: yesOrNo('Whether the figure is engaged').optional(),
          nextToAlly: yesOrNo(
            'Whether the figure is adjacent to an ally of the figure with the power',
          ).optional(),
          marked: shortText('The name by which another power has marked the figure', 60).optional(),
        },
        { error: 'a mapping such as { size: [small, medium] }' },
      )
      .refine((fields) => Object.keys(fields).length > 0, {
        error: 'at least one property, such as { size: [small, medium] }',
        when: isSoundSoFar,
      }) as unknown as z.ZodType<FigureAsked>,
);

export const target = condition<FigureAsked>({
  name: 'target',
  value: () => asked(),
  example: { size: ['small', 'medium'] },
});

export const enemy = condition<FigureAsked>({
  name: 'enemy',
  value: () => asked(),
  example: { type: 'squad' },
});
