/* Changes of control in battles: a card changes sides, for a turn or for good. */

import * as z from 'zod';
import { isSoundSoFar, oneOf, wholeNumber } from '../../../base/index.ts';
import { effect } from '../effect.ts';
import { d20, type Trigger, uponFields, yes } from '../triggers.ts';

export interface TakesControl extends Trigger {
  readonly d20: number;
  /** `turn`: for one turn, which is taken immediately. `game`: the whole card, for the rest of the game. */
  readonly for: 'turn' | 'game';
  /** A friendly figure may be chosen instead, for a turn. A number: the D20 number to reach for that figure. */
  readonly either?: true | number;
  /** A successful roll reveals the card's marker X. */
  readonly spendsX?: true;
  /** `self`: the figure with the power is destroyed as the cost. */
  readonly costs?: 'self';
}

/** An enemy’s card changes sides, for a turn or for good. */
export const takesControl = effect<TakesControl>({
  name: 'takesControl',
  at: 'battle',
  value: () =>
    z
      .strictObject({
        ...uponFields(),
        d20: d20(),
        for: oneOf(
          ['turn', 'game'],
          'turn: it controls the figure for one turn, taken immediately; game: for the rest of the game',
        ),
        either: z
          .union([z.literal(true), d20()], { error: 'true, or a D20 number' })
          .describe(
            'true if it may choose a friendly figure, which then takes a turn; or the lowest D20 roll that succeeds for a friendly figure',
          )
          .optional(),
        spendsX: yes("Whether the card's order marker X is revealed to use the power"),
        costs: oneOf(['self'], 'self: using the power destroys the figure that has it').optional(),
      })
      .refine(
        ({ for: time, moment }) =>
          time === 'game' || moment === 'markerShown' || moment === 'turnEnds',
        {
          error: 'markerShown or turnEnds, because with for: turn the turn is taken immediately',
          path: ['moment'],
          when: isSoundSoFar,
        },
      )
      .describe('Takes control of an enemy card') as unknown as z.ZodType<TakesControl>,
  example: {
    takesControl: {
      moment: 'beforeAttacking',
      within: 1,
      to: { unique: 'unique' },
      d20: 20,
      for: 'game',
    },
  },
});

/** The figure itself joins the enemy's side. */
export const goesOver = effect<number>({
  name: 'goesOver',
  at: 'battle',
  value: () =>
    wholeNumber(
      1,
      20,
      'The highest D20 roll, at the end of the turn, with which the figure changes sides',
    ),
  example: { goesOver: 1 },
});

/** The enemy plays the figure's turn. */
export const enemyTakesTurn = effect<number>({
  name: 'enemyTakesTurn',
  at: 'battle',
  value: () =>
    wholeNumber(
      1,
      20,
      "The lowest D20 roll with which the enemy plays the turn; the die is rolled when the card's order marker is revealed",
    ),
  example: { enemyTakesTurn: 17 },
});

/** The enemy plays an additional turn with the figure. */
export const lendsItself = effect<number>({
  name: 'lendsItself',
  at: 'battle',
  value: () =>
    wholeNumber(
      1,
      20,
      'The highest D20 roll, at the end of the turn, with which the enemy gets an additional turn',
    ),
  example: { lendsItself: 3 },
});
