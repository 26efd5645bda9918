/* Figures that enter the battlefield one at a time, or leave the battlefield for a while. */

import * as z from 'zod';
import { wholeNumber } from '../../../base/index.ts';
import { type Table, tableOf } from '../amounts.ts';
import { effect } from '../effect.ts';
import { type Trigger, uponOthers, yes } from '../triggers.ts';

/** `to`: the figure arrives near one of these friends. */
export interface Arrives extends Trigger {
  /** The figure may arrive on any space that is not next to a figure. */
  readonly apart?: true;
  /** The figure does not move in the turn after its arrival. */
  readonly still?: true;
}

/** The card's figures begin off the board. At the given moment, one of them arrives. */
export const arrives = uponOthers<Arrives>({
  name: 'arrives',
  what: 'The figures of the card begin off the board and arrive one by one',
  fields: () => ({
    apart: yes('Whether a figure may arrive on any space that is not adjacent to another figure'),
    still: yes('Whether a figure that arrives cannot move in the turn that follows'),
  }),
  example: { arrives: { moment: 'roundBegins', to: {}, within: 3, sight: true } },
  otherExample: { arrives: { moment: 'markerShown', to: {}, apart: true, still: true } },
});

/** Where a figure may be put. */
export interface Whereto {
  readonly within?: number;
  /** The letters of the terrain on which the figure may be placed. */
  readonly onto?: readonly string[];
  /** The figure may not be placed next to an enemy. */
  readonly unengaged?: true;
}

/**
 * What happens to the figure: it leaves the board until another roll brings it back, it stays, or it may be put
 * elsewhere.
 */
export type Relocation = 'off' | 'stays' | Whereto;

const ROW_ERROR = 'off, stays, or where the figure may be placed, such as { within: 10 }';

/**
 * A D20 roll at the beginning of a round decides whether the figure may be put elsewhere or leaves the board for a
 * while.
 */
export const relocates = effect<Table<Relocation>>({
  name: 'relocates',
  at: 'battle',
  value: () =>
    tableOf(
      z.union(
        [
          z.enum(['off', 'stays'], { error: ROW_ERROR }),
          z.strictObject(
            {
              within: wholeNumber(
                1,
                100,
                'The figure may be placed within this many spaces of its current space (default: anywhere)',
              ).optional(),
              onto: z
                .array(z.string({ error: 'a letter' }).length(1), {
                  error: 'a list of terrain letters, such as [w]',
                })
                .describe(
                  'The letters of the terrain on which the figure may be placed (default: any terrain)',
                )
                .optional(),
              unengaged: yes('Whether the figure may not be placed adjacent to an enemy'),
            },
            { error: ROW_ERROR },
          ),
        ],
        { error: ROW_ERROR },
      ),
      'a D20 table such as { 1: off, 5: stays, 11: { unengaged: true } }',
    ).describe(
      'A D20 table rolled at the start of a round: the figure leaves the board (off), stays, or may be placed on another space',
    ) as unknown as z.ZodType<Table<Relocation>>,
  example: { relocates: { 1: 'off', 5: 'stays', 11: { unengaged: true } } },
});
