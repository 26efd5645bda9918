/* Powers of common squads that act with more figures than one card has, or that lose figures after a roll. */

import * as z from 'zod';
import { once, wholeNumber } from '../../../base/index.ts';
import { type Table, tableOf } from '../amounts.ts';
import { effect } from '../effect.ts';

export interface Swarms {
  /**
   * How many figures, from all the side's copies of the card together, may move in a turn. A D20 table also sets
   * `attack`.
   */
  readonly move: number | Table<number>;
  /** How many figures may attack (default: as many as may move). */
  readonly attack?: number;
}

const figures = once(() => wholeNumber(1, 31, 'Figures'));
const ERROR = 'a number of figures, or a D20 table such as { 1: 3, 13: 6 }';

/** Lets more figures of a common squad act in a turn than one card has. */
export const swarms = effect<Swarms>({
  name: 'swarms',
  at: 'battle',
  value: () =>
    z
      .strictObject(
        {
          move: z
            .union([figures(), tableOf(figures(), ERROR)], { error: ERROR })
            .describe(
              'How many figures from all copies of the card may move in a turn, or a D20 table for it',
            ),
          attack: wholeNumber(
            1,
            31,
            'How many figures may attack, whether or not they moved (default: as many as may move)',
          ).optional(),
        },
        { error: 'a mapping such as { move: 6, attack: 3 }' },
      )
      .describe(
        'How many figures from all copies of the card act in a turn',
      ) as unknown as z.ZodType<Swarms>,
  example: { swarms: { move: 6, attack: 3 } },
  otherExample: { swarms: { move: { 1: 3, 13: 6, 17: 9 } } },
});

/** One of the card's figures is destroyed if the card's D20 table gives this many attack dice or fewer. */
export const losesFigure = effect<number>({
  name: 'losesFigure',
  at: 'battle',
  value: () =>
    wholeNumber(
      -50,
      50,
      "A figure of the card is destroyed if the card's D20 table gives it at most this many extra attack dice",
    ),
  example: { losesFigure: 0 },
});
