/* Movement in battles (BATTLES, "Moving"). */

import * as z from 'zod';
import { isSoundSoFar, oneOf, wholeNumber } from '../../../base/index.ts';
import { numberOrTable, type Table } from '../amounts.ts';
import { SIZES } from '../card-asked.ts';
import { effect } from '../effect.ts';

/** More or fewer spaces of Move. */
export const move = effect<number | Table<number>>({
  name: 'move',
  at: 'battle',
  value: () => numberOrTable(-50, 50, 'Spaces added to its Move; negative: subtracted'),
  example: { move: 2, when: [{ terrain: 's' }] },
  otherExample: { move: { 1: 1, 4: 3, 7: 7 } },
});

/** Extra spaces of Move if the figure ends next to an enemy. */
export const charge = effect<number>({
  name: 'charge',
  at: 'battle',
  value: () => wholeNumber(1, 50, 'How many spaces farther the figure can move'),
  example: { charge: 3, when: [{ not: ['engaged'] }] },
});

/** Extra spaces of Move if the figure does not attack. */
export const hurries = effect<number>({
  name: 'hurries',
  at: 'battle',
  value: () => wholeNumber(1, 50, 'How many spaces farther the figure can move'),
  example: { hurries: 2 },
});

/** Extra spaces of Move; conditions can check whether they were used (`did: ran`). */
export const runs = effect<number>({
  name: 'runs',
  at: 'battle',
  value: () => wholeNumber(1, 50, 'How many spaces farther the figure can move'),
  example: { runs: 3 },
});

/** How a power changes the Height used for climbing: a factor, an increase, or a maximum number of levels per step. */
export interface ClimbValue {
  readonly times?: number;
  readonly more?: number;
  /** The maximum number of levels in one step up. */
  readonly most?: number;
}

/** Climbing higher steps. */
export const climb = effect<ClimbValue>({
  name: 'climb',
  at: 'battle',
  value: () =>
    z
      .strictObject(
        {
          times: wholeNumber(2, 10, 'The number by which its Height is multiplied').optional(),
          more: wholeNumber(1, 50, 'The number that is added to its Height').optional(),
          most: wholeNumber(
            0,
            50,
            'The maximum number of levels that it can climb in one step',
          ).optional(),
        },
        { error: 'a mapping such as { times: 2 }' },
      )
      .refine((given) => Object.keys(given).length === 1, {
        error: 'one of times, more and most',
        when: isSoundSoFar,
      })
      .describe(
        'How its Height changes for climbing up and down',
      ) as unknown as z.ZodType<ClimbValue>,
  example: { climb: { times: 2 } },
  otherExample: { climb: { more: 2 } },
});

/** The figure walks through other figures. */
export const passesThrough = effect<'all' | readonly (typeof SIZES)[number][]>({
  name: 'passesThrough',
  at: 'battle',
  value: () =>
    z
      .union(
        [z.literal('all'), z.array(oneOf(SIZES, 'A size')).min(1, { error: 'at least one size' })],
        { error: 'all, or a list of sizes such as [small, medium]' },
      )
      .describe('Which figures it may move through'),
  example: { passesThrough: 'all' },
  otherExample: { passesThrough: ['small', 'medium'] },
});

/** Terrain that costs the figure one space and neither stops nor hurts it. */
export const ignoresTerrain = effect<readonly string[]>({
  name: 'ignoresTerrain',
  at: 'battle',
  value: () =>
    z
      .array(z.string().regex(/^[a-z]$/, { error: 'a terrain letter' }), {
        error: 'a list of terrain letters, such as [w]',
      })
      .min(1, { error: 'at least one terrain letter' })
      .max(26)
      .describe(
        'The letters of terrain that costs the figure only one space of movement and neither stops nor hurts it',
      ),
  example: { ignoresTerrain: ['w'] },
});

/** No wounds from falls. */
export const unhurtByFalls = effect<true>({
  name: 'unhurtByFalls',
  at: 'battle',
  value: () => z.literal(true, { error: 'true' }).describe('The figure takes no wounds from falls'),
  example: { unhurtByFalls: true },
});
