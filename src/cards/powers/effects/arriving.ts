/* Figures that enter the battlefield one at a time, or leave it for a while. */

import * as z from 'zod';
import { wholeNumber } from '../../../base/index.ts';
import { type Table, tableOf } from '../amounts.ts';
import { effect } from '../effect.ts';
import { type Trigger, uponOthers, yes } from '../triggers.ts';

/** `to`: it arrives near one of these figures of its side. */
export interface Arrives extends Trigger {
  /** Anywhere, but next to no figure. */
  readonly apart?: true;
  /** It does not move in the turn that follows. */
  readonly still?: true;
}

/** It begins off the board. At this moment one figure of the card arrives. */
export const arrives = uponOthers<Arrives>({
  name: 'arrives',
  what: 'Begins off the board, and arrives figure by figure',
  fields: {
    apart: yes('Whether it arrives anywhere that is not adjacent to a figure'),
    still: yes('Whether it does not move in the turn that follows'),
  },
  example: { arrives: { moment: 'roundBegins', to: {}, within: 3, sight: true } },
  otherExample: { arrives: { moment: 'markerShown', to: {}, apart: true, still: true } },
});

/** Where it may be put. */
export interface Whereto {
  readonly within?: number;
  /** Letters of terrain. */
  readonly onto?: readonly string[];
  /** Not next to an enemy */
  readonly unengaged?: true;
}

/** Off the board until another roll brings it back, no change, or the spaces on which it may be put. */
export type Relocation = 'off' | 'stays' | Whereto;

const ROW_ERROR = 'off, stays, or where it may be placed, such as { within: 10 }';

/**
 * A D20 roll at the beginning of a round decides whether it may be moved elsewhere, or leaves the board for a
 * while.
 */
export const relocates = effect<Table<Relocation>>({
  name: 'relocates',
  at: 'battle',
  value: tableOf(
    z.union(
      [
        z.enum(['off', 'stays'], { error: ROW_ERROR }),
        z.strictObject(
          {
            within: wholeNumber(1, 100, 'Within this many spaces (default: anywhere)').optional(),
            onto: z
              .array(z.string({ error: 'a letter' }).length(1), { error: 'letters of terrain' })
              .describe('Only on terrain with these letters')
              .optional(),
            unengaged: yes('Whether it must not be adjacent to an enemy there'),
          },
          { error: ROW_ERROR },
        ),
      ],
      { error: ROW_ERROR },
    ),
    'a D20 table such as { 1: off, 5: stays, 11: { unengaged: true } }',
  ).describe(
    'A D20 table at the start of a round: off the board, nothing, or where it may be placed',
  ) as unknown as z.ZodType<Table<Relocation>>,
  example: { relocates: { 1: 'off', 5: 'stays', 11: { unengaged: true } } },
});
