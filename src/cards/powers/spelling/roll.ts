/* The YAML form of rolls, limits and costs: `16`, `{ d20: 3, atMost: true }`, `{ uses: 1, per: round }`. */

import * as z from 'zod';
import { isSoundSoFar, once, oneOf, wholeNumber } from '../../../base/index.ts';
import { PERIODS, USERS } from '../effect-line.ts';
import type { Bonus, Cost, Limit, Roll } from '../rules/rule.ts';
import { conditions, spelledConditions } from './condition.ts';
import { selector, spelledSelector } from './selector.ts';
import { shortened, trueWord, withSpelled, yes } from './short.ts';

const number = (what: string) => wholeNumber(1, 20, what);

const PLUS_ERROR = 'distance, { each: … }, or { add: 2, if: … }';

const plus = once(() =>
  z
    .union(
      [
        z.literal('distance'),
        z.strictObject({ each: selector().describe('Each of these figures adds 1') }),
        z.strictObject({
          add: wholeNumber(-19, 19, 'The number added to the roll'),
          if: conditions().describe('The number is added only if all these conditions hold'),
        }),
      ],
      { error: PLUS_ERROR },
    )
    .describe('Bonuses to the roll'),
);

const ERROR = 'a D20 number to reach, such as 16 or { d20: 3, atMost: true }';

/** A roll. `idle`: another D20 is rolled, without any effect. */
export type SpelledRoll = Roll & { readonly idle?: true };

export const roll = once(
  () =>
    z.union(
      [
        number('The D20 number to reach').transform((d20) => ({ d20 })),
        z
          .strictObject({
            d20: z
              .union(
                [
                  number('The D20 number to reach'),
                  z.strictObject({
                    squad: number('The D20 number to reach for squad figures'),
                    hero: number('The D20 number to reach for heroes'),
                  }),
                ],
                { error: 'a whole number from 1 to 20, or { squad: 8, hero: 15 }' },
              )
              .describe('The D20 number to reach')
              .optional(),
            atMost: yes('The roll succeeds if it is not higher than the number'),
            dice: wholeNumber(
              1,
              50,
              'The number of combat dice rolled instead of the D20',
            ).optional(),
            symbols: wholeNumber(1, 50, 'How many of these dice must show a symbol').optional(),
            plus: plus().optional(),
            friends: number('The D20 number to reach for friendly figures').optional(),
            spends: number(
              'A lower number: a roll that reaches it fails, but counts as a use of the power',
            ).optional(),
            per: oneOf(
              ['power', 'whom'],
              'power: one roll in an attack for the whole power; whom: one roll for each figure on which the rule acts',
            ).optional(),
            idle: yes('An extra D20 is rolled that decides nothing'),
          })
          .refine(({ dice, symbols }) => (dice === undefined) === (symbols === undefined), {
            error: 'dice and symbols together, such as { dice: 10, symbols: 3 }',
            when: isSoundSoFar,
          }),
      ],
      { error: ERROR },
    ) as unknown as z.ZodType<SpelledRoll>,
);

/** Writes a roll. `idle` alone (a D20 without any effect) is written as a roll to reach 1. */
export function spelledRoll(written: Roll = { d20: 1 }, idle?: true): unknown {
  const all = withSpelled(written, { plus: spelledPlus });
  if (typeof written.d20 === 'number' && Object.keys(all).length === 1) return written.d20;
  return { ...all, ...(idle && { idle }) };
}

function spelledPlus(written: Bonus): unknown {
  if (written === 'distance') return written;
  return 'each' in written
    ? { each: spelledSelector(written.each) }
    : withSpelled(written, { if: spelledConditions });
}

export const limit = once(
  () =>
    z.strictObject(
      {
        uses: wholeNumber(1, 1000, 'How many times the power can act'),
        per: oneOf(PERIODS, 'Whether the limit is for a turn, a round or the game'),
        of: oneOf(
          USERS,
          'Whether the limit is for each figure, for the card (default) or for the whole side',
        ).optional(),
      },
      { error: 'a limit such as { uses: 1, per: round }' },
    ) as unknown as z.ZodType<Limit>,
);

const COST_ERROR =
  'a price: markerX, self, attacks, or a mapping such as { wounds: 1, by: { side: own } }';

const costs = once(() =>
  z
    .strictObject(
      {
        markerX: yes("The cost: the card's order marker X is revealed"),
        self: yes('The cost: the figure with the power is destroyed'),
        attacks: yes('The cost: all attacks of the card this turn'),
        wounds: wholeNumber(1, 50, 'The cost: a friendly figure takes this many wounds').optional(),
        destroy: yes('The cost: a friendly figure is destroyed'),
        by: selector().describe('Which friendly figures may pay').optional(),
      },
      { error: COST_ERROR },
    )
    .refine((given) => Object.keys(given).length > 0, { error: COST_ERROR, when: isSoundSoFar }),
);

export const cost = once(
  () =>
    z.union([trueWord(['markerX', 'self', 'attacks'], COST_ERROR), costs()], {
      error: COST_ERROR,
    }) as unknown as z.ZodType<Cost>,
);

export const spelledCost = (written: Cost): unknown =>
  shortened(withSpelled(written, { by: spelledSelector }), 'markerX', 'self', 'attacks');
