/* The YAML form of amounts: `2`, `{ each: ownWound, most: 5 }`, `{ dice: 3 }`. */

import * as z from 'zod';
import { isSoundSoFar, once, oneOf, wholeNumber } from '../../../base/index.ts';
import type { Amount, RolledAmount, Scaled } from '../rules/amount.ts';
import { COUNTS, selector, spelledSelector } from './selector.ts';
import { withSpelled, yes } from './short.ts';

const MOST = 50;

const number = once(() => wholeNumber(-MOST, MOST, 'How many'));

const EACH_ERROR = `one of ${COUNTS.join(', ')}, or figures such as { side: own, within: 1 }`;

const MARKERS: readonly unknown[] = ['markers', 'unrevealedMarkers', 'revealedMarkers'];

const ON_ERROR =
  'target for order markers, or whose wounds are counted, such as { side: own, type: hero }';

const scaled = once(
  () =>
    z
      .strictObject({
        each: z
          .union(
            [
              oneOf(COUNTS, 'What the number is multiplied by: a count, or a number of figures'),
              selector(),
            ],
            {
              error: EACH_ERROR,
            },
          )
          .describe('What the number is multiplied by: a count, or a number of figures'),
        on: z
          .union([z.literal('target'), selector()], { error: ON_ERROR })
          .describe(
            'Where the count is taken: markers on the target’s card, or the wounds of a figure',
          )
          .optional(),
        times: number().describe('What each counted thing adds (default: 1)').optional(),
        most: wholeNumber(1, 1000, 'The maximum total').optional(),
      })
      .refine(
        ({ each, on }) =>
          on === undefined || (on === 'target' ? MARKERS.includes(each) : each === 'wounds'),
        { path: ['on'], error: ON_ERROR, when: isSoundSoFar },
      )
      .transform(({ each, on, times = 1, most }) => ({
        each,
        ...(on !== undefined && { on }),
        times,
        ...(most !== undefined && { most }),
      }))
      .meta({ id: 'amountForEach' }) as unknown as z.ZodType<Scaled>,
);

const AMOUNT_ERROR = 'a whole number, or a number for each such as { each: ownWound, most: 5 }';

/** The forms of an amount: a fixed number, or a multiple of a count. */
export const amountForms = once(() => [number(), scaled()] as const);

/** The forms of an amount that cannot be negative. */
export const positiveForms = once(() => [wholeNumber(0, MOST, 'How many'), scaled()] as const);

export const amount = once(
  () => z.union(amountForms(), { error: AMOUNT_ERROR }) as unknown as z.ZodType<number | Scaled>,
);

export const positiveAmount = once(
  () =>
    z.union(positiveForms(), {
      error: AMOUNT_ERROR,
    }) as unknown as z.ZodType<number | Scaled>,
);

export const rolledAmount = once(
  () =>
    z
      .strictObject({
        dice: amount().describe('The number of combat dice'),
        each: oneOf(COUNTS, 'What the number of dice is multiplied by').optional(),
        face: oneOf(
          ['skull', 'symbol'],
          'The face that counts: skull (default), or a symbol on one of six faces',
        ).optional(),
        shared: yes('The dice are rolled once for all figures, which share the total'),
      })
      .transform(({ face = 'skull', ...others }) => ({
        ...others,
        face,
      }))
      .meta({ id: 'amountOfDice' }) as unknown as z.ZodType<RolledAmount>,
);

export function spelledAmount(value: Amount): unknown {
  if (typeof value === 'number') return value;
  if ('dice' in value) {
    const { face, ...others } = value;
    return {
      ...withSpelled(others, { dice: spelledAmount }),
      ...(face !== 'skull' && { face }),
    };
  }
  const { each, on, times, most } = value;
  return {
    each: typeof each === 'string' ? each : spelledSelector(each),
    ...(on !== undefined && { on: on === 'target' ? on : spelledSelector(on) }),
    ...(times !== 1 && { times }),
    ...(most !== undefined && { most }),
  };
}
