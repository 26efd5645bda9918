/* Effects that matter over several attacks, in duels and turns. They do nothing in a single attack. */

import * as z from 'zod';
import { wholeNumber } from '../../../base/index.ts';
import { effect } from '../effect.ts';
import type { EffectLine } from '../effect-line.ts';

/** The number of attacks, or a line of effects for each attack. */
export type AttacksValue = number | readonly EffectLine[];

/** The number of attacks in a turn. */
export const attacks = effect<AttacksValue>({
  name: 'attacks',
  at: 'never',
  value: () =>
    z
      .union(
        [
          wholeNumber(1, 20, 'The number of attacks in a turn'),
          z
            .array(
              z.strictObject({
                attackDice: wholeNumber(
                  -50,
                  50,
                  'Extra attack dice in this attack; negative: fewer dice',
                ).optional(),
              }),
            )
            .min(1, { error: 'at least one attack' })
            .max(20, { error: 'at most 20 attacks' }),
        ],
        { error: 'a number of attacks, or a list such as [{}, { attackDice: 2 }]' },
      )
      .describe(
        'The number of attacks in a turn, or a list with the changes for each attack',
      ) as unknown as z.ZodType<AttacksValue>,
  example: { attacks: 2 },
});

/** Frenzy: another turn. */
export const anotherTurn = effect<number>({
  name: 'anotherTurn',
  at: 'never',
  value: () => wholeNumber(1, 20, 'The D20 number to reach at the end of the turn; 1: always'),
  example: { anotherTurn: 16 },
});

/** More or fewer spaces of Range for normal attacks. */
export const range = effect<number>({
  name: 'range',
  at: 'never',
  value: () => wholeNumber(-50, 50, 'Spaces added to its Range; negative: subtracted'),
  example: { range: 1 },
});

/** Only figures within this many spaces may target the figure with normal attacks. */
export const notTargetedBeyond = effect<number>({
  name: 'notTargetedBeyond',
  at: 'attack',
  value: () => wholeNumber(1, 100, 'Spaces'),
  example: { notTargetedBeyond: 1 },
});

/** The figure can fly over everything, but is knocked back like any other figure. */
export const flying = effect<true>({
  name: 'flying',
  at: 'never',
  value: () => z.literal(true, { error: 'true' }).describe('Flying'),
  example: { flying: true },
});
