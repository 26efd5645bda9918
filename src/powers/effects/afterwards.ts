import * as z from 'zod';
import { wholeNumber } from '../../words/fields.ts';
import { amount, isTable, numberOrTable, type Table } from '../amounts.ts';
import { woundsOn } from '../attack-state.ts';
import { reaches } from '../d20.ts';
import { effect } from '../effect.ts';
import { momentText, numberText } from '../texts.ts';

/* After the attack (stage 10). */

/** Life Drain. At the end of the turn it acts in duels and turns. */
export const heals = effect<number | Table<number>>({
  name: 'heals',
  at: 'healing',
  owner: 'attacker',
  value: numberOrTable(1, 1000, 'Wounds that it is healed of'),
  text: (value, line) => `heals ${numberText(value, 'wound')}${momentText(line)}`,
  example: { heals: 1, when: ['destroyed'] },
  rolls: isTable,
  act: (value, attack, active) => {
    if ((active.line.stage ?? 'after') !== 'after') return;
    const healed = amount(value, attack, active);
    attack.healed += Math.min(healed, woundsOn(attack, 'attacker'));
  },
});

export const attackAgain = effect<true | number>({
  name: 'attackAgain',
  at: 'again',
  owner: 'attacker',
  value: z
    .union([z.literal(true), wholeNumber(1, 20, 'The D20 number to reach')], {
      error: 'true, or a D20 number from 1 to 20',
    })
    .describe('Whether it may attack once more, or the D20 number to reach for it'),
  text: (value) =>
    `may attack again${value === true ? '' : ` on a D20 roll of ${value} or higher`}`,
  example: { attackAgain: true, when: ['destroyed'], most: 1 },
  rolls: (value) => value !== true,
  act: (value, attack, { dice }) => {
    attack.again ||= value === true || reaches(attack, dice, value);
  },
});
