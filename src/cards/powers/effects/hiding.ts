/* Figures that hide: for a while, they have no hit zone. */

import * as z from 'zod';
import { oneOf, wholeNumber } from '../../../base/index.ts';
import { type ArmyCardAsked, anyCardsAsked } from '../card-asked.ts';
import { effect } from '../effect.ts';
import { yes } from '../triggers.ts';

const OCCASIONS = ['turnEnds', 'targeted', 'destroyed', 'defended', 'chosen'] as const;
export type HidingAt = (typeof OCCASIONS)[number];

const WHO = ['itself', 'card', 'cardAndFriends'] as const;

const UNTIL = ['turn', 'marker'] as const;

export interface Hides {
  readonly at: HidingAt;
  readonly who: (typeof WHO)[number];
  readonly until: (typeof UNTIL)[number];
  /** The D20 number to reach (default: no roll is needed). */
  readonly d20?: number;
  /** The figures hide only while no enemy is next to them. */
  readonly unengaged?: true;
  /** For `chosen`: the cards of the enemies from which the figures hide. */
  readonly from?: ArmyCardAsked;
  /** Not even an adjacent figure can attack the hidden figures. */
  readonly wholly?: true;
}

/** Figures without a hit zone: only adjacent figures can attack them. */
export const hides = effect<Hides>({
  name: 'hides',
  at: 'battle',
  value: () =>
    z
      .strictObject(
        {
          at: oneOf(OCCASIONS, 'When'),
          who: oneOf(
            WHO,
            'Which figures hide: the figure itself, the whole card, or the card and friendly figures',
          ),
          until: oneOf(UNTIL, 'How long'),
          d20: wholeNumber(
            1,
            20,
            'The D20 number to reach (default: no roll is needed)',
          ).optional(),
          unengaged: yes('Whether figures hide only while no enemy is adjacent to them'),
          from: anyCardsAsked()
            .describe('With `at: chosen`, the cards of the enemies from which the figures hide')
            .optional(),
          wholly: yes('Whether adjacent figures cannot attack the hidden figures either'),
        },
        { error: 'a mapping such as { at: turnEnds, who: itself, until: marker, d20: 16 }' },
      )
      .describe(
        'Figures that hide for some time: only adjacent figures can attack them',
      ) as unknown as z.ZodType<Hides>,
  example: { hides: { at: 'turnEnds', who: 'itself', until: 'marker', d20: 16 } },
});
