/* D20 rolls with which the defender avoids an attack (stages 2, 4 and 7) or the attacker cancels the defense roll. */

import * as z from 'zod';
import { once, oneOf, wholeNumber } from '../../../base/index.ts';
import type { Reach } from '../d20.ts';
import { effect } from '../effect.ts';

const reach = once(
  () =>
    z.union(
      [
        wholeNumber(1, 20, 'The D20 number to reach'),
        z.strictObject({
          d20: wholeNumber(1, 40, 'The D20 number to reach'),
          plus: oneOf(
            ['distance'],
            'distance: the number of spaces from attacker to defender is added to the roll',
          ),
        }),
      ],
      { error: 'a D20 number from 1 to 20, or { d20: n, plus: distance }' },
    ) as unknown as z.ZodType<Reach>,
);

/**
 * With `orNoDefense`, a failed roll leaves the defender without defense dice. With `moves`, a defender that evades may
 * move away.
 */
export type Evasion =
  | number
  | (Exclude<Reach, number> & { readonly orNoDefense?: true; readonly moves?: true });

const moves = once(() =>
  z
    .literal(true, { error: 'true' })
    .describe('Whether the figure may then move away, by an effect `regroups: { at: evaded … }`'),
);

const evasion = once(
  () =>
    z.union(
      [
        reach(),
        z.strictObject({
          d20: wholeNumber(1, 20, 'The D20 number to reach'),
          orNoDefense: z
            .literal(true, { error: 'true' })
            .describe('Whether the figure rolls no defense dice if the roll fails'),
        }),
        z.strictObject({ d20: wholeNumber(1, 20, 'The D20 number to reach'), moves: moves() }),
      ],
      {
        error:
          'a D20 number from 1 to 20, { d20: n, plus: distance }, { d20: n, orNoDefense: true } or { d20: n, moves: true }',
      },
    ) as unknown as z.ZodType<Evasion>,
);

/** The defender ignores the attack and takes neither wounds nor Knockback. */
export const ignoreAttack = effect<Reach>({
  name: 'ignoreAttack',
  at: 'attack',
  value: () => reach().describe('The lowest D20 roll that ignores the attack'),
  example: { ignoreAttack: 16 },
});

/** If the attack has at least one skull, the defender rolls the D20 instead of defending. */
export const evade = effect<Evasion>({
  name: 'evade',
  at: 'attack',
  value: () =>
    evasion().describe('The lowest D20 roll that evades an attack with at least one skull'),
  example: { evade: 13 },
  otherExample: { evade: { d20: 13, orNoDefense: true } },
});

/** With `returns`, a destroyed figure of the squad also returns. With `moves`, the defender may then move away. */
export type WoundsIgnored =
  | number
  | (Exclude<Reach, number> & { readonly returns?: true; readonly moves?: true });

const woundsIgnored = once(
  () =>
    z.union(
      [
        reach(),
        z.strictObject({
          d20: wholeNumber(1, 20, 'The D20 number to reach'),
          returns: z
            .literal(true, { error: 'true' })
            .describe('Whether a destroyed figure of its squad also comes back'),
        }),
        z.strictObject({ d20: wholeNumber(1, 20, 'The D20 number to reach'), moves: moves() }),
      ],
      {
        error:
          'a D20 number from 1 to 20, { d20: n, plus: distance }, { d20: n, returns: true } or { d20: n, moves: true }',
      },
    ) as unknown as z.ZodType<WoundsIgnored>,
);

/** Ignores all wounds from this attack. */
export const ignoreWounds = effect<WoundsIgnored>({
  name: 'ignoreWounds',
  at: 'attack',
  value: () =>
    woundsIgnored().describe('The lowest D20 roll that ignores the wounds of the attack'),
  example: { ignoreWounds: 17, when: ['destroyed'] },
});

const ALWAYS_OR = 'true, or a D20 number from 1 to 20';

/** The defender rolls no defense dice. */
export const noDefense = effect<true | number>({
  name: 'noDefense',
  at: 'attack',
  value: () =>
    z
      .union(
        [z.literal(true, { error: ALWAYS_OR }), wholeNumber(1, 20, 'The D20 number to reach')],
        {
          error: ALWAYS_OR,
        },
      )
      .describe(
        'true: the enemy rolls no defense dice; or the lowest D20 roll with which the enemy rolls none',
      ),
  example: { noDefense: 16 },
});
