/* Effects after the attack (stage 10). */

import * as z from 'zod';
import { wholeNumber } from '../../../base/index.ts';
import { numberOrTable, type Table } from '../amounts.ts';
import { effect } from '../effect.ts';

/** Healing the attacker, as Life Drain does: after the attack, or at the end of the turn if the line says so. */
export const heals = effect<number | Table<number>>({
  name: 'heals',
  at: 'attack',
  value: () => numberOrTable(1, 1000, 'How many wounds are healed'),
  example: { heals: 1, when: ['destroyed'] },
});

const ALWAYS_OR = 'true, or a D20 number from 1 to 20';

export const attackAgain = effect<true | number>({
  name: 'attackAgain',
  at: 'attack',
  value: () =>
    z
      .union(
        [z.literal(true, { error: ALWAYS_OR }), wholeNumber(1, 20, 'The D20 number to reach')],
        {
          error: ALWAYS_OR,
        },
      )
      .describe('true if the figure may attack again; or the lowest D20 roll with which it may'),
  example: { attackAgain: true, when: ['destroyed'], most: 1 },
});
