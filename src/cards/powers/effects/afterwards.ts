/* Effects after the attack (stage 10). */

import * as z from 'zod';
import { wholeNumber } from '../../../base/index.ts';
import { numberOrTable, type Table } from '../amounts.ts';
import { effect } from '../effect.ts';

/** Healing the attacker, as Life Drain does: after the attack, or at the end of the turn if the line says so. */
export const heals = effect<number | Table<number>>({
  name: 'heals',
  at: 'attack',
  value: numberOrTable(1, 1000, 'The number of wounds healed'),
  example: { heals: 1, when: ['destroyed'] },
});

const ALWAYS_OR = 'true, or a D20 number from 1 to 20';

export const attackAgain = effect<true | number>({
  name: 'attackAgain',
  at: 'attack',
  value: z
    .union([z.literal(true, { error: ALWAYS_OR }), wholeNumber(1, 20, 'The D20 number to reach')], {
      error: ALWAYS_OR,
    })
    .describe('Whether it may attack again, or the D20 number needed for it'),
  example: { attackAgain: true, when: ['destroyed'], most: 1 },
});
